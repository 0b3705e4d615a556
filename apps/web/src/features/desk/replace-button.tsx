'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useMutation } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useTRPC } from '../api/client.ts';
import { DeedButton } from '../campaign/desk/deed-button.tsx';
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
  const answer = useDeedAnswer(campaign, text.done, absenceText.refusals);
  const open = useMutation(trpc.absence.openSeat.mutationOptions(answer));
  return (
    <DeedButton
      label={text.replace}
      icon={DoorOpen}
      name={text.replaceOf(player)}
      isDisabled={open.isPending}
      title={text.replaceTitle(player)}
      action={text.action}
      onConfirm={(reason) => open.mutate({ campaign, seat, reason })}
    >
      <p>{text.says}</p>
    </DeedButton>
  );
}
