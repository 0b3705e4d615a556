import { dayAndTime } from '@sealed-orders/text';
import { absenceText as text } from '@sealed-orders/text/pages/absence';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { dayWords } from './days.ts';

type Away = Pick<
  Head['seats'][number],
  'isOpen' | 'userName' | 'misses' | 'heldSince' | 'holiday' | 'deputy' | 'sealedBy'
>;

const holidayWords = ({ firstDay, lastDay, isNow }: NonNullable<Head['seats'][number]['holiday']>): string =>
  isNow ? text.away(dayWords(lastDay)) : text.willBeAway(dayWords(firstDay), dayWords(lastDay));

interface AwayWordsProps {
  readonly seat: Away;
  /** Whether the game has phases; if not, all orders count on arrival. */
  readonly isByPhase?: boolean;
}

/** Below a seat's name, visible to everyone: how long its player has had it, and whether they are missing. */
export function AwayWords({ seat, isByPhase = true }: AwayWordsProps) {
  const { isOpen, userName, misses, heldSince, holiday, deputy, sealedBy } = seat;
  const words = [
    ...(userName === null || heldSince === null ? [] : [text.since(dayAndTime(new Date(heldSince)))]),
    ...(misses === 0 || userName === null ? [] : [(isByPhase ? text : text.onArrival).misses(misses)]),
    ...(holiday === null ? [] : [holidayWords(holiday)]),
    ...(deputy === null ? [] : [text.deputy(deputy)]),
    ...(sealedBy === null ? [] : [text.sealedBy(sealedBy)]),
    ...(isOpen ? [userName === null ? text.free : text.open] : []),
  ];
  return words.map((word) => (
    <span key={word} className="sub block">
      {word}
    </span>
  ));
}
