import type { SeatId } from '@sealed-orders/rules/kernel';
import {
  type Command,
  cancelledIn,
  type Event,
  type ForceId,
  type Known,
  type Post,
  payableAfterQueue,
  type Rejection,
  seriesPrice,
  type View,
  type When,
} from '@sealed-orders/rules/node-campaign';

/** A postdated order as its player, or the referee, reads it. */
export interface ListedPost {
  readonly post: Post;
  readonly price: number;
  /** The date that begins when an order that waits for its points can be paid; null: nobody can tell. */
  readonly payableOn: string | null;
  /** It will not be payable when it is due. */
  readonly isTooPoor: boolean;
  /** What of it would be cancelled when it falls due, as things are now; null: nothing, or it lapses. */
  readonly cancelled: CancelledPart | null;
}

/** The part of a series that would be cancelled. */
export interface CancelledPart {
  /** Its steps, counted from 1; empty: all of them. */
  readonly steps: readonly number[];
  /** Why the first of them is impossible. */
  readonly refusal: Rejection;
  /** What is lost. */
  readonly points: number;
}

/** The postdated orders that the reader knows, by player, in the order in which they were given. */
export const postsBySeat = (view: View): readonly (readonly [SeatId, readonly ListedPost[]])[] =>
  view.seats.flatMap((seat) => {
    const posts = view.posts.filter((post) => post.seat === seat).map((post) => listedPost(view, post));
    return posts.length === 0 ? [] : [[seat, posts] as const];
  });

function listedPost(known: Known, post: Post): ListedPost {
  const { seat, commands, when, number, paid } = post;
  const price =
    paid === null ? seriesPrice(known, seat, commands) : paid.reduce((sum, one) => sum + one.cp + one.acceleration, 0);
  const payableOn = payableAfterQueue(known, seat, price, when.kind === 'affordable' ? number : 0);
  const isTooPoor = when.kind === 'on' && payableOn !== null && payableOn > when.date;
  return { post, price, payableOn, isTooPoor, cancelled: isTooPoor ? null : cancelledPart(known, post) };
}

/** NODE-ORD-04: what of a series would be cancelled as things are now, and what that costs; null: nothing. */
export function cancelledPart(
  known: Known,
  { seat, commands, paid }: Pick<Post, 'seat' | 'commands' | 'paid'>,
): CancelledPart | null {
  const cancelled = cancelledIn(known, seat, commands);
  const [first] = cancelled;
  if (first === undefined) return null;
  const lost = cancelled.map(({ place, points }) => {
    const bill = paid?.[place];
    return bill === undefined ? points : bill.cp + bill.acceleration;
  });
  return {
    steps: cancelled.length === commands.length ? [] : cancelled.map(({ place }) => place + 1),
    refusal: first.refusal,
    points: lost.reduce((sum, one) => sum + one, 0),
  };
}

/** The battleforces in an order for a time that have another of these for the same time. */
export function orderedForThen(
  posts: readonly Pick<Post, 'commands' | 'when'>[],
  when: When | null,
  commands: readonly Command[],
): readonly ForceId[] {
  if (when?.kind !== 'on') return [];
  const then = posts.filter((post) => post.when.kind === 'on' && isSameTime(post.when, when));
  const busy = new Set(then.flatMap((post) => forcesOf(post.commands)));
  return [...new Set(forcesOf(commands))].filter((force) => busy.has(force));
}

type Dated = Extract<When, { readonly kind: 'on' }>;
const isSameTime = (one: Dated, other: Dated): boolean => one.date === other.date && one.time === other.time;
const forcesOf = (commands: readonly Command[]): readonly ForceId[] =>
  commands.flatMap((command) => ('force' in command ? [command.force] : []));

/** An order that fell due and was not carried out. */
export interface LapsedPost {
  readonly number: number;
  readonly code: Rejection['code'];
  readonly rule: Rejection['rule'];
  /** What it said, if the reader has seen it; null: unknown. */
  readonly commands: readonly Command[] | null;
}

/** The reader's orders that lapsed in these steps; `earlier`: what the reader knew before each. */
export function lapsedPosts(
  events: readonly Event[],
  earlier: readonly Pick<View, 'posts'>[],
  you: SeatId,
): readonly LapsedPost[] {
  return events.flatMap((event) => {
    if (event.type !== 'orders-lapsed' || event.seat !== you) return [];
    const was = earlier.flatMap(({ posts }) => posts).find(({ seat, number }) => seat === you && number === event.post);
    return [{ number: event.post, code: event.code, rule: event.rule, commands: was?.commands ?? null }];
  });
}
