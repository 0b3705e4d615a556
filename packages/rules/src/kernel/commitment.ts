import { canonical } from './canonical.ts';
import { sha256Hex } from './hash.ts';

/** A nonce is 16 random bytes from the player's browser, as 32 hex digits. */
export const NONCE_PATTERN = /^[0-9a-f]{32}$/;

/**
 * The commitment of a sealed sheet: SHA-256 over campaign, number of the phase, seat, nonce and the sheet's canonical
 * text. Published when sealed; it binds the sheet without revealing it, and anyone can check it in the published log.
 */
export function commitment(campaign: string, opening: number, seat: string, nonce: string, sheet: unknown): string {
  return commitmentOfText(campaign, opening, seat, nonce, canonical(sheet));
}

/** The same for a sheet with known canonical text. */
export function commitmentOfText(campaign: string, opening: number, seat: string, nonce: string, text: string): string {
  return sha256Hex(`${campaign}|${opening}|${seat}|${nonce}|${text}`);
}

/**
 * The nonce of a sheet sealed by standing orders. It is derived from the nonce from the player's browser when the
 * standing orders were set, so the server cannot choose it, and it differs from phase to phase.
 */
export const standingNonce = (own: string, campaign: string, opening: number, seat: string): string =>
  sha256Hex(`standing|${own}|${campaign}|${opening}|${seat}`).slice(0, 32);

/** The published commitment to a campaign's server seed. */
export const seedHash = (seed: string): string => sha256Hex(seed);
