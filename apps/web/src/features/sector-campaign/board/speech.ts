import { lookup } from '@sealed-orders/rules/kernel';
import { printed, type Territory, type TerritoryId, type View } from '@sealed-orders/rules/sector-campaign';
import type { Words } from '@sealed-orders/text/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { countersIn, detachmentUnder } from '../sector-view-of.ts';
import { type Proposal, proposedFor } from './proposed.ts';

/**
 * The state of a territory in a few words, in the list and when read aloud; empty: nothing in particular.
 * @param forecast what the board warns of there
 */
export function stateOf({ board }: Pick<View, 'board'>, id: TerritoryId, forecast = ''): readonly string[] {
  const one = lookup(board.territories, id);
  if (one === undefined) return [];
  const hasBattle = Object.values(board.battles).some(({ territory, outcome }) => territory === id && outcome === null);
  return [
    ...(one.isFortified ? [mapText.fortified] : []),
    ...(one.isBeingFortified && !one.isFortified ? [mapText.fortifying] : []),
    ...(one.isIsolated ? [mapText.isolated] : []),
    ...(hasBattle ? [mapText.battle] : []),
    ...(forecast === '' ? [] : [forecast]),
  ];
}

/** The territory that is described, and what else is said of it. */
interface Told {
  readonly id: string;
  /** Whether it can be chosen now. */
  readonly isTarget?: boolean;
  /** What the board warns of there. */
  readonly forecast?: string;
  readonly proposals?: readonly Proposal[];
}

/** Major or minor; a major that only its own side knows of is one that it has chosen. SEC-MAP-03. */
export const kindIn = ({ board }: Pick<View, 'board'>, { isMajor }: Pick<Territory, 'isMajor'>): string =>
  isMajor ? (board.phase === 'majors' ? mapText.chosenMajor : mapText.major) : mapText.minor;

/** A territory as read aloud: "B, major, held by East, 3 counters face down: 4, 9 and 10, number 4 is Ash Walkers". */
export function describeTerritory(view: View, words: Words, told: Told): string {
  const { id, isTarget = false, forecast = '', proposals = [] } = told;
  const one = lookup(view.board.territories, id);
  if (one === undefined) return '';
  const here = countersIn(view.board).filter(({ at }) => at === one.id);
  const down = here.filter((counter) => detachmentUnder(view, counter) === null);
  const own = here.filter((counter) => !down.includes(counter)).flatMap((counter) => words.face(counter.id) ?? []);
  const known = down.flatMap((counter) => {
    const name = words.face(counter.id);
    return name === null ? [] : [mapText.isNamed(counter.number, name)];
  });
  return [
    printed(one.id),
    kindIn(view, one),
    mapText.heldBy(one.controller),
    ...(here.length === 0 ? [mapText.empty] : []),
    ...own,
    ...(down.length === 0 ? [] : [mapText.faceDown(down.map(({ number }) => number))]),
    ...known,
    ...stateOf(view, one.id, forecast),
    ...proposedFor(view, words, proposals, one.id),
    ...(isTarget ? [mapText.target] : []),
  ].join(', ');
}

/** A counter as read aloud: "Counter 4, East’s counter, Ash Walkers". */
export function describeCounter(view: View, words: Words, id: string): string {
  const counter = lookup(view.board.counters, id);
  if (counter === undefined) return '';
  const { number, side } = counter;
  return [
    mapText.counter.title(number),
    mapText.counter.of(side),
    words.face(counter.id) ?? mapText.counter.unknown,
  ].join(', ');
}
