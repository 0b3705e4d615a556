import type { SeatId } from '@sealed-orders/rules/kernel';
import type { ForeseenMidnight, MidnightGains } from '@sealed-orders/rules/node-campaign';
import { nodePracticeText } from '@sealed-orders/text/node-campaign/practice';

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

/** The command points that a midnight brings one player. */
export const pointsFor = ({ daily, waagh, topUp }: MidnightGains, you: SeatId | null): number =>
  sumOf([...daily, ...waagh, ...(topUp ?? [])].filter(({ seat }) => seat === you).map(({ points }) => points));

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
