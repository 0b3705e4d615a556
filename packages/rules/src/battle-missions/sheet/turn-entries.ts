import { lookup } from '../../kernel/index.ts';
import { mayStrike } from '../deep-strike/deep-strike.ts';
import { hasSeen, type Placed } from '../entries/order.ts';
import { isDiffering, valueOf, written } from '../entries/register.ts';
import { arrivalsOf, arrivalTable, dicedWith, openRolls, reserveGroups } from '../reserves/reserves.ts';
import { subjectOf } from '../rolls/rolls.ts';
import { drifted, isOnTable } from '../scatter/scatter.ts';
import type { BodyOf, SelectionId, Side } from '../types.ts';
import {
  armyOf,
  type Board,
  briefOf,
  holdsFor,
  type Judgement,
  placeOf,
  readingOf,
  refused,
  type Turned,
  unitOf,
} from './board.ts';
import { isDestroyed } from './dice-entries.ts';
import { availableSince, positionOf, reservesOf } from './position.ts';

export type TurnBody = BodyOf<'first' | 'end-turn' | 'acted' | 'arrive' | 'blocked' | 'land'>;

/** What is entered while turns are played. */
export function turnEntry(turned: Turned, body: TurnBody): Judgement {
  switch (body.type) {
    case 'first':
      return chooseFirst(turned, body);
    case 'end-turn':
      return endTurn(turned, body);
    case 'acted':
      return act(turned, body);
    case 'arrive':
      return arrive(turned, body);
    case 'blocked':
      return block(turned, body);
    case 'land':
      return land(turned, body);
  }
}

/** MSN-COMP-09: the winner of the roll says who goes first, before anybody has played. */
function chooseFirst({ board, placed, by }: Turned, { side }: BodyOf<'first'>): Judgement {
  if (briefOf(board).first !== null) return refused('first-turn-fixed', 'MSN-COMP-09');
  const roll = readingOf(board, { kind: 'first-turn' });
  if (roll?.kind !== 'first-turn') return refused('roll-not-due', 'MSN-COMP-09');
  if (roll.chooser !== by) return refused('not-your-choice', 'MSN-COMP-09');
  if (board.turnsEnded > 0) return refused('turn-over', 'MSN-COMP-09');
  board.first = written(board.first, placed, side);
  return null;
}

/** MSN-COMP-04: names the player turn that it ends, so that two phones which end it end it once. */
function endTurn({ board, placed }: Turned, { turn, side }: BodyOf<'end-turn'>): Judgement {
  const { now, lengthDueAfter } = positionOf(board);
  if (lengthDueAfter !== null) return refused('length-roll-open', 'MSN-LEN-01', { turn: lengthDueAfter });
  if (now === null || now.turn !== turn || now.side !== side) return refused('turn-over', 'MSN-COMP-04', { turn, side });
  const open = openRolls(reservesOf(board, side, turn), turn, arrivalTable(board.setup.settings));
  if (open.length > 0) return refused('reserve-roll-open', 'MSN-RES-08', { count: open.length, selections: [...open] });
  if (knowsDifference(board, placed, side, turn)) return refused('difference-open', 'MSN-COMP-10');
  const waiting = availableIn(board, side, turn).filter(
    (one) => lookup(board.arrived, one) === undefined && lookup(board.blocked, one) !== turn,
  );
  if (waiting.length > 0) return refused('reserve-waits', 'MSN-RES-08', { selections: [...waiting] });
  board.turnsEnded += 1;
  return null;
}

/** MSN-COMP-10: two phones typed different dice for a reserve, and the phone that ends the turn has seen both. */
const knowsDifference = (board: Board, placed: Placed, side: Side, turn: number): boolean =>
  reservesOf(board, side, turn).some(({ selection }) => {
    const register = lookup(board.rolls, subjectOf({ kind: 'reserve', selection, turn }))?.dice ?? [];
    return isDiffering(register) && register.every(({ entry }) => hasSeen(placed, entry));
  });

/** MSN-RES-04: selections of a side that may come on, in this turn or since an earlier one. */
export const availableIn = (board: Board, side: Side, turn: number): readonly SelectionId[] =>
  reservesOf(board, side, turn)
    .map(({ selection }) => selection)
    .filter((one) => availableSince(board, one, turn, arrivalTable(board.setup.settings)) !== null);

/** MSN-CONC-05. */
function act({ board }: Turned, { unit: id, act: done }: BodyOf<'acted'>): Judgement {
  if (positionOf(board).now === null) return refused('turn-over', 'MSN-CONC-05');
  const unit = unitOf(board, id);
  if (unit === undefined) return refused('unit-unknown', 'MSN-CONC-05');
  if (isDestroyed(board, id)) return refused('unit-destroyed', 'MSN-CONC-05', { unit: unit.name });
  const before = lookup(board.acts, id) ?? [];
  if (!before.includes(done)) board.acts[id] = [...before, done];
  return null;
}

/** MSN-RES-05, -06: a selection whose roll succeeded comes on, in the player turn of its side. */
function arrive({ board }: Turned, { selection, by: way }: BodyOf<'arrive'>): Judgement {
  const { now } = positionOf(board);
  if (now === null) return refused('turn-over', 'MSN-RES-05');
  if (!availableIn(board, now.side, now.turn).includes(selection)) return refused('unit-not-arriving', 'MSN-RES-04');
  if (lookup(board.arrived, selection) !== undefined) return refused('placed-already', 'MSN-RES-05');
  const army = armyOf(board, now.side);
  const units = reserveGroups(army).find((one) => one.selection === selection)?.units ?? [];
  const canStrike = units.every((unit) => mayStrike(unit, holdsFor(board, 'deep-strike', now.side)));
  const ways = arrivalsOf(placeOf(board, selection, now.side) === 'strike', canStrike);
  if (!ways.includes(way)) return refused('no-deep-strike', 'MSN-RES-06');
  board.arrived[selection] = { turn: now.turn, by: way };
  return null;
}

/** MSN-RES-08: only the players can see that there is no room; the selection comes on later without another roll. */
function block({ board }: Turned, { selection, turn }: BodyOf<'blocked'>): Judgement {
  const { now } = positionOf(board);
  if (now === null || now.turn !== turn) return refused('turn-over', 'MSN-RES-08');
  const isAvailable = availableIn(board, now.side, turn).includes(selection);
  if (!isAvailable || lookup(board.arrived, selection) !== undefined) return refused('unit-not-arriving', 'MSN-RES-08');
  board.blocked[selection] = turn;
  return null;
}

/** MSN-DS-06, -07, -08: where a deep striking unit came down, and how many models it lost. */
function land({ board, placed }: Turned, { unit: id, aim, lost, isDestroyed: isSaid }: BodyOf<'land'>): Judgement {
  const unit = unitOf(board, id);
  if (unit === undefined) return refused('unit-unknown', 'MSN-DS-04');
  const selection = dicedWith(armyOf(board, unit.side), unit);
  const scatter = readingOf(board, { kind: 'scatter', selection });
  if (scatter?.kind !== 'scatter') return refused('unit-not-arriving', 'MSN-DS-04');
  if (lost > unit.models) return refused('too-many-lost', 'MSN-DS-07', { most: unit.models });
  const isOff = aim !== null && !isOnTable(drifted(aim, scatter.drift), board.setup.table);
  const before = lookup(board.landed, id) ?? [];
  const isDestroyedNow = isOff || isSaid || lost === unit.models;
  board.landed[id] = written(before, placed, { lost: isDestroyedNow ? unit.models : lost, isDestroyed: isDestroyedNow });
  return null;
}

/** MSN-DS-06, -07: models that a unit lost by landing. */
export const lostByLanding = (board: Board, id: string): number => valueOf(lookup(board.landed, id))?.lost ?? 0;
