import { dayAndTime } from '@sealed-orders/text';
import { absenceText as text } from '@sealed-orders/text/pages/absence';
import type { Head } from '../campaign-data.ts';

/** Below the name of a seat: since when its player has it, and whether the player is missing. For everybody to read. */
export function AwayWords({ seat }: { readonly seat: Head['seats'][number] }) {
  const { isOpen, userName, misses, heldSince } = seat;
  const words = [
    ...(userName === null || heldSince === null ? [] : [text.since(dayAndTime(new Date(heldSince)))]),
    ...(misses === 0 || userName === null ? [] : [text.misses(misses)]),
    ...(isOpen ? [userName === null ? text.free : text.open] : []),
  ];
  return words.map((word) => (
    <span key={word} className="sub block">
      {word}
    </span>
  ));
}
