import type { RuleId } from '../../kernel/index.ts';
import { RESERVE_DISTANCE } from '../data/allowances.ts';
import { nextTo } from '../map/grid.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { FIRST_DIRECTION, FIRST_SEAT, NOBODY, OFF_MAP, SIX } from '../map/numbers.ts';
import type { Stop } from '../types.ts';
import { CLOSED, NO_BRIDGE } from './entry.ts';
import type { Ground } from './ground.ts';
import { areEnemies, convoyCode, OWN, PACT, relation, seatNumber } from './ground.ts';
import type { Mover } from './mover.ts';
import { detachmentAt, hasEnemyArmy } from './zoc.ts';

/** Why a move stops, without the hex. */
export interface Halt<Code extends Stop['code'] = Stop['code']> {
  readonly rule: RuleId;
  readonly code: Code;
}

const halt = <Code extends Stop['code']>(rule: RuleId, code: Code): Halt<Code> => ({ rule, code });

export const HALTS = {
  terrain: halt('HEX-MOV-15', 'closed-terrain'),
  river: halt('HEX-MOV-16', 'river'),
  army: halt('HEX-MOV-03', 'enemy-army'),
  battle: halt('HEX-QB-11', 'battle-waits'),
  partner: halt('HEX-MOV-22', 'partner-land'),
  airspace: halt('HEX-MOV-18', 'enemy-airspace'),
  notOwn: halt('HEX-MORD-10', 'reserve-not-own'),
  near: halt('HEX-MORD-10', 'reserve-enemy-near'),
  allowance: halt('HEX-MOV-10', 'allowance'),
  stacking: halt('HEX-MOV-02', 'stacking'),
  zoc: halt('HEX-MOV-04', 'enemy-zoc'),
  ford: halt('HEX-MOV-16', 'tracked-river'),
  spy: halt('HEX-SPY-03', 'spy-target'),
  closed: halt('HEX-DIP-12', 'closed-capital'),
  offMap: halt('HEX-MOV-23', 'off-map'),
} as const satisfies Record<string, Halt>;

/** What keeps a mover out of a hex, rather than ending its move there. */
type Closure = (typeof HALTS)[
  | 'terrain'
  | 'river'
  | 'closed'
  | 'battle'
  | 'army'
  | 'airspace'
  | 'partner'
  | 'notOwn'
  | 'near'];

/** HEX-MOV-22: whether a pact partner of the seat controls the hex or has an army in it. */
export function isPartnerLand(ground: Ground, seat: SeatIndex, hex: HexIndex): boolean {
  const isPartner = (owner: SeatIndex) => owner >= 0 && relation(ground, seat, owner) === PACT;
  return (
    isPartner(ground.control[hex] ?? NOBODY) ||
    isPartner(ground.detachments[hex] ?? NOBODY) ||
    isPartner(ground.garrisons[hex] ?? NOBODY)
  );
}

/** HEX-MORD-10: whether an enemy army is within two hexes. */
export function isEnemyWithinReserve(ground: Ground, seat: SeatIndex, hex: HexIndex): boolean {
  return isEnemyWithin(ground, seat, hex, RESERVE_DISTANCE, OFF_MAP);
}

function isEnemyWithin(ground: Ground, seat: SeatIndex, hex: HexIndex, left: number, from: HexIndex): boolean {
  if (hasEnemyArmy(ground, seat, hex)) return true;
  if (left === 0) return false;
  for (let d = FIRST_DIRECTION; d < SIX; d++) {
    const at = nextTo(ground.grid, hex, d);
    if (at >= 0 && at !== from && isEnemyWithin(ground, seat, at, left - 1, hex)) return true;
  }
  return false;
}

/** HEX-MOV-18: whether an enemy controls the hex's Airspace. */
export function isEnemyAirspace(ground: Ground, seat: SeatIndex, hex: HexIndex): boolean {
  if (ground.airControl.length === 0) return false;
  const airspace = ground.grid.airspace[hex];
  return ground.airControl.some(
    (control) =>
      control.airspace === airspace && control.seats.some((s) => areEnemies(ground, seat, seatNumber(ground.seats, s))),
  );
}

/**
 * What closes a hex to a mover, checked in the order of the catalogue; null when it may enter.
 * @param cost as {@link entryCost} gave it
 * @param leaving whether the mover is still on its way out of a partner's land
 */
export function closure(ground: Ground, mover: Mover, to: HexIndex, cost: number, leaving: boolean): Closure | null {
  if (cost === CLOSED) return HALTS.terrain;
  if (cost === NO_BRIDGE) return HALTS.river;
  if (mover.kind === 'diplomat' && ground.capitals.has(to) && ground.closed.has(convoyCode(to, mover.seat)))
    return HALTS.closed;
  if (mover.kind !== 'spy' && ground.waiting.has(to)) return HALTS.battle;
  if (mover.kind !== 'spy' && !isOpenTo(ground, mover, to) && hasEnemyArmy(ground, mover.seat, to)) return HALTS.army;
  if (mover.high && isEnemyAirspace(ground, mover.seat, to)) return HALTS.airspace;
  const minds = mover.kind === 'detachment' || mover.kind === 'convoy';
  if (minds && !leaving && isPartnerLand(ground, mover.seat, to)) return HALTS.partner;
  if (!mover.reserve) return null;
  if (relation(ground, mover.seat, ground.control[to] ?? NOBODY) !== OWN) return HALTS.notOwn;
  return isEnemyWithinReserve(ground, mover.seat, to) ? HALTS.near : null;
}

/** HEX-DIP-12: a Capital is open to diplomats. */
const isOpenTo = (ground: Ground, mover: Mover, to: HexIndex): boolean =>
  mover.kind === 'diplomat' && ground.capitals.has(to);

/** HEX-MOV-02, HEX-MAP-09: whether a move of this piece may end here. */
export function mayEndAt(ground: Ground, mover: Mover, hex: HexIndex): boolean {
  if (hex === mover.start) return true;
  const shares = hex === mover.settlesAt; // HEX-GAR-10
  if (mover.kind === 'detachment' && !shares && detachmentAt(ground, hex, mover) >= 0) return false;
  const minds = mover.kind === 'detachment' || mover.kind === 'convoy';
  return !minds || !isPartnerLand(ground, mover.seat, hex);
}

/** HEX-SPY-03: whether an enemy piece in the hex stops a spy. */
export function stopsSpy(ground: Ground, seat: SeatIndex, hex: HexIndex): boolean {
  const isEnemy = (owner: SeatIndex) => areEnemies(ground, seat, owner);
  if (isEnemy(ground.detachments[hex] ?? NOBODY) || isEnemy(ground.strongholds[hex] ?? NOBODY)) return true;
  if (ground.places[hex] === 1 && isEnemy(ground.control[hex] ?? NOBODY)) return true;
  for (let owner = FIRST_SEAT; owner < ground.seats.length; owner++) {
    if (isEnemy(owner) && ground.convoys.has(convoyCode(hex, owner))) return true;
  }
  return false;
}
