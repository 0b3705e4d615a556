import type { RefusalCode } from '@sealed-orders/rules/hex-campaign';
import { type Sentence, say } from '../sentence.ts';
import { BATTLE_ORDER_NAMES } from './battle-names.ts';
import { ORDER_NAMES, PHASE_NAMES, PIECE_NAMES } from './names.ts';
import { airReasons } from './rejections/air.ts';
import { battleOrdersReasons } from './rejections/battle-orders.ts';
import { battlesReasons } from './rejections/battles.ts';
import { economyReasons } from './rejections/build-points.ts';
import { captivesReasons } from './rejections/captives.ts';
import { correctionsReasons } from './rejections/corrections.ts';
import { armiesReasons } from './rejections/detachments.ts';
import { dealsReasons } from './rejections/diplomacy.ts';
import { garrisonsReasons } from './rejections/garrisons.ts';
import { quickBattlesReasons } from './rejections/quick-battles.ts';
import { racesReasons } from './rejections/races.ts';
import { many, nameIn, place, type Reason, type Refused } from './rejections/reason.ts';
import { spiesReasons } from './rejections/spies.ts';
import { startReasons } from './rejections/start.ts';
import { worksReasons } from './rejections/works.ts';
import type { Words } from './words.ts';

const orderName = ({ order }: Refused['facts']): string =>
  nameIn(ORDER_NAMES, order) ?? nameIn(BATTLE_ORDER_NAMES, order) ?? 'This order';
const kindName = ({ kind }: Refused['facts']): string => nameIn(PIECE_NAMES, kind) ?? 'unit';

function weak({ order }: Refused['facts']): Sentence {
  return order === 'recover'
    ? say`Recovery cannot lift it above 500 ready points: it must hold a Stronghold, or go toward one or the Capital.`
    : say`Under 500 ready points it must recover, hold a Stronghold, or go toward one or the Capital.`;
}

function notAwaited({ phase }: Refused['facts']): Sentence {
  const name = nameIn(PHASE_NAMES, phase);
  return name === undefined
    ? say`Nothing is asked of this seat now.`
    : say`This is not asked for now: the phase is ${name}.`;
}

/** A sentence for every code: one without does not compile. */
const REASONS: Readonly<Record<RefusalCode, Reason>> = {
  'order-not-for-piece': (facts) => say`A ${kindName(facts)} cannot be given the order ${orderName(facts)}.`,
  released: () => say`Released and not rearmed: Path or Guard only.`,
  'high-not-skimmers': () => say`Only a detachment of skimmers flies high.`,
  'path-empty': () => say`Draw a path first.`,
  'path-too-long': (facts) => say`A path has up to ${many(facts.most, 'hex', 'hexes')}.`,
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
  'partner-land': (facts, words) => say`${place(facts, words)} belongs to a pact partner and is closed.`,
  'closed-capital': (facts, words) => say`${place(facts, words)} is closed to your diplomat.`,
  'weak-detachment': weak,
  'weak-released': () =>
    say`Released and under 500 ready points, it must go toward a Stronghold or the Capital, or hold the one it is in.`,
  'nowhere-to-go': () => say`This unit cannot enter any neighbouring hex.`,
  'nobody-to-follow': () => say`There is no detachment that you know of to follow.`,
  'not-awaited': notAwaited,
  'not-offered': () => say`This cannot be sent now.`,
  'not-understood': () => say`This order sheet does not belong to this phase.`,
  'sheet-missing': () => say`A sheet is missing and this campaign waits for it.`,
  'seat-unknown': () => say`There is no such seat.`,
  ...startReasons,
  ...economyReasons,
  ...worksReasons,
  ...armiesReasons,
  ...garrisonsReasons,
  ...captivesReasons,
  ...correctionsReasons,
  ...dealsReasons,
  ...airReasons,
  ...spiesReasons,
  ...racesReasons,
  ...quickBattlesReasons,
  ...battlesReasons,
  ...battleOrdersReasons,
};

/** Why something may not be done, for one reader. */
export function describeRejection(rejection: Refused, words: Words): Sentence {
  return REASONS[rejection.code](rejection.facts, words);
}

/** Whether a code is one of this game, which has words for all of its own. */
export const hasReason = (code: string): code is RefusalCode => Object.hasOwn(REASONS, code);
