'use client';
import {
  type DetachmentId,
  type Known,
  knownOf,
  printed,
  type TerritoryId,
} from '@sealed-orders/rules/sector-campaign';
import { deployText } from '@sealed-orders/text/sector-campaign/setup';
import { Suspense, useState } from 'react';
import type { Draft } from '../declarations/draft.ts';
import { Proposals, QueueEditor } from '../declarations/on-demand.ts';
import { commanderOf, hasProposals, isCommander, maySettle } from '../declarations/question.ts';
import { type Editing, QueuePanel } from '../declarations/queue-panel.tsx';
import { useHasDocks } from '../panels/dock.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { Lasting } from '../turn/on-demand.ts';
import { DeployFoot } from './deploy-foot.tsx';
import { IntoChoice, Majors, Orbit } from './deploy-parts.tsx';
import { DeployQueue } from './deploy-queue.tsx';
import { DeployTray } from './deploy-tray.tsx';
import { PlainHead, TurnHead } from './step-head.tsx';
import { useDeploying } from './use-deploying.ts';

/** SEC-DEPLOY-01: places a counter when it is the reader's turn, and edits the queues; the staff propose. */
export function DeployCard() {
  const { view } = useSectorPlace();
  const [editor, edit] = useState<{ readonly editing: Editing | null } | null>(null);
  const known = knownOf(view);
  const seat = commanderOf(view);
  if (known === null || seat === null) return null;
  if (editor === null) return <Deploy known={known} edit={(editing) => edit({ editing })} />;
  return (
    <Suspense>
      <QueueEditor seat={seat} editing={editor.editing} onClose={() => edit(null)} />
    </Suspense>
  );
}

interface DeployProps {
  readonly known: Known;
  /** Opens the form for an instruction. @param editing null: a new one */
  readonly edit: (editing: Editing | null) => void;
}

function Deploy({ known, edit }: DeployProps) {
  const deploying = useDeploying(known);
  const { isAsked, isOwn, queue, write, hand, chosen, at } = deploying;
  const placing = chosen === null || at === null ? null : { name: chosen.name, detachment: chosen.id, at };
  return (
    <>
      <DeployHead known={known} isAsked={isAsked} left={hand.length} />
      <Proposed isAsked={isAsked} choose={deploying.choose} />
      <Tray known={known} />
      {chosen === null ? null : <IntoChoice deploying={deploying} />}
      {placing !== null && isAsked ? (
        <p className="px-4 py-2 hint">{deployText.back(known.desk.last.counter + 1, printed(placing.at))}</p>
      ) : null}
      <Majors known={known} after={deploying.after} />
      <Orbit known={known} />
      <DeployQueue known={known} queue={queue} write={isOwn ? write : null} />
      {hand.length === 0 ? null : (
        <DeployFoot {...{ queue, write, placing, isAsked }} onPlaced={deploying.release} />
      )}
      <QueuePanel edit={edit} />
      <Suspense>{isOwn ? <Lasting /> : null}</Suspense>
    </>
  );
}

/** Where there is room below the board, the tray is there instead. */
function Tray({ known }: Pick<DeployProps, 'known'>) {
  const { isList } = useSectorPlace();
  const isBelow = useHasDocks() && !isList;
  return isBelow ? null : <DeployTray known={known} />;
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
