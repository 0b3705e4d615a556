import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Sha256 } from './replay.ts';

/** SHA-256 that runs wherever the rules do, in a browser too. */
export const plainSha256: Sha256 = (pieces) => {
  const hash = sha256.create();
  for (const piece of pieces) hash.update(typeof piece === 'string' ? utf8ToBytes(piece) : piece);
  return bytesToHex(hash.digest());
};
