import type { SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import { invariant } from '../../kernel/result.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { UrbanSite } from '../types.ts';

/** The settlement in a hex. */
export function urbanIn(play: Reads<'sites'>, hex: HexKey | null): UrbanSite | null {
  const site = hex === null ? undefined : play.sites[hex];
  return site?.kind === 'urban' ? site : null;
}

/** Urban hexes by their controllers, each list in the order of the keys. */
export function urbanBySeat(play: Reads<'control' | 'sites'>): ReadonlyMap<SeatId, readonly HexKey[]> {
  const held = new Map<SeatId, HexKey[]>();
  for (const hex of sortedKeys(play.sites)) {
    const owner = play.control[hex];
    if (owner === undefined || urbanIn(play, hex) === null) continue;
    const list = held.get(owner) ?? [];
    held.set(owner, list);
    list.push(hex);
  }
  return held;
}

/** HEX-BP-01: stored BP of a hex; 0 if nothing can be stored. */
export const storeIn = (play: Reads<'sites'>, hex: HexKey | null): number => urbanIn(play, hex)?.bp ?? 0;

/** HEX-BP-01: puts BP into a store, or takes them if `bp` is negative; a store never falls below zero. */
export function book(play: Changes<'sites'>, hex: HexKey, bp: number): void {
  const site = urbanIn(play, hex);
  invariant(site !== null && site.bp + bp >= 0, `${hex} has no store for ${bp}`);
  play.sites[hex] = { ...site, bp: site.bp + bp };
}

/** HEX-BP-07, HEX-CLAIM-23: the hexes with the most BP first; of equal ones the first by its key. */
export const richestFirst = (play: Reads<'sites'>, hexes: readonly HexKey[]): readonly HexKey[] =>
  [...hexes].sort((a, b) => storeIn(play, b) - storeIn(play, a) || (a < b ? -1 : 1));

/** HEX-CLAIM-23: where the Capital's income goes: to the Capital, or without one to the richest Urban hex. */
export function treasury(play: Reads<'seats' | 'sites'>, seat: SeatId, hexes: readonly HexKey[]): HexKey | null {
  const capital = lookup(play.seats, seat)?.capital ?? null;
  if (capital !== null && hexes.includes(capital)) return capital;
  return richestFirst(play, hexes)[0] ?? null;
}
