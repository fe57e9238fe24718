/** A position as a part of a link: compressed, in letters that need no escapes. */

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) {
  const passed = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair);
  return new Uint8Array(await new Response(passed as ReadableStream).arrayBuffer());
}

export async function packed(position: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  const small = await through(bytes, new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The position of a link; null if the link was cut off or changed. */
export async function unpacked(text: string): Promise<Record<string, unknown> | null> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const small = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await through(small, new DecompressionStream("deflate-raw"));
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch {
    return null;
  }
}
