'use client';
import type { Event, Option, View } from '@sealed-orders/rules/sector-campaign';
import { type Words, wordsOf } from '@sealed-orders/text/sector-campaign';
import { createContext, useContext } from 'react';
import { type CampaignPlace, useCampaignPlace } from '../campaign/campaign-context.ts';
import type { Seen } from '../campaign-data/campaign-data.ts';
import { sectorSeen } from './sector-seen.ts';
import type { Plan, Selection } from './selection.ts';

/** A step of a sector campaign as the reader may know it, with the words to describe it. */
export interface SectorKnowledge {
  readonly view: View;
  readonly events: readonly Event[];
  readonly words: Words;
}

/** What the parts of a sector campaign's page share about a step, besides what all games share. */
export interface SectorStep extends SectorKnowledge {
  /** What the reader knows at the open step, no matter which step is shown. */
  readonly now: View;
  /** Whether the reader can choose anything: not at a past step, after the end, or without a seat. */
  readonly mayChoose: boolean;
  /** What the reader can choose now, except in the set-up and in battles. */
  readonly options: readonly Option[];
}

/** What the reader is doing: it changes with each touch of the board. */
export interface SectorHand {
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  readonly isList: boolean;
  readonly toggleList: () => void;
  /** What the reader is about to declare; null: nothing yet. */
  readonly plan: Plan | null;
  readonly setPlan: (plan: Plan | null) => void;
}

interface SectorStepPlace extends CampaignPlace, SectorStep {}
export interface SectorPlace extends SectorStepPlace, SectorHand {}

const StepContext = createContext<SectorStep | null>(null);
const HandContext = createContext<SectorHand | null>(null);
export const SectorStepProvider = StepContext.Provider;
export const SectorHandProvider = HandContext.Provider;

/** The step that is shown, for parts that do not change with the selection. */
export function useSectorStep(): SectorStepPlace {
  const place = useCampaignPlace();
  const step = useContext(StepContext);
  if (step === null) throw new Error('not on the page of a sector campaign');
  return { ...place, ...step, isNow: place.isNow && place.head.status !== 'finished' };
}

export function useSectorPlace(): SectorPlace {
  const step = useSectorStep();
  const hand = useContext(HandContext);
  if (hand === null) throw new Error('not on the page of a sector campaign');
  return { ...step, ...hand };
}

/** The options of one type. */
export const optionsOf = <Type extends Option['type']>(options: readonly Option[], type: Type) =>
  options.filter((option): option is Extract<Option, { readonly type: Type }> => option.type === type);

/** What the reader knows at a step. Throws on another game's step, for which the frame opens another door. */
export function knowledgeOf(step: Seen, earlier: readonly Seen[]): SectorKnowledge {
  const view = viewOf(step);
  const events = [...earlier, step].flatMap((one) => ownSeen(one).events);
  return { view, events, words: wordsOf(view) };
}

/** The view of a step. Throws on a step of another game. */
export const viewOf = (step: Seen): View => ownSeen(step).view;

function ownSeen(step: Seen) {
  const seen = sectorSeen(step);
  if (seen === null) throw new Error('not a sector campaign');
  return seen;
}
