import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { ATTACK_ORDERS, BATTLE_INITIATIVE, CALM_INITIATIVE } from '../data/battle-orders.ts';
import { battleSeats, rolledInitiative } from '../turn/initiative.ts';
import { factionOf, seatsIn, tell } from '../turn/play.ts';
import type { Piece } from '../types.ts';
import { sheetOf } from './orders.ts';
import type { BattleMovementPlay } from './play.ts';

/**
 * HEX-TURN-07, HEX-BMOV-02: rolls the battle initiative, separate from movement initiative. Nobody rolls if no battle
 * orders are wanted: it would change nothing. The order is public immediately, the dice by `initiativeVisibility`.
 */
export function rollBattleInitiative(play: BattleMovementPlay): void {
  if (play.before.phase !== 'battle-orders') return;
  const seats = seatsIn(play).flatMap((seat) => lookup(play.seats, seat) ?? []);
  play.battleInitiative = rolledInitiative(seats, play.dice, {
    rule: 'HEX-BMOV-02',
    modifier: (seat) => modifierOf(play, seat),
  });
  tell(play, { type: 'battle-initiative', rule: 'HEX-BMOV-02', to: 'all', order: battleSeats(play) });
  if (play.before.settings.initiativeVisibility === 'full') tellBattleDice(play);
}

/** HEX-EXT-01: whether a seat of the Imperium leads detachments of other races too: then its own has no penalty. */
function leadsOthers(play: BattleMovementPlay, seat: SeatId): boolean {
  if (play.before.settings.imperialPlayer === 'off') return false;
  const isOther = (piece: Piece): boolean =>
    piece.kind === 'detachment' && piece.seat === seat && piece.race !== null && piece.race !== factionOf(play, seat);
  return [...play.pieces.values(), ...play.orbit.values()].some(isOther);
}

/** HEX-RACE-IG-05, HEX-RACE-DE-15. */
function modifierOf(play: BattleMovementPlay, seat: SeatId): number {
  const faction = factionOf(play, seat);
  const calm = attacks(play, seat) ? 0 : (CALM_INITIATIVE[faction] ?? 0);
  return (leadsOthers(play, seat) ? 0 : (BATTLE_INITIATIVE[faction] ?? 0)) + calm;
}

/** HEX-RACE-DE-15: whether a detachment of the seat was ordered to attack, whatever happens to the order. */
function attacks(play: BattleMovementPlay, seat: SeatId): boolean {
  return sheetOf(play, seat).some(({ piece, type }) => {
    const army = play.pieces.get(piece) ?? play.orbit.get(piece);
    return army?.seat === seat && ATTACK_ORDERS.includes(type);
  });
}

/** HEX-BMOV-02: what was rolled for battle initiative, announced when the turn ends. */
export function tellBattleInitiative(play: BattleMovementPlay): void {
  const isSecret = play.before.settings.initiativeVisibility === 'order';
  if (isSecret && play.battleInitiative.length > 0) tellBattleDice(play);
}

function tellBattleDice(play: BattleMovementPlay): void {
  tell(play, { type: 'battle-initiative-dice', rule: 'HEX-BMOV-02', to: 'all', rolls: play.battleInitiative });
}
