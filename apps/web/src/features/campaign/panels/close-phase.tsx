'use client';
import { draftsKey, draftsText } from '@sealed-orders/text/pages/orders';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useMutation } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Head } from '../campaign-data.ts';

/** Closes the open phase without those who are missing, after asking once; the socket then tells what came of it. */
export function ClosePhase({ head }: { readonly head: Head }) {
  const trpc = useTRPC();
  const { seen, door } = useCampaignPlace();
  const say = useToast();
  const [isAsking, setAsking] = useState(false);
  const close = useMutation(
    trpc.campaigns.closePhase.mutationOptions({
      onSuccess: (answer) => {
        if (!answer.ok) say(refereeText.notClosed);
      },
      onError: () => say(refereeText.notClosed),
    }),
  );
  const unsealed = draftsText.closing[draftsKey(head.draftsCount)](door.text.unsealed(seen.summary.phase));
  const missing = head.seats.filter((seat) => seat.awaited && !seat.sealed).map(({ name }) => name);
  return (
    <>
      <button type="button" className="btn small mt-2" disabled={close.isPending} onClick={() => setAsking(true)}>
        <Gavel size={16} strokeWidth={1.75} aria-hidden />
        {close.isPending ? refereeText.closingNow : refereeText.closeNow}
      </button>
      {isAsking ? (
        <ConfirmDialog
          title={refereeText.closeTitle}
          action={refereeText.closeNow}
          onConfirm={() => close.mutate({ campaign: head.id, opening: head.opening })}
          onClose={() => setAsking(false)}
        >
          <p>{refereeText.closeSays(missing, unsealed)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
