'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Head } from '../campaign-data.ts';
import { DeedDialog } from '../desk/deed-dialog.tsx';
import { useSeatAction } from './use-seat-action.ts';

const text = absenceText.shutting;

/** The owner or a referee closes an open seat again, with a reason. */
export function ShutSeat({ seat }: { readonly seat: Head['seats'][number] }) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const shut = useMutation(trpc.absence.shutSeat.mutationOptions(useSeatAction(head.id, text.done)));
  return (
    <>
      <button type="button" className="btn small" disabled={shut.isPending} onClick={() => setAsking(true)}>
        {text.open(seat.name)}
      </button>
      {isAsking ? (
        <DeedDialog
          title={text.title}
          action={text.action}
          onConfirm={(reason) => shut.mutate({ campaign: head.id, seat: seat.seat, reason })}
          onClose={() => setAsking(false)}
        >
          <p>{text.says}</p>
        </DeedDialog>
      ) : null}
    </>
  );
}
