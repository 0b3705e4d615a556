import { sheetText } from '@sealed-orders/text/pages/campaign';
import { draftsKey, draftsText } from '@sealed-orders/text/pages/orders';
import { type Company, isAlone } from '../../campaign-data/alone.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';

type Unsealed = Company & Pick<Head, 'nextDue' | 'pace' | 'draftsCount'>;
type Sealed = Pick<Company, 'you' | 'referees'> & {
  readonly seats: readonly (Company['seats'][number] & Pick<Head['seats'][number], 'awaited' | 'sealed'>)[];
};

/** Below the button that seals: what becomes of a draft, or that only the reader's seal can close the phase. */
export function draftsWords(head: Unsealed): string {
  const { nextDue, pace, draftsCount } = head;
  const isNext = nextDue === null && (pace.early ?? 0) === 0 && isAlone(head);
  return isNext ? sheetText.alone.seal : draftsText.foot[draftsKey(draftsCount)];
}

/** After sealing: what the phase waits for. */
export function waitingWords(head: Sealed): string {
  if (isAlone(head)) return sheetText.alone.sealed;
  const asked = head.seats.filter((seat) => seat.awaited || seat.sealed);
  return sheetText.waiting(asked.filter(({ sealed }) => sealed).length, asked.length);
}
