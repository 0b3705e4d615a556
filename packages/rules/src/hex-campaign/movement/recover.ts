import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { READY_ON } from '../data/recovery.ts';
import { areFriends, seatNumber } from '../ground/ground.ts';
import { isEnemyNear } from '../ground/zoc.ts';
import { bonusAt } from '../places/recovery.ts';
import { worksAs } from '../places/working.ts';
import { moversInSheets } from '../turn/orders.ts';
import { at, factionOf, refuse, replacePiece, tell } from '../turn/play.ts';
import type { BuildingType, Detachment, Unit } from '../types.ts';
import type { MovementPlay } from './play.ts';

/** HEX-MORD-07: before anybody moves, detachments on Recover roll for their wounded and damaged models. */
export function recoverRolls(play: MovementPlay): void {
  for (const { piece, order } of moversInSheets(play)) {
    if (order.type !== 'recover' || piece.kind !== 'detachment') continue;
    const seat = seatNumber(play.ground.seats, piece.seat);
    if (isEnemyNear(play.ground, seat, at(play, piece.hex))) {
      refuse(play, 'HEX-MORD-07', piece, order, 'enemy-adjacent');
      continue;
    }
    const { id, name, hex } = piece;
    tell(play, {
      type: 'held',
      rule: 'HEX-MORD-07',
      to: [piece.seat],
      seat: piece.seat,
      piece: id,
      name,
      order: 'recover',
      hex,
    });
    const units = piece.units.map((unit) => recovered(play, piece, unit));
    replacePiece(play, { ...piece, units });
  }
}

/** HEX-END-01, -02: D6 for each model, ready on 6 with the bonus of the place; a building heals without a die. */
function recovered(play: MovementPlay, piece: Detachment, unit: Unit): Unit {
  const bonus = bonusAt(play, piece.seat, piece.hex);
  const hasMedics = hasBuilding(play, piece.seat, piece.hex, 'medic-center');
  const hasRepairs = hasBuilding(play, piece.seat, piece.hex, 'repair-facility');
  const rolled = (isHealed: boolean): boolean => {
    const die = isHealed ? null : play.dice.d6('HEX-MORD-07', piece.id);
    const total = die === null ? null : die + bonus;
    const ready = total === null || total >= READY_ON;
    const { seat, id, name, hex } = piece;
    const what = { seat, piece: id, name, hex, unit: unit.name, die, total, ready };
    tell(play, { type: 'recovered', rule: 'HEX-MORD-07', to: [seat], ...what });
    return ready;
  };
  const healed = times(unit.models.wounded, () => rolled(hasMedics));
  const repaired = times(unit.models.damaged, () => rolled(hasRepairs));
  const { ready, wounded, damaged, dead, captured } = unit.models;
  const models = {
    ready: ready + healed + repaired,
    wounded: wounded - healed,
    damaged: damaged - repaired,
    dead,
    captured,
  };
  return { ...unit, models };
}

/** The number of successes in `count` tries. */
function times(count: number, isTrue: () => boolean): number {
  let found = 0;
  for (let i = 0; i < count; i++) if (isTrue()) found += 1;
  return found;
}

/** HEX-BLD-14, -15, HEX-URB-09: an own or allied building for which the settlement is still large enough. */
function hasBuilding(play: MovementPlay, seat: SeatId, hex: HexKey, building: BuildingType): boolean {
  const site = play.sites[hex];
  const owner = play.control[hex];
  if (site?.kind !== 'urban' || owner === undefined) return false;
  const { ground } = play;
  const isOurs = areFriends(ground, seatNumber(ground.seats, seat), seatNumber(ground.seats, owner));
  const works = site.buildings.some((one) => worksAs(site, one, factionOf(play, owner), play.turn) === building);
  return isOurs && works;
}
