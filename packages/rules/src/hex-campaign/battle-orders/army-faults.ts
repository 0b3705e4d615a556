import { HOSTILE_ORDERS, ORBIT_BATTLE_ORDERS, WEAK_BATTLE_ORDERS, WITHDRAW_SIGHT } from '../data/battle-orders.ts';
import { MYCETIC_SWARM, NOT_IN_SWARM } from '../data/races/tyranids.ts';
import { knownGround } from '../ground/known-ground.ts';
import { LISTS } from '../lists/lists.ts';
import { tagsOf } from '../lists/units.ts';
import { steps } from '../map/grid.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { BattleOrderType, Detachment, Faction, Unit, View } from '../types.ts';
import { living } from '../units/living.ts';
import { isWeak } from '../units/weak.ts';
import type { Ordered } from './known.ts';
import { knownEnemies, knownIndex, ownFaction, waitingBattle } from './known.ts';

/** Whether an order goes into a hex to fight there. */
export const isHostile = (type: BattleOrderType): type is (typeof HOSTILE_ORDERS)[number] =>
  HOSTILE_ORDERS.some((hostile) => hostile === type);

/** HEX-BORD-01, -07, -11, -13 to -15: why an army may not be given this type of battle order at all. */
export function armyFault(view: View, { piece, inOrbit }: Ordered, type: BattleOrderType): Fault | null {
  if (type === 'guard') return null;
  if (piece.kind === 'garrison') return fault('garrison-guards', 'HEX-BORD-11', {}, ['type']);
  const found = inOrbit ? orbitFault(view, piece, type) : guardFault(view, piece);
  if (found !== null) return found;
  if (view.settings.weakDetachments === 'on' && isWeak(piece) && !WEAK_BATTLE_ORDERS.includes(type)) {
    return fault('weak-in-battle', 'HEX-BORD-14', { piece: piece.id }, ['type']);
  }
  if (type !== 'withdraw' || isEnemyInSight(view, piece)) return null;
  return fault('no-enemy-near', 'HEX-BORD-07', { piece: piece.id }, ['type']);
}

/** HEX-BORD-13, HEX-RACE-SM-02. */
function orbitFault(view: View, piece: Detachment, type: BattleOrderType): Fault | null {
  const facts = { piece: piece.id };
  if (!ORBIT_BATTLE_ORDERS.includes(type)) return fault('orbit-attacks-only', 'HEX-BORD-13', facts, ['type']);
  if (piece.guardsIn === view.turn) return fault('went-up-now', 'HEX-RACE-SM-02', facts, ['type']);
  return canDrop(piece, ownFaction(view)) ? null : fault('cannot-drop', 'HEX-BORD-13', facts, ['type']);
}

/**
 * HEX-BORD-13, HEX-RACE-SM-01, HEX-RACE-TY-01: whether all that is left of a detachment can come down from orbit: in
 * drop pods, or as a Mycetic Swarm.
 */
function canDrop(piece: Detachment, owner: Faction): boolean {
  const left = piece.units.filter((unit) => living(unit) > 0);
  if (piece.special === MYCETIC_SWARM.key) return left.every(isOfSwarm);
  const list = LISTS[piece.race ?? owner];
  return left.every((unit) => tagsOf(list, unit).includes('drop-pod'));
}

const isOfSwarm = ({ kind }: Unit): boolean => !NOT_IN_SWARM.some((one) => one === kind);

/** HEX-BORD-15: armies that may only guard, and why. */
function guardFault(view: View, piece: Detachment): Fault | null {
  const facts = { piece: piece.id };
  if (piece.guardsIn === view.turn) return fault('moved-in-reserve', 'HEX-BORD-15', facts, ['type']);
  if (piece.disarmed) return fault('released-guards', 'HEX-BORD-15', facts, ['type']);
  if (piece.garrisonDetachment) return fault('settler-guards', 'HEX-BORD-15', facts, ['type']);
  if (waitingBattle(view, piece.hex) !== null) return fault('battle-waits', 'HEX-BORD-15', facts, ['type']);
  const hasFound = view.pending.some(
    ({ kind, piece: finder, turn }) => kind === 'enemies' && finder === piece.id && turn === view.turn,
  );
  return hasFound ? fault('finder-guards', 'HEX-CLAIM-13', facts, ['type']) : null;
}

/** HEX-BORD-07: whether an enemy detachment is seen within two hexes. */
function isEnemyInSight(view: View, piece: Detachment): boolean {
  const { grid } = knownGround(view);
  const from = knownIndex(view, piece.hex);
  return knownEnemies(view).some(({ hex }) => steps(grid, from, knownIndex(view, hex)) <= WITHDRAW_SIGHT);
}
