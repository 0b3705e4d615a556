import type { HexKey, SeatId } from '../../kernel/index.ts';
import { EXPLOITED_ON, TAX } from '../data/economy.ts';
import { URBAN_YIELD } from '../data/settlements.ts';
import { areFriends, seatNumber } from '../movement/ground.ts';
import { hasWorking, shrunk } from '../settlements/working.ts';
import type { Play } from '../turn/play.ts';
import { at, factionOf, tell } from '../turn/play.ts';
import type { UrbanSite } from '../types.ts';
import { book, urbanIn } from './stores.ts';

/** How a settlement is taxed. HEX-BLD-16, -17. */
type Taxed = keyof typeof TAX;

/** HEX-BP-02, HEX-BLD-16: a turn's BP of a settlement: the yield of its size, and what its tax adds, rounded down. */
function yieldOf(site: Pick<UrbanSite, 'size'>, taxed: Taxed): { readonly bp: number; readonly bonus: number } {
  const bp = URBAN_YIELD[site.size];
  return { bp, bonus: Math.floor((bp * TAX[taxed]) / 100) };
}

/** HEX-BLD-16, -17: the troops that collect, own or allied: a detachment, or a garrison in a Stronghold of the level. */
function troopsIn(play: Play, seat: SeatId, hex: HexKey): 'none' | 'camp' | 'strong' {
  const { ground } = play;
  const me = seatNumber(ground.seats, seat);
  const isOurs = (owner: number | undefined) => areFriends(ground, me, owner ?? -1);
  const index = at(play, hex);
  if (isOurs(ground.detachments[index])) return 'strong';
  if (!isOurs(ground.garrisons[index]) || !isOurs(ground.strongholds[index])) return 'none';
  return (play.strongholds[hex]?.level ?? 1) >= 2 ? 'strong' : 'camp';
}

/** HEX-BLD-16, -17: what of its tax a settlement pays as things stand. */
function taxOf(play: Play, seat: SeatId, hex: HexKey): Taxed {
  const site = urbanIn(play, hex);
  const troops = troopsIn(play, seat, hex);
  if (site === null || troops === 'none') return 'none';
  const faction = factionOf(play, seat);
  if (hasWorking(site, 'exploitation-center', faction, play.turn)) {
    return troops === 'strong' && site.exploits ? 'exploitation' : 'taxation';
  }
  return hasWorking(site, 'taxation-office', faction, play.turn) ? 'taxation' : 'none';
}

/**
 * HEX-TURN-08 (3), HEX-BP-02: every settlement of a seat brings in its BP; then dice fall for those that were exploited.
 * Returns what the Capital got.
 */
export function urbanIncome(play: Play, seat: SeatId, hexes: readonly HexKey[]): number {
  const exploited: HexKey[] = [];
  let toCapital = 0;
  for (const hex of hexes) {
    const site = urbanIn(play, hex);
    if (site === null) continue;
    const taxed = taxOf(play, seat, hex);
    const { bp, bonus } = yieldOf(site, taxed);
    book(play, hex, bp + bonus);
    tell(play, { type: 'income', rule: 'HEX-BP-02', to: [seat], seat, hex, bp, bonus });
    if (taxed === 'exploitation') exploited.push(hex);
    if (play.seats[seat]?.capital === hex) toCapital += bp + bonus;
  }
  for (const hex of exploited) exploit(play, seat, hex);
  return toCapital;
}

/** HEX-BLD-17: a settlement that was exploited may lose a size. */
function exploit(play: Play, seat: SeatId, hex: HexKey): void {
  const site = urbanIn(play, hex);
  if (site === null) return;
  const die = play.dice.d6('HEX-BLD-17', hex);
  const after = die === EXPLOITED_ON ? shrunk(site) : site;
  play.sites[hex] = after;
  tell(play, { type: 'exploited', rule: 'HEX-BLD-17', to: [seat], seat, hex, name: site.name, die, size: after.size });
}
