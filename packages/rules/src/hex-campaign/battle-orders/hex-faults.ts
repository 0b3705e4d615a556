import { isPartnerLand } from '../ground/blocked.ts';
import { areFriends, seatNumber } from '../ground/ground.ts';
import { knownGround } from '../ground/known-ground.ts';
import { hasEnemyArmy } from '../ground/zoc.ts';
import { keyAt, SEA } from '../map/grid.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { NOBODY } from '../map/numbers.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Detachment, View } from '../types.ts';
import { waitingBattle } from './known.ts';

/** What, as far as the viewer knows, bars a hex to its detachments, by index, for any order. */
interface Into {
  readonly piece: Detachment;
  readonly to: HexIndex;
}

const numberOf = (view: View, { seat }: Detachment): SeatIndex => seatNumber(knownGround(view).seats, seat);

/** HEX-BORD-02, HEX-DIP-06: a pact partner's hex, or one with their army. */
export function partnerFault(view: View, { piece, to }: Into): Fault | null {
  const ground = knownGround(view);
  if (!isPartnerLand(ground, numberOf(view, piece), to)) return null;
  return fault('partner-land', 'HEX-BORD-02', { hex: keyAt(ground.grid, to) });
}

/**
 * HEX-BORD-02, HEX-BMOV-06: a hex with a friendly detachment.
 * @param joins whether a battle that was put off there may be joined from outside. HEX-QB-11
 */
export function friendFault(view: View, { piece, to }: Into, joins: boolean): Fault | null {
  const ground = knownGround(view);
  const hex = keyAt(ground.grid, to);
  const isFriend = (owner: SeatIndex) => areFriends(ground, numberOf(view, piece), owner);
  const battle = waitingBattle(view, hex);
  const sides = battle === null ? [] : [battle.attacker.seat, battle.defender?.seat ?? null];
  const fighting = sides.map((seat) => seatNumber(ground.seats, seat));
  if (joins && battle !== null) return null;
  const isOther = [ground.detachments[to] ?? NOBODY, ...fighting].some(isFriend) && hex !== piece.hex;
  return isOther ? fault('friend-there', 'HEX-BMOV-06', { hex }) : null;
}

/** HEX-BORD-07: the sea, and hexes where an enemy army is seen. */
export function refugeFault(view: View, { piece, to }: Into): Fault | null {
  const ground = knownGround(view);
  const hex = keyAt(ground.grid, to);
  if (ground.grid.terrain[to] === SEA) return fault('sea-no-refuge', 'HEX-BORD-07', { hex });
  return hasEnemyArmy(ground, numberOf(view, piece), to) ? fault('enemy-there', 'HEX-BORD-07', { hex }) : null;
}

/** HEX-RACE-DE-11: why a raider cannot pass through a hex. */
export function passageFault(view: View, { piece, to }: Into): Fault | null {
  const ground = knownGround(view);
  const seat = numberOf(view, piece);
  const hex = keyAt(ground.grid, to);
  const isBarred = hasEnemyArmy(ground, seat, to) || isPartnerLand(ground, seat, to);
  return isBarred ? fault('via-barred', 'HEX-RACE-DE-11', { hex }) : null;
}
