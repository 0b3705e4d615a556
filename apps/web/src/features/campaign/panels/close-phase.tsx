'use client';
import { draftsKey, draftsText } from '@sealed-orders/text/pages/orders';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { useMutation } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Head } from '../campaign-data.ts';
import { DeedDialog } from '../desk/deed-dialog.tsx';
import { useDeedAnswer } from '../desk/use-deed.ts';

/** Closes the open phase without those who are missing, after asking once and for the reason; the socket then tells what came of it. */
export function ClosePhase({ head }: { readonly head: Head }) {
  const trpc = useTRPC();
  const { seen, door } = useCampaignPlace();
  const [isAsking, setAsking] = useState(false);
  const close = useMutation(trpc.campaigns.closePhase.mutationOptions(useDeedAnswer(head.id, refereeText.closedNow)));
  const unsealed = draftsText.closing[draftsKey(head.draftsCount)](door.text.unsealed(seen.summary.phase));
  const hasSheets = head.seats.some((seat) => seat.awaited || seat.sealed);
  const missing = head.seats.filter((seat) => seat.awaited && !seat.sealed).map(({ name }) => name);
  return (
    <>
      <button type="button" className="btn small" disabled={close.isPending} onClick={() => setAsking(true)}>
        <Gavel size={16} strokeWidth={1.75} aria-hidden />
        {close.isPending ? refereeText.closingNow : refereeText.closeNow}
      </button>
      {isAsking ? (
        <DeedDialog
          title={refereeText.closeTitle}
          action={refereeText.closeNow}
          onConfirm={(reason) => close.mutate({ campaign: head.id, opening: head.opening, reason })}
          onClose={() => setAsking(false)}
        >
          <p>{hasSheets ? refereeText.closeSays(missing, unsealed) : refereeText.closeOpenSays}</p>
        </DeedDialog>
      ) : null}
    </>
  );
}
