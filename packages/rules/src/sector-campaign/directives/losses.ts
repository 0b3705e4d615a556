import { ALL_WELL, detachmentOf, detachmentsOf, majorsLeftEmpty, pointsOf, refused, within } from '../board/board.ts';
import { takeAway } from '../board/counters.ts';
import { rearTerritories } from '../board/grid.ts';
import { detachmentIn, knownIn, own, type Play, tell } from '../board/play.ts';
import { GAINED_POINTS } from '../data/directives.ts';
import { arrive, lineFaults } from '../resources/resources.ts';
import { sheetFaults } from '../setup/armies.ts';
import type { Detachment, Known, Rejection, Side, TurnEnd } from '../types.ts';

const RULE = 'SEC-DIR-17';

/** The detachments that a side can give up for good: those of its army, not temporary ones. */
const givable = ({ desk }: Pick<Known, 'desk'>): readonly Detachment[] =>
  detachmentsOf(desk).filter(({ tenure }) => tenure === 'army');

const sum = (all: readonly Detachment[]): number => all.reduce((total, one) => total + pointsOf(one), 0);

/** SEC-DIR-17: why detachments can't be given up, added or kept like this. */
export function permanentFaults(known: Known, choices: TurnEnd): readonly Rejection[] {
  const { points, reward } = known.desk.owed;
  const { remove, gain, keep } = choices;
  return [
    ...(remove.length > 0 || points > 0 ? removalFaults(known, choices, points) : ALL_WELL),
    ...(gain === null ? ALL_WELL : within(['gain'], gainFaults(known, gain, reward))),
    ...(keep === null || (reward === 'keep' && detachmentOf(known.desk, keep)?.tenure === 'reserve')
      ? ALL_WELL
      : [refused('nothing-owed', 'SEC-DIR-14', ['keep'])]),
  ];
}

/** All of them if there are too few points; no major is emptied if other detachments would do. */
function removalFaults(known: Known, { remove }: TurnEnd, points: number): readonly Rejection[] {
  if (points === 0) return [refused('nothing-owed', RULE, ['remove'])];
  const able = givable(known);
  const unknown = remove.findIndex((id, i) => able.every((one) => one.id !== id) || remove.indexOf(id) < i);
  if (unknown >= 0) return [refused('detachment-unknown', RULE, ['remove', unknown])];
  const given = able.filter(({ id }) => remove.includes(id));
  if (sum(given) < points && given.length < able.length) {
    return [refused('too-few-points', RULE, ['remove'], { points: sum(given), least: points })];
  }
  const isAvoidable = majorsLeftEmpty(known, cheapestLoss(known, points)).length === 0;
  return majorsLeftEmpty(known, remove).length > 0 && isAvoidable
    ? [refused('major-empty', 'SEC-DEPLOY-05', ['remove'])]
    : ALL_WELL;
}

/** SEC-DIR-04, -17: up to 250 points, in a line behind the first. */
function gainFaults(
  known: Known,
  { detachment, at }: TurnEnd['gain'] & {},
  reward: Known['desk']['owed']['reward'],
): readonly Rejection[] {
  const { board, side } = known;
  if (reward !== 'add') return [refused('nothing-owed', 'SEC-DIR-04', ['detachment'])];
  const points = pointsOf(detachment);
  return [
    ...(points > GAINED_POINTS
      ? [refused('detachment-too-large', 'SEC-DIR-04', ['detachment'], { points, most: GAINED_POINTS })]
      : []),
    ...lineFaults(known, at),
    ...within(['detachment'], sheetFaults(board.settings, board.sides[side].race, detachment)),
  ];
}

/**
 * SEC-DIR-17: the cheapest detachments that have enough points together, in ties the lowest numbers; all if too few points.
 * Those that keep a major garrisoned count only if the others are not enough.
 */
export function cheapestLoss(known: Known, points: number): readonly Detachment['id'][] {
  const all = givable(known);
  const free = all.filter(({ id }) => majorsLeftEmpty(known, [id]).length === 0);
  const among = sum(free) >= points ? free : all;
  // The first way to reach each sum; detachments come in the order of their numbers.
  const ways = new Map<number, readonly Detachment['id'][]>([[0, []]]);
  for (const one of among) {
    for (const [total, ids] of [...ways]) {
      const more = total + pointsOf(one);
      if (total < points && !ways.has(more)) ways.set(more, [...ids, one.id]);
    }
  }
  const enough = [...ways.keys()].filter((total) => total >= points).sort((a, b) => a - b);
  const [least] = enough;
  return least === undefined ? all.map(({ id }) => id) : (ways.get(least) ?? []);
}

/** SEC-DIR-17: carries out the choices; without any, the cheapest combination is given up and nothing gained. */
export function changeArmy(play: Play, side: Side, choices: TurnEnd | null): void {
  const known = knownIn(play, side);
  const { points } = known.desk.owed;
  if (points > 0) giveUp(play, side, choices === null ? cheapestLoss(known, points) : choices.remove);
  if (choices === null) return;
  if (choices.gain !== null) {
    const { detachment, at } = choices.gain;
    const there = rearTerritories(known.board, side).includes(at)
      ? at
      : (rearTerritories(known.board, side)[0] ?? null);
    const id = arrive(play, side, detachment, detachment.kind === 'dropship' ? null : there);
    tell(play, { type: 'joined', rule: RULE, to: own(play, side), side, detachment: id, tenure: 'army' });
  }
  if (choices.keep !== null) {
    Object.assign(detachmentIn(play, side, choices.keep), { tenure: 'army', price: null });
    tell(play, { type: 'joined', rule: RULE, to: own(play, side), side, detachment: choices.keep, tenure: 'army' });
  }
}

/** At no cost in VP. */
function giveUp(play: Play, side: Side, ids: readonly Detachment['id'][]): void {
  tell(play, { type: 'given-up', rule: RULE, to: own(play, side), side, detachments: [...ids] });
  for (const id of ids) {
    const { counter } = detachmentIn(play, side, id);
    if (counter === null) {
      delete play.state.desks[side].detachments[id];
      play.state.board.sides[side].size -= 1;
      continue;
    }
    const at = play.state.board.counters[counter]?.at ?? null;
    takeAway(play, counter);
    tell(play, { type: 'removed', rule: 'SEC-TURN-04', to: 'all', counter, at, why: 'command' });
  }
}
