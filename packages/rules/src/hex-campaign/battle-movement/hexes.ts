import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { areEnemies, areFriends, PACT, relation } from '../ground/ground.ts';
import { nextTo } from '../map/grid.ts';
import type { SeatIndex } from '../map/numbers.ts';
import { EVERY_DIRECTION, NOBODY } from '../map/numbers.ts';
import { numberOf, sideSeats } from '../sides/friendly.ts';
import { at } from '../turn/play.ts';
import type { Army, Battle, RefusalCode } from '../types.ts';
import type { Barrier } from './orders.ts';
import type { BattleMovementPlay } from './play.ts';

/** HEX-BMOV-05: the battle in a hex where two enemies face each other; null if there is none. */
export const battleIn = (play: BattleMovementPlay, hex: HexKey): Battle | null =>
  play.battles.find((battle) => battle.hex === hex && battle.defender !== null) ?? null;

/** The armies in a hex, a detachment before a garrison. */
export function armiesIn(play: BattleMovementPlay, hex: HexKey): readonly Army[] {
  const index = at(play, hex);
  const { detachments, garrisons } = play.ground;
  if ((detachments[index] ?? NOBODY) < 0 && (garrisons[index] ?? NOBODY) < 0) return [];
  const found: Army[] = [];
  for (const piece of play.pieces.values()) {
    if (piece.hex === hex && (piece.kind === 'detachment' || piece.kind === 'garrison')) found.push(piece);
  }
  return found.sort((a, b) => (a.kind === b.kind ? 0 : a.kind === 'detachment' ? -1 : 1));
}

/** Numbers of the seats whose armies are in a hex. The ground knows one side of a battle only. */
function ownersIn(play: BattleMovementPlay, hex: HexKey): readonly SeatIndex[] {
  const index = at(play, hex);
  const onGround = [play.ground.detachments[index] ?? NOBODY, play.ground.garrisons[index] ?? NOBODY];
  const battle = battleIn(play, hex);
  const sides = battle === null ? [] : [...sideSeats(play, battle.attacker), ...sideSeats(play, battle.defender)];
  return [...onGround, ...sides.map((seat) => numberOf(play, seat))].filter((owner) => owner >= 0);
}

/** Whether an enemy army of the seat stands in the hex. */
const hasFoe = (play: BattleMovementPlay, seat: SeatId, hex: HexKey): boolean =>
  ownersIn(play, hex).some((owner) => areEnemies(play.ground, numberOf(play, seat), owner));

/** HEX-BORD-07: whether an enemy army stands next to the hex. */
export function isNextToFoe(play: BattleMovementPlay, seat: SeatId, hex: HexKey): boolean {
  const { grid } = play.ground;
  const index = at(play, hex);
  return EVERY_DIRECTION.some((d) => {
    const key = grid.keys[nextTo(grid, index, d)];
    return key !== undefined && hasFoe(play, seat, key);
  });
}

/** HEX-DIP-06, HEX-BORD-02: whether a pact partner of the seat controls the hex or has an army in it. */
function isPartners(play: BattleMovementPlay, seat: SeatId, hex: HexKey): boolean {
  const owners = [play.ground.control[at(play, hex)] ?? NOBODY, ...ownersIn(play, hex)];
  return owners.some((owner) => owner >= 0 && relation(play.ground, numberOf(play, seat), owner) === PACT);
}

const isFriend = (play: BattleMovementPlay, seat: SeatId, owner: SeatIndex): boolean =>
  areFriends(play.ground, numberOf(play, seat), owner);

/** HEX-BORD-08: whether a hex is reserved for an own or allied raider on its way home. */
const isReserved = (play: BattleMovementPlay, seat: SeatId, hex: HexKey): boolean =>
  play.battles.some(
    ({ home, attacker }) =>
      home === hex && attacker.seat !== null && isFriend(play, seat, numberOf(play, attacker.seat)),
  );

const barrier = (rule: Barrier['rule'], code: RefusalCode, hex: HexKey): Barrier => ({ rule, code, facts: { hex } });

/** HEX-BMOV-06: what bars a hex to a friend: a detachment, or a place reserved for a raider. */
function friendBarrier(play: BattleMovementPlay, seat: SeatId, hex: HexKey): Barrier | null {
  const detachment = play.ground.detachments[at(play, hex)] ?? NOBODY;
  if (isFriend(play, seat, detachment)) return barrier('HEX-BMOV-06', 'friend-there', hex);
  return isReserved(play, seat, hex) ? barrier('HEX-BMOV-06', 'reserved-for-raider', hex) : null;
}

/** HEX-BORD-02, HEX-DIP-06, -07: what bars a hex without a battle to an attacker; enemies do not. */
export function entryBarrier(play: BattleMovementPlay, seat: SeatId, hex: HexKey): Barrier | null {
  if (isPartners(play, seat, hex)) return barrier('HEX-BORD-02', 'partner-land', hex);
  const friends = friendBarrier(play, seat, hex);
  if (friends !== null) return friends;
  const garrison = play.ground.garrisons[at(play, hex)] ?? NOBODY;
  const isBesideFriend = isFriend(play, seat, garrison) && hasFoe(play, seat, hex);
  return isBesideFriend ? barrier('HEX-DIP-07', 'beside-friend', hex) : null;
}

/** HEX-BORD-07: whether an army may withdraw into a hex, the ground aside. */
export const isRefuge = (play: BattleMovementPlay, seat: SeatId, hex: HexKey): boolean =>
  !hasFoe(play, seat, hex) &&
  !isPartners(play, seat, hex) &&
  battleIn(play, hex) === null &&
  friendBarrier(play, seat, hex) === null;

/** HEX-RACE-DE-11: whether a raider may pass through a hex. */
export const isPassable = (play: BattleMovementPlay, seat: SeatId, hex: HexKey): boolean =>
  !hasFoe(play, seat, hex) && !isPartners(play, seat, hex);

/** HEX-BORD-04: a hex is raided once a turn. */
export const raidBarrier = (play: BattleMovementPlay, hex: HexKey): Barrier | null =>
  play.battles.some((battle) => battle.kind === 'raid' && battle.hex === hex && battle.turn === play.turn)
    ? barrier('HEX-BORD-04', 'raided-already', hex)
    : null;
