'use client';
import {
  type DetachmentId,
  foreseenDeployment,
  inHand,
  type Known,
  knownOf,
  printed,
  type TerritoryId,
} from '@sealed-orders/rules/sector-campaign';
import { deployText } from '@sealed-orders/text/sector-campaign/setup';
import { Suspense, useState } from 'react';
import type { Draft } from '../declarations/draft.ts';
import { Proposals } from '../declarations/on-demand.ts';
import { hasProposals, isCommander, maySettle } from '../declarations/question.ts';
import { useSectorPlace } from '../sector-context.ts';
import { Lasting } from '../turn/on-demand.ts';
import { DeployFoot } from './deploy-foot.tsx';
import { DeployChoice, Majors, Orbit } from './deploy-parts.tsx';
import { DeployQueue } from './deploy-queue.tsx';
import { isSameQueue, openFor, stillQueued, withAdopted } from './deployment.ts';
import { queuedPlacements } from './queued-placements.ts';
import { PlainHead, TurnHead } from './step-head.tsx';

/** SEC-DEPLOY-01: places a counter when it is the reader's turn, and edits the queue; the staff propose placements. */
export function DeployCard() {
  const known = knownOf(useSectorPlace().view);
  return known === null ? null : <Deploy known={known} />;
}

/** The queue as the reader sees it: the commander's while it is written, for the staff as it is sealed. */
function useWrittenQueue(known: Known, isOwn: boolean) {
  const sealed = queuedPlacements(known.desk);
  const [before, remember] = useState(sealed);
  const [written, write] = useState(sealed);
  if (!isSameQueue(before, sealed)) {
    remember(sealed);
    write(withAdopted(written, before, sealed));
  }
  return { queue: stillQueued(known, isOwn ? written : sealed), write };
}

function Deploy({ known }: { readonly known: Known }) {
  const { view, plan, setPlan, selection, select } = useSectorPlace();
  const isAsked = view.board.asked.some(({ side, decision }) => side === known.side && decision === 'place');
  const isOwn = isCommander(view);
  const { queue, write } = useWrittenQueue(known, isOwn);
  const { after } = foreseenDeployment(known, queue);
  const [picked, pick] = useState<DetachmentId | null>(null);
  const hand = inHand(known);
  const chosen = hand.find(({ id }) => id === picked) ?? inHand(after)[0] ?? hand[0] ?? null;
  const openTo = (id: DetachmentId) => openFor(known, isAsked ? [] : queue, id);
  const open = chosen === null ? [] : openTo(chosen.id);
  // Until something is chosen here, the board selects territories.
  const aimed = plan?.to ?? (selection?.kind === 'territory' ? selection.territory : null);
  const at = open.find((one) => one === aimed) ?? null;
  const aim = (to: TerritoryId | null, among = open) =>
    setPlan({ counters: [], from: null, to, route: null, takes: null, among });
  const choose = (id: DetachmentId, to = aimed) => {
    pick(id);
    aim(to, openTo(id));
  };
  const release = () => {
    pick(null);
    select(null);
    setPlan(null);
  };
  const placing = chosen === null || at === null ? null : { name: chosen.name, detachment: chosen.id, at };
  return (
    <>
      <DeployHead known={known} isAsked={isAsked} left={hand.length} />
      <Proposed isAsked={isAsked} choose={choose} />
      {chosen === null ? null : <DeployChoice {...{ queue, hand, open, at, choose }} chosen={chosen.id} aim={aim} />}
      {placing !== null && isAsked ? (
        <p className="px-4 py-2 hint">{deployText.back(known.desk.last.counter + 1, printed(placing.at))}</p>
      ) : null}
      <Majors known={known} after={after} />
      <Orbit known={known} />
      <DeployQueue known={known} queue={queue} write={isOwn ? write : null} />
      {hand.length === 0 ? null : <DeployFoot {...{ queue, write, placing, isAsked }} onPlaced={release} />}
      <Suspense>{isOwn ? <Lasting /> : null}</Suspense>
    </>
  );
}

interface ProposedProps {
  readonly isAsked: boolean;
  readonly choose: (detachment: DetachmentId, to: TerritoryId | null) => void;
}

/** SEC-SETUP-05: the placements that the staff propose. */
function Proposed({ isAsked, choose }: ProposedProps) {
  const { view } = useSectorPlace();
  if (!hasProposals(view)) return null;
  const change = ({ detachments: [first], to }: Draft) => {
    if (first !== undefined) choose(first, to);
  };
  return (
    <Suspense>
      <Proposals queue={isAsked ? 'deployment' : null} change={change} />
    </Suspense>
  );
}

interface DeployHeadProps {
  readonly known: Known;
  readonly isAsked: boolean;
  readonly left: number;
}

function DeployHead({ known, isAsked, left }: DeployHeadProps) {
  const { view, words } = useSectorPlace();
  const { board, desk, side } = known;
  const other = side === 'west' ? 'east' : 'west';
  const all = Object.values(desk.detachments).filter(({ kind }) => kind !== 'dropship').length;
  const says = `${deployText.inHand(left, all)}. ${deployText.theirHand(words.side(other).text, board.sides[other].hand)}`;
  if (isAsked && maySettle(view)) return <TurnHead title={deployText.yours}>{says}</TurnHead>;
  const placer = words.side(isAsked ? side : other).text;
  const title = left === 0 ? deployText.done : deployText.theirs(placer);
  const hint = isCommander(view) ? '' : ` ${deployText.staff.says(words.seat(board.sides[side].commander).text)}`;
  return <PlainHead title={title}>{`${says}${hint}`}</PlainHead>;
}
