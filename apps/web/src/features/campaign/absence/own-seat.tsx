'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { DeputyPart } from './deputy-part.tsx';
import { HolidayPart } from './holiday-form.tsx';
import { seatChange } from './seat-change.ts';

const text = absenceText.own;

interface OwnSeatProps {
  readonly seat: Head['seats'][number];
}

/** A player's own seat: whether it is open, and how to leave it. */
export function OwnSeat({ seat }: OwnSeatProps) {
  return (
    <section className="grid gap-2 px-4 pt-4 no-print" aria-label={text.title}>
      <h3>{text.title}</h3>
      {seat.isOpen ? <Open seat={seat} /> : null}
      <HolidayPart holiday={seat.holiday} />
      <DeputyPart deputy={seat.deputy} />
      <div className="row flex-wrap">
        {seat.isOpen ? null : <LookForSubstitute seat={seat} />}
        <GiveUp seat={seat} />
      </div>
    </section>
  );
}

/** Says that others can take the reader's seat, with the way back. */
export function Open({ seat }: OwnSeatProps) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const shut = useAction(trpc.absence.shutSeat, { ...seatChange(trpc, head.id), done: text.isBack });
  const reason = { text: '', isKept: false };
  return (
    <Notice kind="warn" live>
      {text.isOpen}{' '}
      <Button
        kind="main"
        size="small"
        disabled={shut.isRunning}
        onClick={() => shut.run({ campaign: head.id, seat: seat.seat, reason })}
      >
        {text.back}
      </Button>
    </Notice>
  );
}

function LookForSubstitute({ seat }: OwnSeatProps) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const open = useAction(trpc.absence.openSeat, { ...seatChange(trpc, head.id), done: absenceText.opening.done });
  return (
    <DeedButton
      label={text.look}
      isDisabled={open.isRunning}
      title={text.lookTitle}
      action={text.look}
      onConfirm={(reason) => open.run({ campaign: head.id, seat: seat.seat, reason })}
    >
      <p>{text.lookSays}</p>
    </DeedButton>
  );
}

function GiveUp({ seat }: OwnSeatProps) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const { leaveSays } = useHasSheets() ? text : absenceText.onArrival;
  const [isAsking, setAsking] = useState(false);
  const leave = useAction(trpc.campaigns.leaveSeat, { ...seatChange(trpc, head.id), done: text.left });
  return (
    <>
      <Button kind="danger" size="small" disabled={leave.isRunning} onClick={() => setAsking(true)}>
        {text.leave}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.leaveTitle}
          action={text.leave}
          onConfirm={() => leave.run({ campaign: head.id, seat: seat.seat })}
          onClose={() => setAsking(false)}
        >
          <p>{leaveSays}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
