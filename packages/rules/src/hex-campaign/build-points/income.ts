import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { EXPLOITED_ON, TAX } from '../data/build-points.ts';
import { URBAN_YIELD } from '../data/settlements.ts';
import { areFriends, type Ground, seatNumber } from '../ground/ground.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { NOBODY } from '../map/numbers.ts';
import { book, urbanIn } from '../places/stores.ts';
import { hasWorking, shrunk } from '../places/working.ts';
import { at, factionOf, tell } from '../turn/play.ts';
import type { Faction, StrongholdLevel, UrbanSite } from '../types.ts';
import type { BuildPointsPlay } from './play.ts';

/** How a settlement is taxed. HEX-BLD-16, -17. */
export type Taxed = keyof typeof TAX;

/** HEX-BP-02, HEX-BLD-16: a turn's BP of a settlement: the yield of its size, plus its tax, rounded down. */
export function yieldOf(site: Pick<UrbanSite, 'size'>, taxed: Taxed): { readonly bp: number; readonly bonus: number } {
  const bp = URBAN_YIELD[site.size];
  return { bp, bonus: Math.floor((bp * TAX[taxed]) / 100) };
}

/** The armies in a hex, for taxation: on the true ground, or as far as a seat knows. */
export interface Collectors {
  readonly ground: Ground;
  /** Number of the seat in the ground. */
  readonly me: SeatIndex;
  /** The hex, by its number in the grid. */
  readonly at: HexIndex;
  /** Of the Stronghold there; 1 if there is none. */
  readonly level: StrongholdLevel;
}

/** HEX-BLD-16, -17: own or allied troops that collect: a detachment, or a garrison in a Stronghold of the level. */
function troopsIn({ ground, me, at: index, level }: Collectors): 'none' | 'camp' | 'strong' {
  const isOurs = (owner: SeatIndex | undefined) => areFriends(ground, me, owner ?? NOBODY);
  if (isOurs(ground.detachments[index])) return 'strong';
  if (!isOurs(ground.garrisons[index]) || !isOurs(ground.strongholds[index])) return 'none';
  return level >= 2 ? 'strong' : 'camp';
}

/** HEX-BLD-16, -17: the share of its tax that a settlement pays in a turn. */
export function taxOf(site: UrbanSite, faction: Faction, turn: number, collectors: Collectors): Taxed {
  const troops = troopsIn(collectors);
  if (troops === 'none') return 'none';
  if (hasWorking(site, 'exploitation-center', faction, turn)) {
    return troops === 'strong' && site.exploits ? 'exploitation' : 'taxation';
  }
  return hasWorking(site, 'taxation-office', faction, turn) ? 'taxation' : 'none';
}

function collectorsIn(play: BuildPointsPlay, seat: SeatId, hex: HexKey): Collectors {
  const { ground, strongholds } = play;
  return { ground, me: seatNumber(ground.seats, seat), at: at(play, hex), level: strongholds[hex]?.level ?? 1 };
}

/**
 * HEX-TURN-08 (3), HEX-BP-02: every settlement of a seat brings in its BP; then exploited ones roll dice.
 * Returns the Capital's income.
 */
export function urbanIncome(play: BuildPointsPlay, seat: SeatId, hexes: readonly HexKey[]): number {
  const exploited: HexKey[] = [];
  let toCapital = 0;
  for (const hex of hexes) {
    const site = urbanIn(play, hex);
    if (site === null) continue;
    const taxed = taxOf(site, factionOf(play, seat), play.turn, collectorsIn(play, seat, hex));
    const { bp, bonus } = yieldOf(site, taxed);
    book(play, hex, bp + bonus);
    tell(play, { type: 'income', rule: 'HEX-BP-02', to: [seat], seat, hex, bp, bonus });
    if (taxed === 'exploitation') exploited.push(hex);
    if (lookup(play.seats, seat)?.capital === hex) toCapital += bp + bonus;
  }
  for (const hex of exploited) exploit(play, seat, hex);
  return toCapital;
}

/** HEX-BLD-17: a settlement that was exploited may lose a size. */
function exploit(play: BuildPointsPlay, seat: SeatId, hex: HexKey): void {
  const site = urbanIn(play, hex);
  if (site === null) return;
  const die = play.dice.d6('HEX-BLD-17', hex);
  const after = die === EXPLOITED_ON ? shrunk(site) : site;
  play.sites[hex] = after;
  tell(play, { type: 'exploited', rule: 'HEX-BLD-17', to: [seat], seat, hex, name: site.name, die, size: after.size });
}
