import type { SeatId } from '@sealed-orders/rules/kernel';
import type { ForeseenMidnight } from '@sealed-orders/rules/node-campaign';
import { nodePracticeText } from '@sealed-orders/text/node-campaign/practice';
import { pointsFor } from './points-for.ts';

const { brings } = nodePracticeText;

/** What a midnight brings one player, in a sentence. Null: the war has not begun, and begins then. */
export function whatComes(foreseen: ForeseenMidnight | null, you: SeatId | null): string {
  if (foreseen === null) return brings.begins;
  const { endsWeek, week, battles, posts, isLast } = foreseen;
  const points = pointsFor(foreseen, you);
  const vp = endsWeek ? sumOf(week.filter(({ seat }) => seat === you).map(({ amount }) => amount)) : 0;
  const orders = posts.filter(({ isLapsing }) => !isLapsing);
  return brings.all([
    ...(points > 0 ? [brings.points(points)] : []),
    ...(vp > 0 ? [brings.vp(vp)] : []),
    ...(battles.length > 0 ? [brings.battles(battles.length)] : []),
    ...(orders.length > 0 ? [brings.posts(orders.length)] : []),
    ...(isLast ? [brings.end] : []),
  ]);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
