'use client';
import { WaxSeal } from '@sealed-orders/map';
import { clockTime } from '@sealed-orders/text';
import { sheetText } from '@sealed-orders/text/pages/campaign';
import { draftsText } from '@sealed-orders/text/pages/orders';
import Link from 'next/link';
import { Suspense, useState } from 'react';
import { usePath } from '../../browser/address.ts';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import type { OrderForm } from '../door.ts';
import {
  Committed,
  ConfirmDialog,
  ReadFoot,
  SealedButton,
  StandInDialog,
  StandInNote,
  StandingSeal,
} from '../on-demand.ts';
import { draftsWords } from './foot-words.ts';
import { formState } from './form-state.ts';
import { StateSteps } from './state-steps.tsx';

/** The foot of the panel: how far the orders are, and the one button that seals them or takes them back. */
export function SealFoot() {
  const { form } = useRoom();
  const { head, standIn, sealedReading } = useCampaignPlace();
  const writer = sealedReading.shown?.seat ?? standIn ?? head.you;
  const isAsked = head.seats.some((seat) => seat.seat === writer && (seat.awaited || seat.sealed));
  if (form === null || !isAsked) return null;
  if (sealedReading.shown !== null) {
    return (
      <div className="side-foot no-print">
        <StateSteps state="sealed" />
        <Suspense>
          <ReadFoot form={form} sealedAt={sealedReading.shown.sealed.sealedAt} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="side-foot no-print">
      <StateSteps state={formState(form)} />
      {form.problem ? (
        <div className="mb-2">
          <Notice kind="danger" live>
            {form.problem.says} {form.problem.isSignedOut ? <SignInLink /> : null}
          </Notice>
        </div>
      ) : null}
      {form.sealed ? (
        <Suspense fallback={<div className="seal-btn sealed" />}>
          <SealedButton form={form} head={head} at={form.sealed.at} />
        </Suspense>
      ) : (
        <SealButton form={form} />
      )}
      <p className="save-line" role="status">
        {standIn !== null ? (
          <Suspense>
            <StandInNote />
          </Suspense>
        ) : form.sealed ? (
          <Suspense>
            <Committed form={form} head={head} />
          </Suspense>
        ) : form.problem?.isSignedOut ? null : (
          <SavingWords form={form} />
        )}
      </p>
      {form.sealed || standIn !== null ? null : <p className="drafts-line">{draftsWords(head)}</p>}
      {head.readsSealed && standIn === null ? <p className="drafts-line">{draftsText.readable}</p> : null}
      {standIn === null ? (
        <Suspense>
          <StandingSeal />
        </Suspense>
      ) : null}
    </div>
  );
}

function SavingWords({ form }: { readonly form: OrderForm }) {
  const { saving } = form;
  if (saving.state === 'saving') return sheetText.saving;
  if (saving.state === 'saved') return sheetText.draft(clockTime(new Date(saving.at)));
  if (saving.state === 'lost')
    return <b className="text-danger">{sheetText.notSaved(clockTime(new Date(saving.since)))}</b>;
  if (saving.state !== 'signed-out') return null;
  return (
    <>
      <b className="text-danger">{sheetText.signedOut}</b> <SignInLink />
    </>
  );
}

/** The session is over: a link to sign in, and from there back to this page. */
function SignInLink() {
  const here = usePath();
  return <Link href={`/sign-in?to=${encodeURIComponent(here)}`}>{sheetText.signIn}</Link>;
}

function SealButton({ form }: { readonly form: OrderForm }) {
  const [asks, setAsks] = useState(false);
  const { open, standIn, seatName } = useCampaignPlace();
  const { seal, note, refused, isDraft, confirm } = form.words;
  const at = form.saving.state === 'saved' ? clockTime(new Date(form.saving.at)) : null;
  const title = refused === null ? seal : sheetText.draft(at);
  const isPaused = open.head.status === 'paused';
  const isPale = isDraft || isPaused;
  return (
    <>
      <button
        type="button"
        className={isPale ? 'seal-btn draft' : 'seal-btn'}
        aria-keyshortcuts="S"
        data-seal
        disabled={!form.isOpen || form.isBusy || refused !== null}
        onClick={() => (confirm === null && standIn === null ? form.seal() : setAsks(true))}
      >
        {isPale ? <span className="ring" aria-hidden /> : <WaxSeal size={42} />}
        {form.lately === 'taken-back' ? <BrokenWax /> : null}
        <span>
          <b>{form.isBusy ? sheetText.sealing : title}</b>
          <small>{isPaused ? sheetText.paused : (refused ?? note)}</small>
        </span>
      </button>
      {asks && standIn !== null ? (
        <Suspense>
          <StandInDialog seat={seatName(standIn)} onConfirm={form.seal} onClose={() => setAsks(false)}>
            {confirm === null ? null : <p>{confirm}</p>}
          </StandInDialog>
        </Suspense>
      ) : null}
      {asks && standIn === null && confirm !== null ? (
        <Suspense>
          <ConfirmDialog
            title={sheetText.confirmTitle}
            action={sheetText.confirmAction}
            onConfirm={() => form.seal()}
            onClose={() => setAsks(false)}
          >
            <p>{confirm}</p>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}

/** The broken wax: two halves that fall apart and fade. */
function BrokenWax() {
  return (
    <span className="broken-wax" aria-hidden>
      <WaxSeal size={42} />
      <WaxSeal size={42} />
    </span>
  );
}
