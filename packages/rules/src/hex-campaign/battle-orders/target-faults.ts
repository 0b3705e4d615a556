import type { HexKey } from '../../space/hex.ts';
import { dropFault, stepFault } from '../battle-movement/entry.ts';
import type { HostileOrder } from '../battle-movement/orders.ts';
import { LONG_RAID, LONG_RAID_RACES, RAID_ORDERS } from '../data/battle-orders.ts';
import { knownGround } from '../ground/known-ground.ts';
import { directionTo, steps } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { OFF_MAP } from '../map/numbers.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { BattleTarget, Detachment, Faction, RefusalCode, View } from '../types.ts';
import { knownPlace } from '../view/known-place.ts';
import { friendFault, partnerFault, passageFault } from './hex-faults.ts';
import { knownClasses, knownIndex, ownFaction, relationOf } from './known.ts';

/** HEX-RACE-DE-11: whether a detachment raids up to two hexes away. */
export const raidsFar = (piece: Detachment, owner: Faction): boolean => LONG_RAID_RACES.includes(piece.race ?? owner);

/** HEX-BORD-02: the hex of a target as far as the viewer knows it; null if it does not. */
export function targetHex(view: View, target: BattleTarget): HexKey | null {
  return target.kind === 'hex' ? target.hex : (knownPlace(view, target.piece)?.hex ?? null);
}

/** HEX-BORD-02, -13, HEX-RACE-DE-11: why a detachment may not attack or raid this. */
export function targetFault(view: View, piece: Detachment, inOrbit: boolean, order: HostileOrder): Fault | null {
  const named = namedFault(view, order.target);
  if (named !== null) return named;
  const hex = targetHex(view, order.target);
  const to = hex === null ? OFF_MAP : knownIndex(view, hex);
  if (hex === null || to < 0) return fault('off-map', 'HEX-MOV-23', hex === null ? {} : { hex }, ['target']);
  const way = inOrbit ? dropFault(knownGround(view), knownClasses(view, piece), to) : wayFault(view, piece, order, to);
  const joins = !RAID_ORDERS.includes(order.type);
  const found = way ?? partnerFault(view, { piece, to }) ?? friendFault(view, { piece, to }, joins);
  return found === null ? null : { ...found, at: found.at.length > 0 ? found.at : ['target'] };
}

/** HEX-BORD-02: a named army must be an enemy detachment in a known place. */
function namedFault(view: View, target: BattleTarget): Fault | null {
  if (target.kind === 'hex') return null;
  const { piece } = target;
  const place = knownPlace(view, piece);
  if (place === null) return fault('target-unknown', 'HEX-BORD-02', { target: piece }, ['target']);
  const isEnemy = relationOf(view, place.seat) === 'enemy';
  return isEnemy ? null : fault('target-no-enemy', 'HEX-BORD-02', { target: piece }, ['target']);
}

/** HEX-BORD-02, HEX-BMOV-09: the way over land: one step, or two of a long raid. */
function wayFault(view: View, piece: Detachment, order: HostileOrder, to: HexIndex): Fault | null {
  const ground = knownGround(view);
  const from = knownIndex(view, piece.hex);
  if (order.via !== undefined) return longWayFault(view, piece, order.via, { type: order.type, to });
  if (directionTo(ground.grid, from, to) < 0) return fault('target-too-far', 'HEX-BORD-02', { piece: piece.id });
  return stepFault(ground, knownClasses(view, piece), from, to);
}

/** HEX-RACE-DE-11: the hex between is next to both, open, and no enemy's or partner's army is seen in it. */
function longWayFault(
  view: View,
  piece: Detachment,
  via: HexKey,
  { type, to }: { readonly type: HostileOrder['type']; readonly to: HexIndex },
): Fault | null {
  const ground = knownGround(view);
  const { grid } = ground;
  const refused = (code: RefusalCode) => fault(code, 'HEX-RACE-DE-11', { hex: via }, ['via']);
  if (!RAID_ORDERS.includes(type) || !raidsFar(piece, ownFaction(view))) return refused('no-long-raid');
  const from = knownIndex(view, piece.hex);
  const between = knownIndex(view, via);
  const isBetween = directionTo(grid, from, between) >= 0 && directionTo(grid, between, to) >= 0;
  if (steps(grid, from, to) !== LONG_RAID || !isBetween) return refused('via-not-between');
  const classes = knownClasses(view, piece);
  const found = stepFault(ground, classes, from, between) ?? passageFault(view, { piece, to: between });
  return found === null ? stepFault(ground, classes, between, to) : { ...found, at: ['via'] };
}
