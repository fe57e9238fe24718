/** WebAuthn in the browser: options and answers travel as JSON, with bytes as base64url. */
import { ApiError } from "./api";

type Json = Record<string, unknown>;

/** Whether this page may use passkeys: browsers want https (or localhost) and a host name. */
export function canUsePasskeys(): boolean {
  const numbered = /^[\d.]+$|^\[/.test(location.hostname);
  return (
    isSecureContext && "credentials" in navigator && "PublicKeyCredential" in window && !numbered
  );
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function descriptors(list: unknown): PublicKeyCredentialDescriptor[] {
  return ((list ?? []) as { id: string; type: "public-key" }[]).map((each) => ({
    ...each,
    id: toBytes(each.id),
  }));
}

/** Make a passkey; the device asks its person. */
export async function createPasskey(options: Json): Promise<Json> {
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: toBytes(String(options.challenge)),
    user: { ...user, id: toBytes(String(user.id)) },
    excludeCredentials: descriptors(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, {
    clientDataJSON: toText(response.clientDataJSON),
    attestationObject: toText(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  });
}

/** Sign a challenge by any passkey of this site. */
export async function usePasskey(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: toBytes(String(options.challenge)),
    allowCredentials: descriptors(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  const response = used.response as AuthenticatorAssertionResponse;
  return answer(used, {
    clientDataJSON: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    ...(response.userHandle && { userHandle: toText(response.userHandle) }),
  });
}

function answer(credential: PublicKeyCredential, response: Json): Json {
  return { id: credential.id, rawId: credential.id, type: credential.type, response };
}

/** What the device did; whoever cancels, or has no passkey here, is told so. */
async function asked(call: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await call();
    if (found) return found as PublicKeyCredential;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "InvalidStateError") throw new ApiError("passkey-there");
    if (name === "SecurityError") throw new ApiError("passkey-insecure");
  }
  throw new ApiError("passkey-cancelled");
}
