import type { Counter, CounterId, DetachmentId, Draft, Side, TerritoryId } from '../types.ts';
import { UNUSED } from './board.ts';
import { counterIdOf } from './numbered.ts';
import { counterIn, detachmentIn, type Play } from './play.ts';

/** SEC-DEPLOY-03: gives a detachment its counter, with the next number of its side. @param at null: in orbit */
export function bringOut(play: Play, side: Side, id: DetachmentId, at: TerritoryId | null): CounterId {
  const { board, desks } = play.state;
  const detachment = detachmentIn(play, side, id);
  desks[side].last.counter += 1;
  const number = desks[side].last.counter;
  const counter = counterIdOf(side, number);
  detachment.numbers.push(number);
  detachment.counter = counter;
  detachment.where = at === null ? 'orbit' : 'map';
  board.counters[counter] = {
    ...{ id: counter, side, number, at, isIsolated: false, mission: null, droppedIn: null },
    ...UNUSED,
  };
  return counter;
}

/** SEC-DEPLOY-04: the same counter with the next number of its side. */
export function renumber(play: Play, side: Side, id: CounterId): void {
  const { board, desks } = play.state;
  const counter = counterIn(play, id);
  const detachment = detachmentUnder(play, counter);
  desks[side].last.counter += 1;
  const number = desks[side].last.counter;
  const renamed = counterIdOf(side, number);
  delete board.counters[id];
  board.counters[renamed] = { ...counter, id: renamed, number };
  detachment?.numbers.push(number);
  if (detachment !== undefined) detachment.counter = renamed;
}

/** SEC-DIR-15: its counter leaves the board, and keeps its number. */
export function sendAway(play: Play, side: Side, id: DetachmentId): void {
  const { board } = play.state;
  const detachment = detachmentIn(play, side, id);
  if (detachment.counter !== null) delete board.counters[detachment.counter];
  Object.assign(detachment, { where: 'away', counter: null, awayIn: board.turn });
}

/** SEC-DIR-15: the same counter again. */
export function bringBack(play: Play, side: Side, id: DetachmentId, at: TerritoryId): CounterId {
  const { board } = play.state;
  const detachment = detachmentIn(play, side, id);
  const number = detachment.numbers.at(-1) ?? 1;
  const counter = counterIdOf(side, number);
  board.counters[counter] = {
    ...{ id: counter, side, number, at, isIsolated: false, mission: null, droppedIn: null },
    ...UNUSED,
  };
  Object.assign(detachment, { where: 'map', counter, awayIn: null });
  return counter;
}

/** Puts a counter down somewhere else, with the detachment under it. */
export function putDown(play: Play, id: CounterId, at: TerritoryId): void {
  const counter = counterIn(play, id);
  counter.at = at;
  const detachment = detachmentUnder(play, counter);
  if (detachment !== undefined) detachment.where = 'map';
}

const detachmentUnder = (
  { state }: Play,
  { id, side }: Pick<Counter, 'id' | 'side'>,
): Draft['desks'][Side]['detachments'][string] | undefined =>
  Object.values(state.desks[side].detachments).find((one) => one.counter === id);

/** SEC-BTL-09, SEC-DIR-17: the detachment is gone for good. */
export function takeAway(play: Play, id: CounterId): void {
  const { board, desks } = play.state;
  const counter = counterIn(play, id);
  const detachment = detachmentUnder(play, counter);
  delete board.counters[id];
  if (detachment === undefined) return;
  delete desks[counter.side].detachments[detachment.id];
  board.sides[counter.side].size -= 1;
}
