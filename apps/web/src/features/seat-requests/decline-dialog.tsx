'use client';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Field } from '../shell/field.tsx';
import type { SeatRequest } from './asked.ts';
import { useRequestAction } from './use-request-action.ts';

const text = seatRequestsText.declining;

interface DeclineDialogProps {
  readonly campaign: string;
  readonly request: SeatRequest;
  readonly onClose: () => void;
}

/** Declines a request, with a reason that whoever asked reads. */
export function DeclineDialog({ campaign, request, onClose }: DeclineDialogProps) {
  const trpc = useTRPC();
  const [reason, setReason] = useState('');
  const answer = useMutation(trpc.seatRequests.answer.mutationOptions(useRequestAction(text.done)));
  const decline = (close: () => void) => {
    close();
    answer.mutate({ campaign, request: request.id, answer: { accepts: false, reason: reason.trim() } });
  };
  return (
    <Dialog
      title={text.title(request.name)}
      onClose={onClose}
      actions={(close) => (
        <>
          <button type="button" className="btn quiet" onClick={close}>
            {siteText.back}
          </button>
          <button type="button" className="btn ink" disabled={reason.trim() === ''} onClick={() => decline(close)}>
            {text.action}
          </button>
        </>
      )}
    >
      <Field
        name="reason"
        label={text.reason}
        hint={text.hint(request.name)}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
