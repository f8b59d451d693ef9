import { fromBase64url, toBase64url } from '../account/base64url.ts';

/** A text for the fragment of a link, which browsers never send to a server. */
export async function compressed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The text of `compressed`; undefined if it is damaged or longer than `most` bytes. */
export async function decompressed(packed: string, most: number): Promise<string | undefined> {
  try {
    const blob = new Blob([fromBase64url(packed)]);
    const reader = blob.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    // A short link may expand to any length: stop as soon as it is too long.
    for (let length = 0; ;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > most) {
        await reader.cancel();
        return undefined;
      }
      chunks.push(value);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(chunks).arrayBuffer());
  } catch {
    return undefined;
  }
}
