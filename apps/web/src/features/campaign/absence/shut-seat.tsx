'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { DeedButton } from '../../deeds/deed-button.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { seatChange } from './seat-change.ts';

const text = absenceText.shutting;

/** The owner or a referee closes an open seat again, with a reason. */
export function ShutSeat({ seat }: { readonly seat: Head['seats'][number] }) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const shut = useAction(trpc.absence.shutSeat, { ...seatChange(trpc, head.id), done: text.done });
  return (
    <DeedButton
      label={text.open(seat.name)}
      isDisabled={shut.isRunning}
      title={text.title}
      action={text.action}
      onConfirm={(reason) => shut.run({ campaign: head.id, seat: seat.seat, reason })}
    >
      <p>{text.says}</p>
    </DeedButton>
  );
}
