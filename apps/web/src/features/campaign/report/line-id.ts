import { canonical } from '@sealed-orders/rules/kernel';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A short id for a line: 8 hexadecimal digits (FNV-1a), the same for everyone who may read the same event. */
export function lineId(event: object): string {
  let hash = OFFSET;
  for (const sign of canonical(event)) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
