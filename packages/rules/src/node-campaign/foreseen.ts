import type { Instant, SeatId } from '../kernel/index.ts';
import { lookup, sortedKeys } from '../kernel/index.ts';
import { isDiced } from './battles/results.ts';
import { vpOf } from './board/board.ts';
import { beginsWeek } from './board/dates.ts';
import { firstAffordable } from './orders/posts.ts';
import { type Cancelled, cancelledIn, seriesPrice } from './orders/series.ts';
import { type MidnightGains, midnightGains, spendable, withGains } from './points/points.ts';
import type { BattleId, Known, Post, View } from './types.ts';
import type { Line } from './victory/factions.ts';
import { endsBy, leaders, weekLines } from './victory/victory.ts';

/** The next midnight: its instant, and the date that it begins. */
interface Midnight {
  readonly at: Instant;
  readonly date: string;
}

/** What a midnight brings as things are now, as far as a viewer knows, in the order of NODE-CP-13. */
export interface ForeseenMidnight extends MidnightGains {
  /** Whether it ends a Sunday. */
  readonly endsWeek: boolean;
  /** (d): what everybody would score for a week that ended now. */
  readonly week: readonly Line[];
  /** (e): the battles that a die would decide. */
  readonly battles: readonly BattleId[];
  /** (f): who would lead, with how many VP, and whether the war would end. */
  readonly leaders: readonly SeatId[];
  readonly vp: number;
  readonly isLast: boolean;
  /** (g): the viewer's orders that would fall due. */
  readonly posts: readonly ForeseenPost[];
}

/** An order that falls due, as things are. NODE-ORD-04. */
export interface ForeseenPost {
  readonly number: number;
  /** It cannot be paid, and lapses without cost. */
  readonly isLapsing: boolean;
  /** What is paid and cancelled. */
  readonly cancelled: readonly Cancelled[];
}

/** NODE-CP-13: foresees a midnight. Null: no war is going on. */
export function foreseenMidnight(view: View, { at, date }: Midnight): ForeseenMidnight | null {
  if (view.clock.day === 0 || view.ended !== null) return null;
  const endsWeek = beginsWeek(date);
  const { after, ...gains } = midnightGains(view, date);
  const week = weekLines(view);
  const scored = endsWeek ? withLines(view, week) : view;
  const first = leaders(scored);
  const [leader] = first;
  return {
    ...{ ...gains, endsWeek, week },
    battles: sortedKeys(view.battles).flatMap((key) => {
      const id = lookup(view.battles, key)?.id;
      return id !== undefined && isDiced(view, at, id) ? [id] : [];
    }),
    leaders: first,
    vp: leader === undefined ? 0 : vpOf(scored, leader),
    isLast: endsBy(scored, true) !== null,
    posts: view.you === null ? [] : postsDue(after, view.you, date),
  };
}

const withLines = (known: Known, lines: readonly Line[]): Known => ({
  ...known,
  ledger: [...known.ledger, ...lines],
});

/** NODE-ORD-05: those that are dated for this midnight, then those that wait for their points and have them then. */
function postsDue(known: Known, seat: SeatId, date: string): readonly ForeseenPost[] {
  if (known.night !== null) return [];
  const own = known.posts.filter((post) => post.seat === seat);
  const dated = own.filter((post) => isDatedFor(known, post, date));
  let then: Known = { ...known, posts: own };
  const due: ForeseenPost[] = [];
  const comesDue = (post: Post): void => {
    due.push(foreseenPost(then, post));
    then = withoutPrice({ ...then, posts: then.posts.filter((one) => one !== post) }, post);
  };
  for (const post of dated) comesDue(post);
  for (let next = firstAffordable(then); next !== undefined; next = firstAffordable(then)) comesDue(next);
  return due;
}

function foreseenPost(known: Known, { seat, number, commands, paid }: Post): ForeseenPost {
  const isLapsing = paid === null && seriesPrice(known, seat, commands) > spendable(known, seat);
  return { number, isLapsing, cancelled: isLapsing ? [] : cancelledIn(known, seat, commands) };
}

/** NODE-ORD-05; NODE-ORD-02: under daily processing the hour can be that of midnight. */
const isDatedFor = ({ settings }: Known, { when }: Post, date: string): boolean =>
  when.kind === 'on'
    ? when.date === date && when.time === '00:00'
    : when.kind === 'daily' && settings.processingHour === 0;

/** NODE-ORD-03: the points after an order, unless it lapses or is paid already. */
function withoutPrice(known: Known, { seat, commands, paid }: Post): Known {
  const price = paid === null ? seriesPrice(known, seat, commands) : 0;
  return price > spendable(known, seat) ? known : withGains(known, [{ seat, points: -price, lost: 0 }]);
}
