'use client';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { ReasonDialog } from '../kit/reason-dialog.tsx';
import type { SeatRequest } from './asked.ts';
import { requesting } from './requesting.ts';

const text = seatRequestsText.declining;

interface DeclineDialogProps {
  readonly campaign: string;
  readonly request: SeatRequest;
  readonly onClose: () => void;
}

/** Declines a request, with a reason for the user who asked. */
export function DeclineDialog({ campaign, request, onClose }: DeclineDialogProps) {
  const trpc = useTRPC();
  const answer = useAction(trpc.seatRequests.answer, { ...requesting(trpc), done: text.done });
  const decline = (reason: string) => answer.run({ campaign, request: request.id, answer: { accepts: false, reason } });
  return (
    <ReasonDialog
      title={text.title(request.name)}
      action={text.action}
      label={text.reason}
      hint={text.hint(request.name)}
      onConfirm={decline}
      onClose={onClose}
    />
  );
}
