'use client';
import { WaxMark } from '@sealed-orders/map';
import { clockTime, dayAndTime } from '@sealed-orders/text';
import { sheetText } from '@sealed-orders/text/pages/campaign';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Notice } from '../../shell/notice.tsx';
import { useNow } from '../../shell/use-now.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Head } from '../campaign-data.ts';
import { type OrdersDesk, useOrdersDesk } from './orders-context.ts';

/** The foot of the panel: how far the orders are, and the one button that seals them or takes them back. */
export function SealFoot() {
  const desk = useOrdersDesk();
  const { head } = useCampaignPlace();
  const isAsked = head.seats.some((seat) => seat.seat === head.you && (seat.awaited || seat.sealed));
  if (desk === null || !isAsked) return null;
  const asked = head.seats.filter((seat) => seat.awaited || seat.sealed);
  const sealed = asked.filter((seat) => seat.sealed).length;
  return (
    <div className="side-foot no-print">
      <ThreeSteps desk={desk} />
      {desk.problem ? (
        <div className="mb-2">
          <Notice kind="danger" live>
            {desk.problem.says} {desk.problem.isSignedOut ? <SignInLink /> : null}
          </Notice>
        </div>
      ) : null}
      {desk.sealed ? <SealedButton desk={desk} head={head} at={desk.sealed.at} /> : <SealButton desk={desk} />}
      <p className="save-line" role="status">
        {desk.sealed ? (
          <>
            {sheetText.committed(desk.orders.length)} <Hash text={desk.sealed.commitment} />.{' '}
            {sheetText.waiting(sealed, asked.length)}
          </>
        ) : desk.problem?.isSignedOut ? null : (
          <SavingWords desk={desk} />
        )}
      </p>
    </div>
  );
}

const Hash = ({ text }: { readonly text: string }) => (
  <span className="mono" title={text}>
    {text.slice(0, 4)}…{text.slice(-4)}
  </span>
);

function ThreeSteps({ desk }: { readonly desk: OrdersDesk }) {
  const isComplete = desk.sealed !== null || desk.pieces.every((piece) => desk.stateOf(piece.id) === 'complete');
  const isSaved = desk.sealed !== null || desk.saving.state === 'saved';
  const { draft, saved, complete, sealed } = sheetText.three;
  return (
    <ol className="three-steps" aria-hidden>
      <li className={isSaved || isComplete ? 'on' : ''}>{isSaved ? saved : draft}</li>
      <li className={isComplete ? 'on' : ''}>{complete}</li>
      <li className={desk.sealed ? 'wax-on' : ''}>{sealed}</li>
    </ol>
  );
}

function SavingWords({ desk }: { readonly desk: OrdersDesk }) {
  const { saving } = desk;
  if (saving.state === 'saving') return sheetText.saving;
  if (saving.state === 'saved') return sheetText.saved(clockTime(new Date(saving.at)));
  if (saving.state === 'lost')
    return <b className="text-danger">{sheetText.notSaved(clockTime(new Date(saving.since)))}</b>;
  if (saving.state !== 'signed-out') return null;
  return (
    <>
      <b className="text-danger">{sheetText.signedOut}</b> <SignInLink />
    </>
  );
}

/** The session is over: the way to a new one, and from there back to this page. */
function SignInLink() {
  const here = usePathname();
  return <Link href={`/sign-in?to=${encodeURIComponent(here)}`}>{sheetText.signIn}</Link>;
}

function SealButton({ desk }: { readonly desk: OrdersDesk }) {
  const { nameOf } = useCampaignPlace();
  const [asks, setAsks] = useState(false);
  const states = desk.pieces.map((piece) => ({ name: nameOf(piece), state: desk.stateOf(piece.id) }));
  const gaps = states.filter(({ state }) => state === 'none').map(({ name }) => name);
  const refused = desk.pieces.filter((piece) => desk.refusalsOf(piece.id).length > 0).length;
  const given = states.length - gaps.length;
  const touch = () => (gaps.length > 0 ? setAsks(true) : desk.seal());
  const isDraft = refused > 0 || (given === 0 && gaps.length > 0);
  const at = desk.saving.state === 'saved' ? clockTime(new Date(desk.saving.at)) : null;
  const drafts = states.filter(({ state }) => state === 'draft').length;
  const says = drafts > 0 && gaps.length === 0 ? sheetText.stillDrawn(drafts) : gapWords(gaps, given);
  const sealing = given > 0 ? sheetText.seal(given) : sheetText.sealNone;
  const title = refused > 0 ? sheetText.draft(at) : sealing;
  return (
    <>
      <button
        type="button"
        className={isDraft ? 'seal-btn draft' : 'seal-btn'}
        aria-keyshortcuts="S"
        data-seal
        disabled={!desk.isOpen || desk.isBusy || refused > 0}
        onClick={touch}
      >
        {isDraft ? <span className="ring" aria-hidden /> : <WaxMark size={42} />}
        {desk.lately === 'taken-back' ? <BrokenWax /> : null}
        <span>
          <b>{desk.isBusy ? sheetText.sealing : title}</b>
          <small>{refused > 0 ? sheetText.refused(refused) : says}</small>
        </span>
      </button>
      {asks ? <Asks gaps={gaps} desk={desk} onClose={() => setAsks(false)} /> : null}
    </>
  );
}

/** The wax that was taken off: two halves that fall apart and fade. */
function BrokenWax() {
  return (
    <span className="broken-wax" aria-hidden>
      <WaxMark size={42} />
      <WaxMark size={42} />
    </span>
  );
}

function gapWords(gaps: readonly string[], given: number): string {
  if (gaps.length > 0) return sheetText.willGuard(gaps);
  return given > 0 ? sheetText.allComplete : sheetText.noneNeeded;
}

interface AsksProps {
  readonly gaps: readonly string[];
  readonly desk: OrdersDesk;
  readonly onClose: () => void;
}

/** Sealing with gaps asks once, naming the units. */
function Asks({ gaps, desk, onClose }: AsksProps) {
  return (
    <ConfirmDialog
      title={sheetText.confirmTitle}
      action={sheetText.confirmAction}
      onConfirm={desk.seal}
      onClose={onClose}
    >
      <p>{sheetText.confirm(gaps)}</p>
    </ConfirmDialog>
  );
}

interface SealedButtonProps {
  readonly desk: OrdersDesk;
  readonly head: Head;
  /** ISO instant. */
  readonly at: string;
}

function SealedButton({ desk, head, at }: SealedButtonProps) {
  const now = useNow();
  const due = head.nextDue === null ? null : new Date(head.nextDue);
  const isLocked = due !== null && now > 0 && due.getTime() <= now;
  const until = due === null ? sheetText.takeBack : sheetText.takeBackUntil(dayAndTime(due));
  return (
    <button
      type="button"
      className={desk.lately === 'sealed' ? 'seal-btn sealed fresh' : 'seal-btn sealed'}
      disabled={isLocked || desk.isBusy}
      onClick={desk.takeBack}
    >
      <WaxMark size={42} />
      <span>
        <b>{sheetText.sealed(clockTime(new Date(at)))}</b>
        <small>{isLocked ? sheetText.locked : until}</small>
      </span>
    </button>
  );
}
