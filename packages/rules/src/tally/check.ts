import type { Correctable, SeatId } from '../kernel/index.ts';
import { lookup } from '../kernel/index.ts';
import type { Option, Order, Rejection, Sheet, View } from './types.ts';

const RULE = 'TALLY-01';
const MOST = 9;
/** What a question costs. */
export const QUESTION = 1;

/** TALLY-01: a number above nine is understood, but against the rules. */
export function check(_view: View, { add }: Sheet): readonly Rejection[] {
  return add <= MOST ? [] : [{ code: 'too-much', rule: RULE, path: ['add'], facts: { most: MOST } }];
}

/** TALLY-01: a seat can give only what it has, to somebody else; it pays a point for a question, and answers its own. */
export function checkOrder(view: View, seat: SeatId, order: Order): readonly Rejection[] {
  if ('answer' in order) {
    const isOwn = view.questions.some(({ id, to }) => id === order.answer && to === seat);
    return isOwn ? [] : [{ code: 'no-question', rule: RULE, path: ['answer'], facts: {} }];
  }
  if ('ask' in order) {
    if (!view.asks) return [{ code: 'no-question', rule: RULE, path: ['ask'], facts: {} }];
    return checkOrder(view, seat, { to: order.ask, gift: QUESTION });
  }
  const { to, gift } = order;
  if (to === seat || !view.seats.some(({ id }) => id === to)) {
    return [{ code: 'nobody-there', rule: RULE, path: ['to'], facts: { seat: to } }];
  }
  const most = lookup(view.sums, seat) ?? 0;
  return gift <= most ? [] : [{ code: 'too-much', rule: RULE, path: ['gift'], facts: { most } }];
}

/** A seat's current choices. */
export function options({ you, seats, sums, questions, asks }: View): readonly Option[] {
  if (you === null) return [];
  const most = lookup(sums, you) ?? 0;
  const others = most === 0 ? [] : seats.filter(({ id }) => id !== you);
  return [
    { type: 'add', least: 0, most: MOST },
    ...others.map(({ id }): Option => ({ type: 'gift', to: id, most })),
    ...(asks ? others.map(({ id }): Option => ({ type: 'ask', to: id })) : []),
    ...questions.flatMap(({ id, to }): readonly Option[] => (to === you ? [{ type: 'answer', id }] : [])),
  ];
}

/** TALLY-01: standing orders add nothing. */
export const standingSheet = ({ you }: View): Sheet | null => (you === null ? null : { add: 0 });

/** TALLY-01: a viewer who knows the sums without a seat is the referee, who may correct each of them. */
export const correctable = ({ you, seats, sums }: View): readonly Correctable[] =>
  you === null
    ? seats.flatMap(({ id }) => (lookup(sums, id) === undefined ? [] : [{ id, now: { sum: sums[id] } }]))
    : [];
