import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { changedIn } from '../data/editions.ts';
import { indexOf } from '../map/grid.ts';
import type { SettledClaim } from '../types.ts';
import type { Claim } from './claim.ts';
import type { ClaimPlay } from './play.ts';

type Place = SettledClaim['was'];

/** Whose a hex is, and what stands in it. */
export function placeAt(play: ClaimPlay, hex: HexKey): Place {
  const [site, stronghold] = [lookup(play.sites, hex), lookup(play.strongholds, hex)];
  return {
    control: lookup(play.control, hex) ?? null,
    ...(site && { site }),
    ...(stronghold && { stronghold }),
    undiscovered: play.undiscovered[indexOf(play.ground.grid, hex)] === 1,
  };
}

/** HEX-CLAIM-12. */
export const isFound = (play: Pick<ClaimPlay, 'pending'>, hex: HexKey): boolean =>
  play.pending.some((one) => one.hex === hex);

/**
 * HEX-TURN-13: keeps what claims came to, so that a referee can overrule it.
 * @param claims those that only other claims or their supply could stop, in order
 * @returns to be called when they are settled, with those that were
 */
export function keepClaims(play: ClaimPlay, claims: readonly Claim[]): (won: readonly Claim[]) => void {
  if (!changedIn(play.before.edition).keepsSettled || claims.length === 0) return () => {};
  const claimants = new Map<HexKey, SettledClaim['claimants'][number][]>();
  for (const { hex, piece } of claims) {
    const others = claimants.get(hex) ?? [];
    if (!others.some(({ seat }) => seat === piece.seat)) others.push({ seat: piece.seat, piece: piece.id });
    claimants.set(hex, others);
  }
  const before = new Map([...claimants.keys()].map((hex) => [hex, placeAt(play, hex)] as const));
  return (won) => {
    const winners = new Map<HexKey, SeatId>(won.map(({ hex, piece }) => [hex, piece.seat]));
    const kept = new Map<HexKey, SettledClaim>();
    for (const [hex, was] of before) {
      const got = winners.get(hex) ?? null;
      // A claim that only protects its own hex came to nothing that could be overruled.
      if (got !== null && got === was.control && claimants.get(hex)?.length === 1) continue;
      const now = placeAt(play, hex);
      kept.set(hex, { turn: play.turn, claimants: claimants.get(hex) ?? [], got, was, now, found: isFound(play, hex) });
    }
    if (kept.size === 0) return;
    play.settled = { battles: {}, closing: null, claims: Object.fromEntries(kept) };
  };
}
