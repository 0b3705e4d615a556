'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { Armchair } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { seatChange } from './seat-change.ts';

const text = absenceText.take;

/** Takes over an open seat, for users who have none and do not see everything; asks once. */
export function TakeSeat({ seat }: { readonly seat: Head['seats'][number] }) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const take = useAction(trpc.campaigns.takeSeat, { ...seatChange(trpc, head.id), done: text.done });
  return (
    <>
      <Button size="small" disabled={take.isRunning} onClick={() => setAsking(true)}>
        <Icon of={Armchair} /> {text.open(seat.name)}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.title(seat.name)}
          action={text.action}
          onConfirm={() => take.run({ campaign: head.id, seat: seat.seat })}
          onClose={() => setAsking(false)}
        >
          <p>{text.says}</p>
          {seat.userName === null ? null : <p>{text.instead(seat.userName)}</p>}
          <p>{text.only}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
