import type { PieceKind } from '@sealed-orders/rules/hex-campaign';
import { type Sentence, say } from '../sentence.ts';
import { ORDER_NAMES, PIECE_NAMES } from './names.ts';
import { airReasons } from './rejections/air.ts';
import { armiesReasons } from './rejections/armies.ts';
import { battleOrdersReasons } from './rejections/battle-orders.ts';
import { battlesReasons } from './rejections/battles.ts';
import { captivesReasons } from './rejections/captives.ts';
import { dealsReasons } from './rejections/deals.ts';
import { economyReasons } from './rejections/economy.ts';
import { garrisonsReasons } from './rejections/garrisons.ts';
import { quickBattlesReasons } from './rejections/quick-battles.ts';
import { racesReasons } from './rejections/races.ts';
import { place, type Reasons, type Refused } from './rejections/reason.ts';
import { spiesReasons } from './rejections/spies.ts';
import { startReasons } from './rejections/start.ts';
import { worksReasons } from './rejections/works.ts';
import type { Words } from './words.ts';

const orderName = (facts: Refused['facts']): string =>
  Object.entries(ORDER_NAMES).find(([type]) => type === facts.order)?.[1] ?? 'This order';
const kindName = (facts: Refused['facts']): string =>
  Object.entries(PIECE_NAMES).find(([kind]: [string, PieceKind | string]) => kind === facts.kind)?.[1] ?? 'unit';

const REASONS: Reasons = {
  'order-not-for-piece': (facts) => say`${orderName(facts)} is no order for a ${kindName(facts)}.`,
  released: () => say`Released and not rearmed: Path or Guard only.`,
  'high-not-with-order': () => say`Flying high goes with Path and Follow only.`,
  'high-not-skimmers': () => say`Only a detachment of skimmers flies high.`,
  'path-empty': () => say`Draw a path first.`,
  'path-too-long': (facts) => say`A path has up to ${String(facts.most ?? '')} hexes.`,
  'path-broken': (facts, words) => say`${place(facts, words)} is not next to the hex before it.`,
  'off-map': (facts, words) => say`${place(facts, words)} lies off the map.`,
  'piece-unknown': () => say`This unit is not yours, or is gone.`,
  'piece-ordered-twice': () => say`This unit has two orders. Keep one.`,
  'target-self': () => say`A unit cannot follow itself.`,
  'target-unknown': () => say`You do not know where that detachment is.`,
  'enemy-adjacent': () => say`An enemy army stands next to it.`,
  'reserve-enemy-near': () => say`An enemy stands within two hexes.`,
  'reserve-not-own': (facts, words) =>
    say`Reserve movement stays on your own land; ${place(facts, words)} is not yours.`,
  'closed-terrain': (facts, words) => say`The ground at ${place(facts, words)} is closed to it.`,
  river: (facts, words) => say`The river before ${place(facts, words)} has no bridge.`,
  'tracked-river': (facts, words) => say`Tracks need a bridge to reach ${place(facts, words)}.`,
  'partner-land': (facts, words) => say`${place(facts, words)} belongs to a pact partner and is closed.`,
  'weak-detachment': () =>
    say`Under 500 ready points it must recover, hold a Stronghold, or go toward one or the Capital.`,
  'nowhere-to-go': () => say`No hex around it is open to it.`,
  'nobody-to-follow': () => say`There is no detachment that you know of to follow.`,
  'not-awaited': () => say`Nothing is asked of this seat now.`,
  'not-understood': () => say`This is no order sheet of this phase.`,
  'sheet-missing': () => say`A sheet is missing and this campaign waits for it.`,
  'seat-unknown': () => say`There is no such seat.`,
  ...startReasons,
  ...economyReasons,
  ...worksReasons,
  ...armiesReasons,
  ...garrisonsReasons,
  ...captivesReasons,
  ...dealsReasons,
  ...airReasons,
  ...spiesReasons,
  ...racesReasons,
  ...quickBattlesReasons,
  ...battlesReasons,
  ...battleOrdersReasons,
};

/** Why something may not be done, for one reader. A code without words of its own is named with its rule. */
export function describeRejection(rejection: Refused, words: Words): Sentence {
  return REASONS[rejection.code]?.(rejection.facts, words) ?? say`This is against the rules.`;
}

/** Whether a code has words of its own. */
export const hasReason = (code: string): boolean => code in REASONS;
