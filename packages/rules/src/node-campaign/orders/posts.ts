import type { DueEntry, SeatId } from '../../kernel/index.ts';
import { lookup, WEEKDAYS } from '../../kernel/index.ts';
import { ALL_WELL, forceOf, isNode, refused } from '../board/board.ts';
import { daysAfter } from '../board/dates.ts';
import { payableOn, spendable } from '../points/points.ts';
import type { Command, Known, Order, Post, Rejection, State } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { forceOfCommand, hasCommand, nodesOfCommand } from './commands.ts';
import { seriesPrice } from './series.ts';

export type Commands = Extract<Order, { readonly type: 'commands' }>;

export type Withdraw = Extract<Order, { readonly type: 'withdraw' }>;

/** How many orders of a seat may wait, so that nobody fills the state with them. */
export const MOST_POSTS = 50;

/** Ids of what falls due besides the posts themselves. */
export const DAILY = 'orders';

export const OVERDUE = 'overdue';

/** NODE-ORD-05: `post:azure-1`, unique in the war and without a count of others' orders. */
export const postId = ({ seat, number }: Pick<Post, 'seat' | 'number'>): string => `post:${seat}-${number}`;

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
