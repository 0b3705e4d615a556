'use client';
import {
  type Event,
  endedByHand,
  type MapOption,
  type Option,
  type ScoredBattle,
  type View,
  voidedBattles,
} from '@sealed-orders/rules/node-campaign';
import { type Words, wordsOfStep } from '@sealed-orders/text/node-campaign';
import { createContext, useContext } from 'react';
import { type CampaignPlace, useCampaignPlace } from '../campaign/campaign-context.ts';
import type { Seen } from '../campaign-data/campaign-data.ts';
import type { Composer } from './composer/use-composer.ts';
import { nodeSeen } from './node-seen.ts';
import type { Selection } from './selection.ts';

/** A step of a node campaign as the reader may know it, with the words to describe it. */
export interface NodeKnowledge {
  readonly view: View;
  readonly events: readonly Event[];
  readonly words: Words;
  /** Battles that were still open when somebody ended the war by hand. */
  readonly voided: readonly ScoredBattle[];
}

/** What the parts of a node campaign share of the step besides what all games share. */
export interface NodeStep extends NodeKnowledge {
  /** What the reader knows at the open step, whatever step is shown. */
  readonly now: View;
  /** Whether the reader may choose anything: not at a step of the past, after the end, or without a seat. */
  readonly mayChoose: boolean;
  /** What the reader may choose now, except in battles. */
  readonly options: readonly MapOption[];
}

/** What the reader has in hand: it changes with each touch of the map. */
export interface NodeHand {
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  readonly isList: boolean;
  readonly toggleList: () => void;
  /** The orders that the reader is composing. */
  readonly composer: Composer;
}

interface NodeStepPlace extends CampaignPlace, NodeStep {}
export interface NodePlace extends NodeStepPlace, NodeHand {}

const StepContext = createContext<NodeStep | null>(null);
const HandContext = createContext<NodeHand | null>(null);
export const NodeStepProvider = StepContext.Provider;
export const NodeHandProvider = HandContext.Provider;

/** The step that is shown, for parts that do not change with the selection. */
export function useNodeStep(): NodeStepPlace {
  const place = useCampaignPlace();
  const step = useContext(StepContext);
  if (step === null) throw new Error('not on the page of a node campaign');
  return { ...place, ...step, isNow: place.isNow && place.head.status !== 'finished' };
}

export function useNodePlace(): NodePlace {
  const step = useNodeStep();
  const hand = useContext(HandContext);
  if (hand === null) throw new Error('not on the page of a node campaign');
  return { ...step, ...hand };
}

/** The options of one type. */
export const optionsOf = <One extends Option, Type extends One['type']>(options: readonly One[], type: Type) =>
  options.filter((option): option is Extract<One, { readonly type: Type }> => option.type === type);

/**
 * What the reader knows at a step. `isEnd`: the last one of a war that is over, even if it was ended by hand. Throws on a
 * step of another game, for which the frame opens another door.
 */
export function knowledgeOf(step: Seen, earlier: readonly Seen[], isEnd: boolean): NodeKnowledge {
  const view = viewOf(step, isEnd);
  const events = [...earlier, step].flatMap((one) => ownSeen(one).events);
  return { view, words: wordsOfStep(view, events), events, voided: isEnd ? voidedBattles(ownSeen(step).view) : [] };
}

/** The view of a step; `isEnd` as for {@link knowledgeOf}. Throws on a step of another game. */
export const viewOf = (step: Seen, isEnd = false): View =>
  isEnd ? endedByHand(ownSeen(step).view) : ownSeen(step).view;

function ownSeen(step: Seen) {
  const seen = nodeSeen(step);
  if (seen === null) throw new Error('not a node campaign');
  return seen;
}
