import type { SeatId } from '@sealed-orders/rules/kernel';

/** What the database knows a conversation by: all its seats in the order of bytes. No id contains a space. */
export const talkersKey = (seat: SeatId, others: readonly SeatId[]): string =>
  [...new Set([seat, ...others])].toSorted().join(' ');

/** SQL: an expression of such a key as an array of seats. */
export const seatsOf = (key: string): string => `string_to_array(${key}, ' ')`;

/** SQL: the key of the conversation of two seats, whatever language the database sorts by. */
export const pairKey = (a: string, b: string): string =>
  `least(${a} COLLATE "C", ${b} COLLATE "C") || ' ' || greatest(${a} COLLATE "C", ${b} COLLATE "C")`;
