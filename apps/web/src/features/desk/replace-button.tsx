'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { deskText } from '@sealed-orders/text/pages/desk';
import { DoorOpen } from 'lucide-react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { afterDeed } from '../deeds/after-deed.ts';
import { DeedButton } from '../deeds/deed-button.tsx';
import type { Campaign } from './board.ts';

const text = absenceText.opening;

interface ReplaceButtonProps {
  readonly campaign: Campaign;
  readonly seat: Campaign['seats'][number]['seat'];
  readonly player: string;
}

/** Opens the seat of a player who misses phases to other users, with a reason. */
export function ReplaceButton({ campaign: { id, hasSheets }, seat, player }: ReplaceButtonProps) {
  const trpc = useTRPC();
  const open = useAction(trpc.absence.openSeat, {
    ...afterDeed(trpc, id),
    refusals: { ...deskText.refusals, ...absenceText.refusals, ...(hasSheets ? {} : absenceText.onArrival.refusals) },
    done: text.done,
  });
  return (
    <DeedButton
      label={text.replace}
      icon={DoorOpen}
      name={text.replaceOf(player)}
      isDisabled={open.isRunning}
      title={text.replaceTitle(player)}
      action={text.action}
      onConfirm={(reason) => open.run({ campaign: id, seat, reason })}
    >
      <p>{text.says}</p>
    </DeedButton>
  );
}
