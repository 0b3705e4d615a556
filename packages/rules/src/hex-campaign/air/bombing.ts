import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { AA_DEFENCES, BOMBING } from '../data/air.ts';
import { inRandomOrder } from '../dice/draw.ts';
import { shrunk } from '../places/working.ts';
import { withoutRandom } from '../taking/urban.ts';
import type { Reads } from '../turn/fields.ts';
import { areFoes, tell } from '../turn/play.ts';
import type { AirMission, Unit, UrbanSite } from '../types.ts';
import type { AirPlay } from './play.ts';

/** HEX-AIR-09: the bombers over one Airspace, player by player in random order, one after the other. */
export function bombardments(play: AirPlay, airspace: number, flown: readonly AirMission[]): void {
  const bombers = flown.filter(({ mission }) => mission === 'strategic');
  const seats = play.before.seatOrder.filter((seat) => bombers.some((bomber) => bomber.seat === seat));
  for (const seat of inRandomOrder(play.dice, airspace, seats)) {
    for (const bomber of bombers) if (bomber.seat === seat && bomber.target !== null) bomb(play, seat, bomber.target);
  }
}

function bomb(play: AirPlay, seat: SeatId, hex: HexKey): void {
  const site = play.sites[hex];
  const owner = play.control[hex];
  const isSpared = owner !== undefined && !areFoes(play, seat, owner);
  if (site?.kind === 'urban' && !isSpared) hit(play, seat, hex, site, owner);
  else tellFailure(play, seat, hex, site?.kind === 'urban' ? 'no-enemy' : 'no-settlement');
}

/** HEX-AIR-09: the dice of one bomber over a settlement; neutral ones have no owner to notify. */
function hit(play: AirPlay, seat: SeatId, hex: HexKey, site: UrbanSite, owner: SeatId | undefined): void {
  const die = play.dice.d6('HEX-AIR-09', hex);
  const aa = aaWeapons(play, hex);
  const damage = damageOf(die - aa);
  const buildings = { none: 0, building: 1, heavy: damage === 'heavy' ? halfDie(play, hex) : 0 }[damage];
  const after = struck(play, hex, site, buildings, damage === 'heavy');
  play.sites[hex] = after;
  tell(play, { type: 'bombed', rule: 'HEX-AIR-09', to: [seat], seat, hex, die, damage, buildings });
  if (owner !== undefined) tellOwner(play, owner, hex, { before: site, after }, { die, aa });
  if (damage !== 'none') tellBystanders(play, hex, [seat, owner]);
}

function tellFailure(play: AirPlay, seat: SeatId, hex: HexKey, code: 'no-settlement' | 'no-enemy'): void {
  tell(play, { type: 'bombing-failed', rule: 'HEX-AIR-09', to: [seat], seat, hex, code });
}

const halfDie = (play: AirPlay, hex: HexKey): number => Math.ceil(play.dice.d6('HEX-AIR-09', hex) / 2);

const damageOf = (total: number): 'none' | 'building' | 'heavy' => {
  if (total < BOMBING.building) return 'none';
  return total < BOMBING.heavy ? 'building' : 'heavy';
};

/** HEX-AIR-09, -15, HEX-URB-09: random buildings first, then one step in size. */
function struck(play: AirPlay, hex: HexKey, site: UrbanSite, buildings: number, isShrunk: boolean): UrbanSite {
  const left = { ...site, buildings: withoutRandom(play, hex, site.buildings, buildings) };
  return isShrunk ? shrunk(left) : left;
}

/** HEX-AIR-09: AA towers and Hydra batteries in order, and each ready AA model of the armies in the hex. */
function aaWeapons(play: Reads<'strongholds' | 'pieces' | 'turn'>, hex: HexKey): number {
  const defences = play.strongholds[hex]?.defences ?? [];
  let weapons = defences.filter(({ type, disabled }) => AA_DEFENCES.includes(type) && disabled !== play.turn).length;
  for (const piece of play.pieces.values()) {
    if (piece.hex !== hex || (piece.kind !== 'detachment' && piece.kind !== 'garrison')) continue;
    weapons += piece.units.reduce((sum, unit) => sum + aaModels(unit), 0);
  }
  return weapons;
}

const aaModels = ({ tags, models }: Unit): number => (tags.includes('aa') ? models.ready : 0);

function tellOwner(
  play: AirPlay,
  seat: SeatId,
  hex: HexKey,
  { before, after }: { readonly before: UrbanSite; readonly after: UrbanSite },
  thrown: { readonly die: number; readonly aa: number },
): void {
  const lost = before.buildings.filter((building) => !after.buildings.includes(building)).map(({ type }) => type);
  const { name, size } = after;
  const isShrunk = size < before.size;
  tell(play, {
    type: 'settlement-bombed',
    rule: 'HEX-AIR-09',
    to: [seat],
    seat,
    hex,
    name,
    ...thrown,
    lost,
    size,
    shrunk: isShrunk,
  });
}

/** Others who have the hex in sight see the smoke, but not who sent the bombers. */
function tellBystanders(play: AirPlay, hex: HexKey, involved: readonly (SeatId | undefined)[]): void {
  for (const seat of play.before.seatOrder) {
    if (involved.includes(seat)) continue;
    const event = { type: 'bombing-seen', rule: 'HEX-AIR-09', to: [seat], seat, hex } as const;
    play.discoveries.push({ seat, hex, event });
  }
}
