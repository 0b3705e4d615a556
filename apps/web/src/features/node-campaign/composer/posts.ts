import type { SeatId } from '@sealed-orders/rules/kernel';
import {
  boardFaults,
  type Command,
  type Event,
  type Known,
  type Post,
  payableAfterQueue,
  type Rejection,
  seriesPrice,
  type View,
} from '@sealed-orders/rules/node-campaign';

/** A postdated order as its player, or the referee, reads it. */
export interface ListedPost {
  readonly post: Post;
  readonly price: number;
  /** The date that begins when an order that waits for its points can be paid; null: nobody can tell. */
  readonly payableOn: string | null;
  /** It will not be payable when it is due. */
  readonly isTooPoor: boolean;
  /** Why it would be cancelled as things are now. */
  readonly refusal: Rejection | null;
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
  return { post, price, payableOn, isTooPoor, refusal: boardFaults(known, seat, commands)[0] ?? null };
}

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
