import type { DueEntry, SeatId } from '../../kernel/index.ts';
import { lookup, WEEKDAYS } from '../../kernel/index.ts';
import { ALL_WELL, forceOf, isNode, refused } from '../board/board.ts';
import { daysAfter } from '../board/dates.ts';
import { type Play, tell, waiting } from '../board/play.ts';
import { payableOn, spendable } from '../points/points.ts';
import type { Command, Known, Order, Post, Rejection, State } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { forceOfCommand, hasCommand, nodesOfCommand } from './commands.ts';
import { carryOutSeries, payFor, seriesPrice } from './series.ts';

type Commands = Extract<Order, { readonly type: 'commands' }>;
type Withdraw = Extract<Order, { readonly type: 'withdraw' }>;

/** How many orders of a seat may wait, so that nobody fills the state with them. */
export const MOST_POSTS = 50;
/** Ids of what falls due besides the posts themselves. */
const DAILY = 'orders';
const OVERDUE = 'overdue';

/** NODE-ORD-05: `post:azure-1`, unique in the war and without a count of others' orders. */
const postId = ({ seat, number }: Pick<Post, 'seat' | 'number'>): string => `post:${seat}-${number}`;

/** NODE-ORD-05: a postdated order must be well formed, with nodes that exist; or why one cannot be withdrawn. */
export function postFaults(known: Known, seat: SeatId, order: Commands | Withdraw): readonly Rejection[] {
  const own = known.posts.filter((post) => post.seat === seat);
  if (order.type === 'withdraw') {
    const isThere = own.some(({ number, paid }) => number === order.post && paid === null);
    return isThere ? ALL_WELL : [refused('postdated-unknown', 'NODE-ORD-05', ['post'])];
  }
  const wrong = dateFault(known, order);
  if (wrong !== null) return [wrong];
  if (own.length >= MOST_POSTS) return [refused('too-many-posts', 'NODE-ORD-05', [], { most: MOST_POSTS })];
  return order.commands.flatMap((command, i) =>
    formFaults(known, seat, command).map((one) => ({ ...one, path: ['commands', i, ...one.path] })),
  );
}

/** How many days ahead an order can be dated in a war without a last day. */
const MOST_DAYS = 366;

/** NODE-ORD-05, NODE-WIN-01: not for a day that is over, nor for one after the last of the war, as far as it is known. */
function dateFault({ clock: { date, day }, settings }: Known, { when }: Commands): Rejection | null {
  if (when.kind !== 'on' || date === null) return null;
  if (when.date < date) return refused('date-past', 'NODE-ORD-05', ['when', 'date']);
  const last = daysAfter(date, settings.endDays === null ? MOST_DAYS : Math.max(0, settings.endDays - day));
  return when.date > last ? refused('date-too-late', 'NODE-ORD-05', ['when', 'date'], { last }) : null;
}

/** Whether a command will make sense: own battleforces, nodes of the map, commands of the faction. */
function formFaults(known: Known, seat: SeatId, command: Command): readonly Rejection[] {
  if (!hasCommand(known, seat, command.type)) return [refused('not-your-faction', 'NODE-ORD-14', ['type'])];
  if (!nodesOfCommand(command).every((id) => isNode(known, id))) return [refused('node-unknown', 'NODE-ORD-05')];
  if (command.type === 'cede' && command.to !== GUARD && lookup(known.players, command.to) === undefined) {
    return [refused('seat-unknown', 'NODE-ORD-05', ['to'])];
  }
  const id = forceOfCommand(command);
  if (id === null) return ALL_WELL;
  const force = forceOf(known, id);
  if (force === null) return [refused('force-unknown', 'NODE-ORD-05', ['force'])];
  const isForeign = force.owner !== seat && command.type !== 'taint';
  return isForeign ? [refused('force-not-yours', 'NODE-ORD-05', ['force'])] : ALL_WELL;
}

/** NODE-ORD-16: during a pause orders can be dated ahead and withdrawn. Nothing else is ordered, filed or confirmed. */
export const whilePaused = (order: Order): boolean =>
  order.type === 'withdraw' || (order.type === 'commands' && order.when.kind !== 'now');

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

/** NODE-ORD-05, -02: when postdated orders and the hour of daily processing are due, unless they wait for the end of a game night. */
export function postsDue(state: State): readonly DueEntry[] {
  const { posts, overdue, night, clock, processedAt, settings } = state;
  const { timeZone: zone, processingHour } = settings;
  const dated = posts.flatMap((one): readonly DueEntry[] => {
    const { when } = one;
    if (when.kind !== 'on') return [];
    return [{ id: postId(one), due: { kind: 'on', date: when.date, time: when.time, zone }, isFirm: true }];
  });
  const times = [`${String(processingHour).padStart(2, '0')}:00`];
  const daily: DueEntry = {
    id: DAILY,
    due: { kind: 'next', after: processedAt, weekdays: [...WEEKDAYS], times, zone },
    isFirm: true,
  };
  const entries = posts.some(({ when }) => when.kind === 'daily') ? [...dated, daily] : dated;
  const open = overdue === null ? entries : entries.filter(({ id }) => !overdue.includes(id));
  if (overdue === null || night !== null) return open;
  return [...open, { id: OVERDUE, due: { kind: 'at', at: clock.since }, isFirm: true }];
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

/** NODE-ORD-05: whether an order that is to wait for its points would be carried out at once. */
export const isPayableAtOnce = (known: Known, seat: SeatId, commands: readonly Command[], mayPass: boolean): boolean =>
  (mayPass || !known.posts.some((post) => post.seat === seat && post.when.kind === 'affordable')) &&
  seriesPrice(known, seat, commands) <= spendable(known, seat);

/** Each player's orders form a queue, which some may leave early. */
export function firstAffordable(known: Known): Post | undefined {
  const queued = new Set<SeatId>();
  return known.posts.find(({ seat, commands, when }) => {
    if (when.kind !== 'affordable' || (queued.has(seat) && !when.mayPass)) return false;
    const canPay = seriesPrice(known, seat, commands) <= spendable(known, seat);
    if (!canPay) queued.add(seat);
    return canPay;
  });
}

/**
 * NODE-ORD-05: the date that begins when a player can pay a price, as in {@link payableOn}, once all own orders that wait for their
 * points have been paid; `before`: only those that were given before this one.
 */
export function payableAfterQueue(
  known: Known,
  seat: SeatId,
  price: number,
  before: number | null = null,
): string | null {
  const queue = known.posts.filter(
    (post) => post.seat === seat && post.when.kind === 'affordable' && (before === null || post.number < before),
  );
  const owed = queue.reduce((sum, { commands }) => sum + seriesPrice(known, seat, commands), 0);
  return payableOn(known, seat, owed + price);
}
