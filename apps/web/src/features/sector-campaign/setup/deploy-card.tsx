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
import { useState } from 'react';
import { useSectorPlace } from '../sector-context.ts';
import { DeployFoot } from './deploy-foot.tsx';
import { DeployChoice, Majors, Orbit } from './deploy-parts.tsx';
import { DeployQueue } from './deploy-queue.tsx';
import { openFor, queuedPlacements, stillQueued } from './deployment.ts';
import { PlainHead, TurnHead } from './step-head.tsx';

/** SEC-DEPLOY-01: places a counter when it is the reader's turn, and edits the queue. */
export function DeployCard() {
  const known = knownOf(useSectorPlace().view);
  return known === null ? null : <Deploy known={known} />;
}

function Deploy({ known }: { readonly known: Known }) {
  const { view, plan, setPlan, selection, select } = useSectorPlace();
  const isAsked = view.board.asked.some(({ side, decision }) => side === known.side && decision === 'place');
  const [written, write] = useState(() => queuedPlacements(known.desk));
  const queue = stillQueued(known, written);
  const { after } = foreseenDeployment(known, queue);
  const [picked, pick] = useState<DetachmentId | null>(null);
  const hand = inHand(known);
  const chosen = hand.find(({ id }) => id === picked) ?? inHand(after)[0] ?? hand[0] ?? null;
  const open = chosen === null ? [] : openFor(known, isAsked ? [] : queue, chosen.id);
  // Until something is chosen here, the board selects territories.
  const aimed = plan?.to ?? (selection?.kind === 'territory' ? selection.territory : null);
  const at = open.find((one) => one === aimed) ?? null;
  const aim = (to: TerritoryId | null, among = open) =>
    setPlan({ counters: [], from: null, to, route: null, takes: null, among });
  const choose = (id: DetachmentId) => {
    pick(id);
    aim(aimed, openFor(known, isAsked ? [] : queue, id));
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
      {chosen === null ? null : <DeployChoice {...{ queue, hand, open, at, choose }} chosen={chosen.id} aim={aim} />}
      {placing !== null && isAsked ? (
        <p className="px-4 py-2 hint">{deployText.back(known.desk.last.counter + 1, printed(placing.at))}</p>
      ) : null}
      <Majors known={known} after={after} />
      <Orbit known={known} />
      <DeployQueue known={known} queue={queue} write={write} />
      {hand.length === 0 ? null : <DeployFoot {...{ queue, write, placing, isAsked }} onPlaced={release} />}
    </>
  );
}

interface DeployHeadProps {
  readonly known: Known;
  readonly isAsked: boolean;
  readonly left: number;
}

function DeployHead({ known, isAsked, left }: DeployHeadProps) {
  const { words } = useSectorPlace();
  const { board, desk, side } = known;
  const other = side === 'west' ? 'east' : 'west';
  const all = Object.values(desk.detachments).filter(({ kind }) => kind !== 'dropship').length;
  const says = `${deployText.inHand(left, all)}. ${deployText.theirHand(words.side(other).text, board.sides[other].hand)}`;
  if (isAsked) return <TurnHead title={deployText.yours}>{says}</TurnHead>;
  const title = left === 0 ? deployText.done : deployText.theirs(words.side(other).text);
  return <PlainHead title={title}>{says}</PlainHead>;
}
