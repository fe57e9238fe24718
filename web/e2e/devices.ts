/** Devices with passkeys of a virtual authenticator, and how somebody signs up on one. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { withoutSecrets } from "./helpers";

/** Passkeys are bound to a host name, and a number is none. */
export const HOST = `http://localhost:${process.env.RATSKELLER_E2E_PORT}/`;
/** What an authenticator holds, as the browser's protocol hands it out. */
interface Credentials {
  credentials: {
    credentialId: string;
    isResidentCredential: boolean;
    privateKey: string;
    signCount: number;
  }[];
}

/** A device with an authenticator that agrees to everything; `from` shares its passkeys. */
export async function device(context: BrowserContext, from?: Credentials) {
  await withoutSecrets(context);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  for (const credential of from?.credentials ?? [])
    await client.send("WebAuthn.addCredential", { authenticatorId, credential });
  await page.addInitScript(() =>
    localStorage.setItem("ratskeller-settings", JSON.stringify({ speed: "off", list: true })),
  );
  const passkeys = () => client.send("WebAuthn.getCredentials", { authenticatorId });
  return { page, passkeys };
}

/** A name that no attempt of the same test has taken. */
export const named = (name: string) => `${name} ${test.info().retry + 1}`;

export async function signUp(page: Page, name: string): Promise<string[]> {
  await page.goto(`${HOST}#/account`);
  await page.getByLabel("Your name").first().fill(name);
  await page.getByRole("button", { name: "Make an account" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Recovery codes of ${name}`);
  const codes = await page.locator("li code").allTextContents();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  return codes;
}
