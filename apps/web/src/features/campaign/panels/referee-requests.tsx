'use client';
import { watchersText } from '@sealed-orders/text/pages/watchers';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../actions/use-action.ts';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

type Request = Outputs['campaigns']['watchers']['requests'][number];

const text = watchersText.asks;

/** Players' requests for a referee: what it would mean, the others' answers, and the reader's. */
export function RefereeRequests() {
  const trpc = useTRPC();
  const { head } = useCampaignPlace();
  const { data } = useQuery(trpc.campaigns.watchers.queryOptions({ campaign: head.id }));
  if (data === undefined || data.requests.length === 0) return null;
  return (
    <section className="grid gap-3 p-4" aria-label={text.title}>
      {data.requests.map((request) => (
        <RefereeRequest key={request.id} request={request} />
      ))}
    </section>
  );
}

function RefereeRequest({ request }: { readonly request: Request }) {
  const { head } = useCampaignPlace();
  const nameOf = (seat: string): string => head.seats.find((it) => it.seat === seat)?.name ?? seat;
  const answering = (agrees: boolean | null): readonly string[] =>
    request.answers.filter((answer) => answer.agrees === agrees).map(({ seat }) => nameOf(seat));
  const own = request.answers.find(({ seat }) => seat === head.you);
  const [open, against] = [answering(null), answering(false)];
  return (
    <Notice kind="warn">
      <p>
        <b>{text.title}</b>{' '}
        {request.bySeat === head.you
          ? text.yours(request.uses)
          : text.by(request.by, nameOf(request.bySeat), request.uses)}
      </p>
      {own === undefined ? null : <Answer request={request} agrees={own.agrees} />}
      <p className="mt-1">
        {open.length > 0 ? text.open(open) : null} {against.length > 0 ? text.against(against) : null}
        {open.length + against.length === 0 ? text.all : null}
      </p>
    </Notice>
  );
}

interface AnswerProps {
  readonly request: Request;
  /** The reader's answer so far. */
  readonly agrees: boolean | null;
}

function Answer({ request, agrees }: AnswerProps) {
  const trpc = useTRPC();
  const { head } = useCampaignPlace();
  const consent = useAction(trpc.campaigns.consent, {
    refusals: { 'invitation-unknown': text.gone },
    again: [trpc.campaigns.watchers.queryKey({ campaign: head.id })],
  });
  const button = (wanted: boolean) => (
    <Button
      size="small"
      aria-pressed={agrees === wanted}
      disabled={consent.isRunning || agrees === wanted}
      onClick={() => consent.run({ campaign: head.id, invitation: request.id, agrees: wanted })}
    >
      {wanted ? text.agree : text.refuse}
    </Button>
  );
  return (
    <div className="mt-2">
      <div className="row flex-wrap">
        {button(true)}
        {button(false)}
      </div>
      <p className="mt-1" role="status">
        {agrees === null ? '' : agrees ? text.agreed : text.refused}
      </p>
    </div>
  );
}
