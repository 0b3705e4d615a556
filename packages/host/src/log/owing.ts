import type { SeatId } from '@sealed-orders/rules/kernel';
import { type KnownStep, sheetSeats } from './known-step.ts';

/** What a seat owes in the open phase: a sheet to seal, or a decision that counts on arrival. */
export const OWED = ['sheet', 'order'] as const;
export type Owed = (typeof OWED)[number];

/** What each seat still owes after the step. Seats that owe nothing are not listed. */
export function owedBy(step: KnownStep, hasSealed: (seat: SeatId) => boolean): ReadonlyMap<SeatId, Owed> {
  const orders = step.awaited.filter(({ by }) => by === 'order').map(({ seat }) => [seat, 'order'] as const);
  const sheets = sheetSeats(step).filter((seat) => !hasSealed(seat));
  return new Map<SeatId, Owed>([...orders, ...sheets.map((seat) => [seat, 'sheet'] as const)]);
}
