import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { type Play, tell, waiting } from '../board/play.ts';
import { spendable } from '../points/points.ts';
import type { Command, Post } from '../types.ts';
import { type Commands, DAILY, firstAffordable, OVERDUE, postId, type Withdraw } from './posts.ts';
import { seriesPrice } from './series.ts';
import { carryOutSeries, payFor } from './series-in-play.ts';

/** Who reads of orders that wait. NODE-ORD-05. */
const readersOf = ({ state }: Play, seat: SeatId): 'all' | [SeatId] =>
  state.settings.postdatedOrdersPublic ? 'all' : [seat];

/**
 * NODE-ORD-05, -02: keeps an order for later; under daily processing for its hour, already paid. The order of a round of a game
 * night is carried out at once. NODE-CP-06.
 */
export function post(play: Play, seat: SeatId, { commands, when }: Commands): void {
  if (when.kind !== 'now') {
    const number = keep(play, seat, { commands, when, paid: null });
    const to = readersOf(play, seat);
    tell(play, { type: 'orders-postdated', rule: 'NODE-ORD-05', to, seat, post: number, commands, when });
  } else if (play.state.night !== null) carryOutSeries(play, seat, commands, null);
  else queue(play, seat, commands);
}

function keep(play: Play, seat: SeatId, order: Pick<Post, 'commands' | 'when' | 'paid'>): number {
  const { state, at } = play;
  const number = (lookup(state.nextPost, seat) ?? 0) + 1;
  state.nextPost[seat] = number;
  state.posts.push(waiting({ seat, number, submittedAt: at, ...order }));
  return number;
}

/** NODE-ORD-02: daily processing. The first that waits sets the hour. */
function queue(play: Play, seat: SeatId, commands: readonly Command[]): void {
  const { state } = play;
  if (!state.posts.some(({ when }) => when.kind === 'daily')) state.processedAt = play.at;
  const bills = payFor(play, seat, commands);
  const number = keep(play, seat, { commands, when: { kind: 'daily' }, paid: bills });
  const paid = {
    cp: bills.reduce((sum, { cp }) => sum + cp, 0),
    acceleration: bills.reduce((sum, { acceleration }) => sum + acceleration, 0),
  };
  tell(play, { type: 'orders-queued', rule: 'NODE-ORD-02', to: [seat], seat, post: number, commands, paid });
}

export function withdraw(play: Play, seat: SeatId, { post: number }: Withdraw): void {
  remove(play, { seat, number });
  tell(play, { type: 'orders-withdrawn', rule: 'NODE-ORD-05', to: readersOf(play, seat), seat, post: number });
}

function remove({ state }: Play, gone: Pick<Post, 'seat' | 'number'>): void {
  state.posts = state.posts.filter(({ seat, number }) => seat !== gone.seat || number !== gone.number);
}

/**
 * NODE-ORD-05: these fell due. After a pause they are only noted, until the entry `overdue` carries out all of them by
 * submission time; in a game night until it closes. NODE-CP-08.
 */
export function postsFellDue(play: Play, ids: readonly string[]): void {
  const { state } = play;
  const due = ids.filter((id) => id !== OVERDUE);
  if (state.night !== null || (state.overdue !== null && !ids.includes(OVERDUE))) {
    state.overdue = [...new Set([...(state.overdue ?? []), ...due])];
    return;
  }
  const all = [...(state.overdue ?? []), ...due];
  state.overdue = null;
  carryOutDue(play, all);
}

/** NODE-CP-08, NODE-ORD-16: a game night is over: what fell due in it, unless a pause keeps it waiting. */
export function carryOutDelayed(play: Play): void {
  if (play.isPaused) return;
  const delayed = play.state.overdue ?? [];
  play.state.overdue = null;
  carryOutDue(play, delayed);
}

/** By submission time. NODE-ORD-05. */
function carryOutDue(play: Play, ids: readonly string[]): void {
  const { state } = play;
  const isDaily = state.settings.orderProcessing === 'daily';
  const due = state.posts.filter(
    (one) => ids.includes(postId(one)) || (ids.includes(DAILY) && one.when.kind === 'daily'),
  );
  const [paid, dated] = [due.filter((one) => one.paid !== null), due.filter((one) => one.paid === null)];
  if (ids.includes(DAILY)) state.processedAt = play.at;
  for (const one of isDaily ? paid : due) comeDue(play, one);
  if (!isDaily) return;
  for (const one of dated) comeDue(play, one);
}

/** NODE-ORD-03, -05: what cannot be paid lapses without cost; otherwise it is paid at the prices of this moment. */
function comeDue(play: Play, one: Post): void {
  const { state } = play;
  if (state.ended !== null) return;
  const { seat, number, commands, paid } = one;
  remove(play, one);
  if (paid !== null) carryOutSeries(play, seat, commands, paid);
  else if (seriesPrice(state, seat, commands) > spendable(state, seat)) {
    const to = readersOf(play, seat);
    tell(play, { type: 'orders-lapsed', rule: 'NODE-ORD-04', to, seat, post: number, code: 'cannot-pay' });
  } else if (state.settings.orderProcessing === 'daily') queue(play, seat, commands);
  else carryOutSeries(play, seat, commands, null);
}

/** NODE-ORD-05: what waits for its points and has them now, in the order of submission. Called after every step. */
export function carryOutAffordable(play: Play): void {
  const { state } = play;
  for (let next = firstAffordable(state); next !== undefined && state.ended === null; next = firstAffordable(state)) {
    comeDue(play, next);
  }
}
