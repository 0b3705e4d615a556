import { WaxSeal } from '@sealed-orders/map';
import { clockTime, dayAndTime } from '@sealed-orders/text';
import { sheetText } from '@sealed-orders/text/pages/campaign';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { useNow } from '../../time/use-now.ts';
import type { OrderForm } from '../door.ts';
import { waitingWords } from './foot-words.ts';

interface ReadFootProps {
  readonly form: OrderForm;
  /** ISO instant. */
  readonly sealedAt: string;
}

/** For a referee who reads a seat's sealed sheet: when it was sealed, and the proof. */
export function ReadFoot({ form, sealedAt }: ReadFootProps) {
  return (
    <p className="save-line">
      <b>{sheetText.sealed(clockTime(new Date(sealedAt)))}</b>. {form.words.committed}{' '}
      {form.sealed === null ? null : <Hash text={form.sealed.commitment} />}.
    </p>
  );
}

const Hash = ({ text }: { readonly text: string }) => (
  <span className="mono" title={text}>
    {text.slice(0, 4)}…{text.slice(-4)}
  </span>
);

interface CommittedProps {
  readonly form: OrderForm;
  readonly head: Head;
}

/** Below one's own sealed sheet: the proof, and who is still writing. */
export function Committed({ form, head }: CommittedProps) {
  return (
    <>
      {form.words.committed} {form.sealed === null ? null : <Hash text={form.sealed.commitment} />}.{' '}
      {waitingWords(head)}
    </>
  );
}

interface SealedButtonProps {
  readonly form: OrderForm;
  readonly head: Head;
  /** ISO instant. */
  readonly at: string;
}

export function SealedButton({ form, head, at }: SealedButtonProps) {
  const now = useNow();
  const due = head.nextDue === null ? null : new Date(head.nextDue);
  const isPaused = head.status === 'paused';
  const isLocked = due !== null && now > 0 && due.getTime() <= now;
  const until = due === null ? sheetText.takeBack : sheetText.takeBackUntil(dayAndTime(due));
  return (
    <button
      type="button"
      className={form.lately === 'sealed' ? 'seal-btn sealed fresh' : 'seal-btn sealed'}
      disabled={isPaused || isLocked || form.isBusy}
      onClick={form.takeBack}
    >
      <WaxSeal size={42} />
      <span>
        <b>{sheetText.sealed(clockTime(new Date(at)))}</b>
        <small>{isPaused ? sheetText.paused : isLocked ? sheetText.locked : until}</small>
      </span>
    </button>
  );
}
