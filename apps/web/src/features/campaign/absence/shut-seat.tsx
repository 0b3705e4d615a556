'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Head } from '../campaign-data.ts';
import { DeedButton } from '../desk/deed-button.tsx';
import { useSeatAction } from './use-seat-action.ts';

const text = absenceText.shutting;

/** The owner or a referee closes an open seat again, with a reason. */
export function ShutSeat({ seat }: { readonly seat: Head['seats'][number] }) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const shut = useMutation(trpc.absence.shutSeat.mutationOptions(useSeatAction(head.id, text.done)));
  return (
    <DeedButton
      label={text.open(seat.name)}
      isDisabled={shut.isPending}
      title={text.title}
      action={text.action}
      onConfirm={(reason) => shut.mutate({ campaign: head.id, seat: seat.seat, reason })}
    >
      <p>{text.says}</p>
    </DeedButton>
  );
}
