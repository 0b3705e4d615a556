'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useMutation } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { DeedDialog } from '../campaign/desk/deed-dialog.tsx';
import { useDeedAnswer } from '../campaign/desk/use-deed.ts';
import type { Campaign } from './board.ts';

const text = absenceText.opening;

interface ReplaceButtonProps {
  readonly campaign: string;
  readonly seat: Campaign['seats'][number]['seat'];
  readonly player: string;
}

/** Opens the seat of a player who misses phases to somebody else, with a reason. */
export function ReplaceButton({ campaign, seat, player }: ReplaceButtonProps) {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const answer = useDeedAnswer(campaign, text.done, absenceText.refusals);
  const open = useMutation(trpc.absence.openSeat.mutationOptions(answer));
  return (
    <>
      <button
        type="button"
        className="btn small"
        aria-label={text.replaceOf(player)}
        disabled={open.isPending}
        onClick={() => setAsking(true)}
      >
        <DoorOpen size={16} strokeWidth={1.75} aria-hidden />
        {text.replace}
      </button>
      {isAsking ? (
        <DeedDialog
          title={text.replaceTitle(player)}
          action={text.action}
          onConfirm={(reason) => open.mutate({ campaign, seat, reason })}
          onClose={() => setAsking(false)}
        >
          <p>{text.says}</p>
        </DeedDialog>
      ) : null}
    </>
  );
}
