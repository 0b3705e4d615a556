import { type Desk, knownOf, type Queue, queuesFor, type Rejection } from '@sealed-orders/rules/sector-campaign';
import { dayAndTime, plain } from '@sealed-orders/text';
import { declarationSays, proposalText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { Button } from '../../kit/button.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';
import { type Draft, draftOf } from './draft.ts';
import { kindOf } from './kinds.ts';
import { commanderOf, commandView, isCommander } from './question.ts';
import { Refused } from './refused.tsx';
import { refusalOf } from './why.ts';

type Proposal = Desk['proposals'][number];

interface ProposalsProps {
  /** What the side is asked to decide; null: nothing. */
  readonly queue: Queue | null;
  readonly change: (start: Draft) => void;
}

/** SEC-SETUP-05: the staff's proposals, above everything else. Only the author's own side sees them. */
export function Proposals({ queue, change }: ProposalsProps) {
  const { now } = useSectorPlace();
  const known = knownOf(now);
  const proposals = known?.desk.proposals ?? [];
  if (proposals.length === 0) return null;
  return (
    <section className="declare-proposals" aria-labelledby="proposals">
      <header className="panel-head">
        <h2 id="proposals">{text.title}</h2>
        <span className="says">
          {text.waiting(proposals.length)} <RuleChip rule="SEC-SETUP-05" />
        </span>
      </header>
      <ul>
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.number} {...{ proposal, queue, change }} />
        ))}
      </ul>
    </section>
  );
}

interface ProposalRowProps extends ProposalsProps {
  readonly proposal: Proposal;
}

function ProposalRow({ proposal, queue, change }: ProposalRowProps) {
  const { now, words } = useSectorPlace();
  const { declaration, by, at, reason } = proposal;
  const seat = commanderOf(now);
  const refusal = seat === null ? null : refusalOf({ view: commandView(now), seat }, declaration);
  const says = declarationSays(declaration, words);
  const isOwn = by === now.you;
  return (
    <li className="declare-proposal">
      <p className="row">
        <b className="grow min-w-0">{refusal === null ? says : <s>{says}</s>}</b>
        <span className={refusal === null ? 'chip ok' : 'chip warn'}>
          {refusal === null ? text.legal : text.illegal}
        </span>
      </p>
      <p className="sub">{text.by(isOwn ? text.own : plain([words.seat(by)]), dayAndTime(new Date(at)))}</p>
      {reason === '' ? null : <blockquote>{reason}</blockquote>}
      {refusal === null ? null : (
        <p className="sub warn">
          <Refused refusal={refusal} />
        </p>
      )}
      <ProposalButtons {...{ proposal, queue, change, refusal, says, isOwn }} />
    </li>
  );
}

interface ProposalButtonsProps extends ProposalRowProps {
  readonly refusal: Rejection | null;
  readonly says: string;
  readonly isOwn: boolean;
}

/** The commander adopts a proposal with one touch, declaring it or adding it to the end of its queue. */
function ProposalButtons({ proposal, queue, change, refusal, says, isOwn }: ProposalButtonsProps) {
  const { now } = useSectorPlace();
  const { send, isBusy } = useOrder();
  const { number, declaration } = proposal;
  const canChange = queue !== null && queuesFor(declaration).includes(queue);
  return (
    <p className="row flex-wrap">
      {isCommander(now) ? (
        <>
          {refusal === null ? (
            <Button
              kind="main"
              disabled={isBusy}
              onClick={() => send({ type: 'adopt', proposal: number, into: 'now' }, { done: text.adopted })}
            >
              {text.adopt(says)}
            </Button>
          ) : null}
          <Button
            disabled={isBusy}
            aria-label={`${text.toQueue}: ${says}`}
            onClick={() => send({ type: 'adopt', proposal: number, into: 'queue' }, { done: text.queued })}
          >
            {text.toQueue}
          </Button>
          {canChange ? (
            <Button
              aria-label={`${text.change}: ${says}`}
              onClick={() => change(draftOf(declaration, kindOf(declaration)))}
            >
              {text.change}
            </Button>
          ) : null}
          <Button
            kind="quiet"
            disabled={isBusy}
            aria-label={`${text.decline}: ${says}`}
            onClick={() => send({ type: 'decline', proposal: number }, { done: text.declined })}
          >
            {text.decline}
          </Button>
        </>
      ) : null}
      {isOwn && !isCommander(now) ? (
        <Button
          kind="quiet"
          disabled={isBusy}
          aria-label={`${text.takeBack}: ${says}`}
          onClick={() => send({ type: 'take-back-proposal', proposal: number }, { done: text.takenBack })}
        >
          {text.takeBack}
        </Button>
      ) : null}
    </p>
  );
}
