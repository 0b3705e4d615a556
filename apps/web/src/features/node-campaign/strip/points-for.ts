import type { SeatId } from '@sealed-orders/rules/kernel';
import type { MidnightGains } from '@sealed-orders/rules/node-campaign';

/** The command points that a midnight brings one player. */
export const pointsFor = ({ daily, waagh, topUp }: MidnightGains, you: SeatId | null): number =>
  [...daily, ...waagh, ...(topUp ?? [])]
    .filter(({ seat }) => seat === you)
    .reduce((sum, { points }) => sum + points, 0);
