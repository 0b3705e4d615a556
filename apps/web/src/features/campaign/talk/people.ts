import { talkText } from '@sealed-orders/text/pages/talk';
import type { Head } from '../../campaign-data/campaign-data.ts';

interface Seated {
  readonly seats: readonly Pick<Head['seats'][number], 'seat' | 'userName' | 'heldSince'>[];
}

/**
 * Who plays a seat, by display name; null if nobody does.
 * @param at the time of a message: if somebody else played the seat then, their name is not known any more
 */
export function personOf({ seats }: Seated, seat: string, at: string | null = null): string | null {
  const found = seats.find((one) => one.seat === seat);
  if (found === undefined) return null;
  const { userName, heldSince } = found;
  return at !== null && heldSince !== null && at < heldSince ? null : userName;
}

/** Who plays these seats, in one phrase; null if nobody plays any. */
export function peopleOf(head: Seated, seats: readonly string[]): string | null {
  const names = seats.flatMap((seat) => personOf(head, seat) ?? []);
  return names.length === 0 ? null : talkText.names(names);
}
