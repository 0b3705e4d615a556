import { canonical, sha256Hex } from './canonical.ts';

/** A nonce is 16 random bytes from the player's browser, as 32 hex digits. */
export const NONCE_PATTERN = /^[0-9a-f]{32}$/;

/**
 * The commitment of a sealed sheet: SHA-256 over campaign, step, seat, nonce and the sheet's canonical text. Published
 * when sealed; it binds the sheet without showing it, and anyone can check it when the step is told.
 */
export function commitment(campaign: string, step: number, seat: string, nonce: string, sheet: unknown): string {
  return sha256Hex(`${campaign}|${step}|${seat}|${nonce}|${canonical(sheet)}`);
}

/** What is published of a campaign's server seed before it is used. */
export const seedHash = (seed: string): string => sha256Hex(seed);
