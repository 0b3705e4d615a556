'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { seatChange } from './seat-change.ts';

const text = absenceText.owner;

/** The owner offers the campaign to one of its members, or withdraws the offer. */
export function OfferCampaign() {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const [picked, pick] = useState<string | null>(null);
  const { data } = useQuery(trpc.campaigns.offer.queryOptions({ campaign: head.id }));
  const make = useAction(trpc.campaigns.offerCampaign, { ...seatChange(trpc, head.id), done: text.sent });
  const takeBack = useAction(trpc.campaigns.offerCampaign, { ...seatChange(trpc, head.id), done: text.takenBack });
  const heirs = data?.heirs ?? [];
  const chosen = heirs.find(({ id }) => id === picked) ?? heirs[0];
  if (data === undefined || chosen === undefined) return null;
  return (
    <section className="grid gap-3 justify-items-start" aria-label={text.title}>
      <h3>{text.title}</h3>
      {data.offer === null ? (
        <>
          <p className="hint">{text.says}</p>
          <Choice
            label={text.to}
            value={chosen.id}
            options={heirs.map(({ id, name }) => [id, name] as const)}
            onChange={pick}
          />
          <Button size="small" disabled={make.isRunning} onClick={() => make.run({ campaign: head.id, to: chosen.id })}>
            {text.offer}
          </Button>
        </>
      ) : (
        <>
          <p>{text.offered(data.offer.name)}</p>
          <Button
            size="small"
            disabled={takeBack.isRunning}
            onClick={() => takeBack.run({ campaign: head.id, to: null })}
          >
            {text.takeBack}
          </Button>
        </>
      )}
    </section>
  );
}

/** For the user to whom the campaign is offered. Only members of the campaign are asked. */
export function OfferNotice() {
  const { head } = useCampaignPlace().open;
  const isIn = head.roles.some((role) => role === 'seat' || role === 'referee' || role === 'spectator');
  const me = useQuery(useTRPC().account.me.queryOptions());
  if (!isIn || me.data === undefined || me.data === null || head.roles.includes('owner')) return null;
  return <Asked campaign={head.id} />;
}

function Asked({ campaign }: { readonly campaign: string }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.campaigns.offer.queryOptions({ campaign }));
  const accept = useAction(trpc.campaigns.answerOffer, { ...seatChange(trpc, campaign), done: text.accepted });
  const decline = useAction(trpc.campaigns.answerOffer, { ...seatChange(trpc, campaign), done: text.declined });
  if (data === undefined || data.offer === null || !data.isYours) return null;
  const isBusy = accept.isRunning || decline.isRunning;
  return (
    <Notice kind="info" live>
      {text.asked(data.offer.by)}
      <div className="row flex-wrap mt-2">
        <Button kind="main" size="small" disabled={isBusy} onClick={() => accept.run({ campaign, accepts: true })}>
          {text.accept}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => decline.run({ campaign, accepts: false })}>
          {text.decline}
        </Button>
      </div>
    </Notice>
  );
}
