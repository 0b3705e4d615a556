'use client';
import { dayAndTime } from '@sealed-orders/text';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { LinkField } from '../../kit/link-field.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { seatChange } from './seat-change.ts';

const text = absenceText.deputies;

/** A player's deputy, or the link by which someone becomes the deputy. */
export function DeputyPart({ deputy }: { readonly deputy: string | null }) {
  return (
    <details className="fold">
      <summary>{text.title}</summary>
      <div className="grid gap-3 py-3 justify-items-start">
        {deputy === null ? <InviteDeputy /> : <OwnDeputy deputy={deputy} />}
      </div>
    </details>
  );
}

function InviteDeputy() {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const { data: link } = useQuery(trpc.absence.deputyLink.queryOptions({ campaign: head.id }));
  const invite = useAction(trpc.absence.inviteDeputy, { ...seatChange(trpc, head.id), done: text.made });
  return (
    <>
      <p className="hint">{text.says}</p>
      {link === undefined || link === null ? null : (
        <div className="grid gap-1 w-full">
          <LinkField label={text.link} path={`/join/${link.code}`} />
          <p className="hint">{text.expires(dayAndTime(new Date(link.expiresAt)))}</p>
        </div>
      )}
      <Button size="small" disabled={invite.isRunning} onClick={() => setAsking(true)}>
        {link === undefined || link === null ? text.invite : text.again}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.inviteTitle}
          action={text.invite}
          onConfirm={() => invite.run({ campaign: head.id })}
          onClose={() => setAsking(false)}
        >
          <p>{text.inviteSays}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function OwnDeputy({ deputy }: { readonly deputy: string }) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const dismiss = useAction(trpc.absence.dismissDeputy, { ...seatChange(trpc, head.id), done: text.dismissed });
  return (
    <div className="row flex-wrap">
      <span>{text.has(deputy)}</span>
      <Button
        size="small"
        aria-label={text.dismissOf(deputy)}
        disabled={dismiss.isRunning}
        onClick={() => dismiss.run({ campaign: head.id })}
      >
        {text.dismiss}
      </Button>
    </div>
  );
}

/** For a deputy: whose deputy they are, what that means, and how to stop. */
export function AsDeputy({ player, seat }: { readonly player: string; readonly seat: string }) {
  const says = useHasSheets() ? text.you : absenceText.onArrival.deputy;
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const dismiss = useAction(trpc.absence.dismissDeputy, { ...seatChange(trpc, head.id), done: text.stopped });
  return (
    <section className="grid gap-2 px-4 pt-4 justify-items-start no-print" aria-label={text.title}>
      <h3>{text.title}</h3>
      <p>{says(player, seat)}</p>
      <Button size="small" disabled={dismiss.isRunning} onClick={() => setAsking(true)}>
        {text.stop}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.stopTitle}
          action={text.stop}
          onConfirm={() => dismiss.run({ campaign: head.id })}
          onClose={() => setAsking(false)}
        >
          <p>{text.stopSays}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
