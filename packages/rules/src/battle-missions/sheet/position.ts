import { lookup } from '../../kernel/index.ts';
import { isConcealed, startsConcealed } from '../concealment/concealment.ts';
import { isDiffering, trackedOf, valueOf } from '../entries/register.ts';
import { type AfterTurn, afterTurn, type Length } from '../length/length.ts';
import { isDark } from '../light/light.ts';
import { arrivalTable, arrives, dicedWith, reserveGroups, type Waiting } from '../reserves/reserves.ts';
import { firstSide, otherSide, type PlayerTurn } from '../turn/turn.ts';
import type { Side, Stage, Unit } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { armyOf, type Board, briefOf, holds, holdsFor, placeOf, readingOf } from './board.ts';

/** Where the evening stands. MSN-COMP-04. */
export interface Position {
  readonly stage: Stage;
  /** Null: before the first turn, while a length roll is open, and after the end. */
  readonly now: PlayerTurn | null;
  /** The game turn after which a length roll is open. MSN-LEN-01. */
  readonly lengthDueAfter: number | null;
  /** Game turns that were played. */
  readonly turnsPlayed: number;
}

const both = (done: Readonly<Record<Side, boolean>>): boolean => SIDES.every((side) => done[side]);

/** MSN-COMP-01: whether both sides confirmed the mission as it is now. */
export const isBriefConfirmed = (board: Board): boolean => SIDES.every((side) => hasConfirmed(board, side));

/** MSN-COMP-01: whether a side confirmed the mission as it is now. While two differ nobody can have. */
export function hasConfirmed({ brief, confirmed }: Board, side: Side): boolean {
  const one = confirmed[side];
  if (one === null || isDiffering(brief)) return false;
  return brief.length === 0 ? one.brief === null : brief.some(({ entry }) => entry === one.brief);
}

/** MSN-COMP-09. */
export function firstOf(board: Board): Side | null {
  const reading = readingOf(board, { kind: 'first-turn' });
  const chooser = reading?.kind === 'first-turn' ? reading.chooser : null;
  return firstSide(briefOf(board).first, chooser, trackedOf(board.first) ?? null);
}

/** MSN-DAWN-01: the roll for dusk and dawn is made, or not needed. */
export const isLightKnown = (board: Board): boolean =>
  !holds(board, 'dusk-dawn') || readingOf(board, { kind: 'light' }) !== null;

/** MSN-LEN-01 to -05. */
export function lengthOf(board: Board): Length {
  const { turns } = briefOf(board);
  return {
    statedTurns: turns,
    isRandom: holds(board, 'random-length'),
    rollAfter: (turn) => {
      const reading = readingOf(board, { kind: 'length', turn });
      return reading?.kind === 'length' ? reading.die : null;
    },
  };
}

/** Player turns of one game turn. */
const SHARES = 2;

/** MSN-COMP-04: where the evening stands, from all that was entered so far. */
export function positionOf(board: Board): Position {
  const waiting = { now: null, lengthDueAfter: null, turnsPlayed: 0 };
  if (!isBriefConfirmed(board)) return { stage: 'briefing', ...waiting };
  if (!both(board.setAside)) return { stage: 'setting-aside', ...waiting };
  const first = both(board.deployed) && isLightKnown(board) ? firstOf(board) : null;
  if (first === null) return { stage: 'deployment', ...waiting };

  const turnsPlayed = Math.floor(board.turnsEnded / SHARES);
  const isHalf = board.turnsEnded % SHARES === 1;
  const end = endStage(board);
  if (hasSurrendered(board)) return { stage: end, now: null, lengthDueAfter: null, turnsPlayed };
  const next: AfterTurn = isHalf || turnsPlayed === 0 ? 'another' : afterTurn(lengthOf(board), turnsPlayed);
  if (next === 'over') return { stage: end, now: null, lengthDueAfter: null, turnsPlayed };
  if (next === 'roll') return { stage: 'running', now: null, lengthDueAfter: turnsPlayed, turnsPlayed };
  const now = { turn: turnsPlayed + 1, side: isHalf ? otherSide(first) : first };
  return { stage: 'running', now, lengthDueAfter: null, turnsPlayed };
}

const endStage = ({ closed }: Board): 'ended' | 'closed' => (both(closed) ? 'closed' : 'ended');

/** MSN-MARGIN-11: a side that gives up ends the battle. */
const hasSurrendered = (board: Board): boolean =>
  SIDES.some((side) => valueOf(lookup(board.gaveUp, `${side} surrender`)) === true);

/** MSN-NIGHT-01, MSN-DAWN-02, -03, MSN-LEN-04. */
export function isDarkIn(board: Board, turn: number): boolean {
  const reading = holds(board, 'dusk-dawn') ? readingOf(board, { kind: 'light' }) : null;
  const light = reading?.kind === 'light' ? reading.light : null;
  return isDark({ isNight: holds(board, 'night'), light, statedTurns: briefOf(board).turns }, turn);
}

/** MSN-CONC-01, -05, -07: whether a unit is concealed in a turn. */
export function isConcealedIn(board: Board, unit: Unit, turn: number): boolean {
  const place = placeOf(board, dicedWith(armyOf(board, unit.side), unit), unit.side);
  const isInForce = holdsFor(board, 'concealment', unit.side);
  const isStart = startsConcealed({ kind: unit.kind, place, isRiding: false, isInForce });
  return isConcealed(isStart, lookup(board.acts, unit.id) ?? [], turn);
}

/** MSN-RES-02, MSN-DS-02: the selections of a side that began off the table, with their roll in a turn. */
export function reservesOf(board: Board, side: Side, turn: number): readonly Waiting[] {
  const table = arrivalTable(board.setup.settings);
  return reserveGroups(armyOf(board, side)).flatMap(({ selection }): readonly Waiting[] => {
    const place = placeOf(board, selection, side);
    if (place !== 'reserve' && place !== 'strike') return [];
    const hasRolled = readingOf(board, { kind: 'reserve', selection, turn }) !== null;
    return [{ selection, hasRolled, hasArrived: availableSince(board, selection, turn - 1, table) !== null }];
  });
}

/** MSN-RES-03, -04: the turn in which a selection's roll succeeded, up to this one; null: none did. */
export function availableSince(
  board: Board,
  selection: Waiting['selection'],
  turn: number,
  table: readonly number[],
): number | null {
  for (let of = 1; of <= turn; of++) {
    const reading = readingOf(board, { kind: 'reserve', selection, turn: of });
    if (reading?.kind === 'reserve' && arrives(reading.die, of, table)) return of;
  }
  return null;
}
