'use client';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Choice } from '../kit/field.tsx';
import type { AskedSeat, SeatRequest } from './asked.ts';
import { requesting } from './requesting.ts';

const text = seatRequestsText.accepting;

interface AcceptDialogProps {
  readonly campaign: string;
  readonly request: SeatRequest;
  /** The seats that can be taken. */
  readonly free: readonly AskedSeat[];
  readonly onClose: () => void;
}

/** Chooses the seat for the user who asked. */
export function AcceptDialog({ campaign, request, free, onClose }: AcceptDialogProps) {
  const trpc = useTRPC();
  const wished =
    free.find(({ seat }) => seat === request.seat) ?? free.find(({ player }) => player === null) ?? free[0];
  const [picked, pick] = useState(wished?.seat ?? null);
  const answer = useAction(trpc.seatRequests.answer, { ...requesting(trpc), done: text.done(request.name) });
  const chosen = free.find(({ seat }) => seat === picked);
  return (
    <ConfirmDialog
      title={text.title(request.name)}
      action={text.action}
      onConfirm={() => answer.run({ campaign, request: request.id, answer: { accepts: true, seat: picked } })}
      onClose={onClose}
    >
      {picked === null ? null : (
        <Choice
          label={text.which}
          value={picked}
          options={free.map(({ seat, name }) => [seat, name] as const)}
          onChange={pick}
        />
      )}
      <p>{text.says(request.name)}</p>
      {chosen?.player ? <p>{text.instead(chosen.player)}</p> : null}
    </ConfirmDialog>
  );
}
