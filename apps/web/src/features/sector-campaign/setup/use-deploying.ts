'use client';
import {
  type Detachment,
  type DetachmentId,
  foreseenDeployment,
  inHand,
  type Known,
  type Placement,
  queuedPlacements,
  type TerritoryId,
} from '@sealed-orders/rules/sector-campaign';
import { isCommander } from '../declarations/question.ts';
import { useSectorPlace } from '../sector-context.ts';
import { openFor, stillQueued, withAdopted } from './deployment.ts';

/** The deployment as the reader works on it, in the tray, in the panel and on the board. */
export interface Deploying {
  readonly isAsked: boolean;
  /** Whether the queue is the reader's own to write. */
  readonly isOwn: boolean;
  readonly queue: readonly Placement[];
  readonly write: (queue: readonly Placement[]) => void;
  /** What would be known after the queue. */
  readonly after: Known;
  readonly hand: readonly Detachment[];
  /** Null: none is left. */
  readonly chosen: Detachment | null;
  /** Where the chosen detachment can go. */
  readonly open: readonly TerritoryId[];
  /** Null: no territory is chosen yet. */
  readonly at: TerritoryId | null;
  readonly aim: (to: TerritoryId | null) => void;
  readonly choose: (detachment: DetachmentId, to?: TerritoryId | null) => void;
  /** After a placement: nothing is chosen any more. */
  readonly release: () => void;
}

export function useDeploying(known: Known): Deploying {
  const { view, plan, setPlan, selection, select, changeSketch, sketch } = useSectorPlace();
  const isAsked = view.board.asked.some(({ side, decision }) => side === known.side && decision === 'place');
  const isOwn = isCommander(view);
  const sealed = queuedPlacements(known.desk);
  const { placements } = sketch;
  const written = placements === null ? sealed : withAdopted(placements.placements, placements.sealed, sealed);
  const queue = stillQueued(known, isOwn ? written : sealed);
  const { after } = foreseenDeployment(known, queue);
  const hand = inHand(known);
  const chosen = hand.find(({ id }) => id === sketch.picked) ?? inHand(after)[0] ?? hand[0] ?? null;
  const openTo = (id: DetachmentId) => openFor(known, isAsked ? [] : queue, id);
  const open = chosen === null ? [] : openTo(chosen.id);
  // Until something is chosen here, the board selects territories.
  const aimed = plan?.to ?? (selection?.kind === 'territory' ? selection.territory : null);
  const aim = (to: TerritoryId | null, among = open) =>
    setPlan({ counters: [], from: null, to, route: null, takes: null, among });
  return {
    ...{ isAsked, isOwn, queue, after, hand, chosen, open },
    at: open.find((one) => one === aimed) ?? null,
    write: (next) => changeSketch({ placements: { placements: next, sealed } }),
    aim: (to) => aim(to),
    choose: (id, to = aimed) => {
      changeSketch({ picked: id });
      aim(to, openTo(id));
    },
    release: () => {
      changeSketch({ picked: null });
      select(null);
      setPlan(null);
    },
  };
}
