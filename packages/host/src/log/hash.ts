import { createHash, webcrypto } from 'node:crypto';

/**
 * SHA-256 of a text in pieces, in UTF-8, as 64 hexadecimal digits: the same as the rules' own function, and ten times as fast.
 */
export function sha256(pieces: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

/** SHA-256 of bytes, on another thread. */
export async function sha256OnThread(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
