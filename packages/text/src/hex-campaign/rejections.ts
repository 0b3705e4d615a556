import type { RefusalCode } from '@sealed-orders/rules/hex-campaign';
import { begun, type Sentence, say } from '../sentence.ts';
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
    ? say`Recovery can’t bring it above 500 ready points, so it must hold a Stronghold, or end its move closer, in movement points, to one or to the Capital.`
    : say`With fewer than 500 ready points, it must recover, hold a Stronghold, or end its move closer, in movement points, to one or to the Capital.`;
}

function notAwaited({ phase }: Refused['facts']): Sentence {
  const name = nameIn(PHASE_NAMES, phase);
  return name === undefined
    ? say`This seat has nothing to do now.`
    : say`You can’t do this now: the open phase is ${name}.`;
}

/** The sentence for each code; a missing one does not compile. */
const REASONS: Readonly<Record<RefusalCode, Reason>> = {
  'order-not-for-piece': (facts) => say`You can’t give a ${kindName(facts)} this order: ${orderName(facts)}.`,
  released: () => say`It was released and is not yet rearmed, so you can give it only Path or Guard.`,
  'high-not-skimmers': () => say`Only a detachment made up of skimmers can fly high.`,
  'path-empty': () => say`Draw a path first.`,
  'path-too-long': (facts) => say`A path can have at most ${many(facts.most, 'hex', 'hexes')}.`,
  'path-broken': (facts, words) => say`${place(facts, words)} is not next to the hex before it.`,
  'off-map': (facts, words) => say`${place(facts, words)} is off the map.`,
  'piece-unknown': () => say`This unit isn’t yours, or is gone.`,
  'piece-ordered-twice': () => say`This unit has two orders. Keep one.`,
  'target-self': () => say`A unit can’t follow itself.`,
  'target-unknown': ({ kind }) =>
    kind === undefined ? say`You don’t know where that detachment is.` : say`Only a detachment can be followed.`,
  'enemy-adjacent': () => say`An enemy army is next to it.`,
  'reserve-enemy-near': () => say`An enemy is within two hexes.`,
  'reserve-not-own': (facts, words) =>
    say`Reserve movement must stay on your own land, and ${place(facts, words)} isn’t yours.`,
  'closed-terrain': (facts, words) => say`It can’t enter the terrain at ${place(facts, words)}.`,
  river: (facts, words) => say`There is no bridge over the river before ${place(facts, words)}.`,
  'partner-land': (facts, words) => say`${place(facts, words)} belongs to a pact partner and is closed.`,
  'closed-capital': (facts, words) => say`${place(facts, words)} is closed to your diplomat.`,
  'weak-detachment': weak,
  'weak-released': () =>
    say`It was released and has fewer than 500 ready points, so it must move towards a Stronghold or the Capital, or hold the one it is in.`,
  'nowhere-to-go': () => say`This unit can’t enter any neighbouring hex.`,
  'nobody-to-follow': () => say`You don’t know of any detachment to follow.`,
  'not-awaited': notAwaited,
  'not-offered': () => say`You can’t send this now.`,
  'not-understood': () => say`This order sheet is not for this phase.`,
  'sheet-missing': () => say`A sheet is missing, and this campaign waits for it.`,
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

/** Why something is not allowed, in a sentence for one reader. */
export function describeRejection(rejection: Refused, words: Words): Sentence {
  return begun(REASONS[rejection.code](rejection.facts, words));
}

/** Whether the code is one of this game's; the game has words for all of them. */
export const hasReason = (code: string): code is RefusalCode => Object.hasOwn(REASONS, code);
