import type { Facts } from '@sealed-orders/rules/kernel';
import type { RefusalCode } from '@sealed-orders/rules/sector-campaign';
import { counted, listed, plain } from '../sentence.ts';
import { word } from './facts.ts';
import { SIDE_NAMES } from './names.ts';

/** A refusal with its facts. */
export interface Refused {
  readonly code: RefusalCode;
  readonly facts: Facts;
}
type Reason = string | ((facts: Facts) => string);
type Reasons<Code extends RefusalCode> = Readonly<Record<Code, Reason>>;

const points = (value: unknown): string => counted(Number(value), 'point', 'points');
const sideName = (side: unknown): string => (side === 'west' || side === 'east' ? SIDE_NAMES[side] : 'Each side');

const LINES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** `first and second lines`. */
function linesIn(lines: unknown): string {
  const names = Array.isArray(lines) ? lines.flatMap((line) => LINES[Number(line) - 1] ?? []) : [];
  if (names.length === 0) return 'every line in front of it';
  return `the enemy’s ${plain(listed(names))} ${names.length === 1 ? 'line' : 'lines'}`;
}

const majorsWanted: Reason = ({ majors }) =>
  typeof majors === 'number'
    ? `Choose exactly ${counted(majors, 'major', 'majors')}.`
    : 'Choose another number of majors.';

type SeatCode =
  | 'not-understood'
  | 'campaign-ended'
  | 'not-your-seat'
  | 'not-commander'
  | 'not-your-declaration'
  | 'wrong-phase'
  | 'not-asked'
  | 'not-offered'
  | 'too-few-players'
  | 'side-empty'
  | 'commander-missing'
  | 'too-many-commanders'
  | 'army-open'
  | 'too-many-points'
  | 'too-many-supreme-commanders'
  | 'no-dropships'
  | 'kind-mixed'
  | 'no-detachments'
  | 'too-few-detachments'
  | 'too-many-majors'
  | 'too-few-majors'
  | 'majors-named-twice';

const seatReasons: Reasons<SeatCode> = {
  'not-understood': 'This order can’t be read. Reload the page and give it again.',
  'campaign-ended': 'The campaign is over, so nothing can be declared any more.',
  'not-your-seat': 'You can do this only for your own side.',
  'not-commander': 'Only the commander decides this. Propose it to your commander.',
  'not-your-declaration':
    'It is the other side’s turn to declare. Queue it, and it will be declared when your turn comes.',
  'wrong-phase': 'This belongs to another phase of the turn. Wait for that phase, or queue it.',
  'not-asked': 'Nobody is asking for this now: it has been decided already, or its time has not come.',
  'not-offered': 'This is not one of the choices here. Choose one that is listed.',
  'too-few-players': 'Add another player: each side needs at least one.',
  'side-empty': ({ side }) => `${sideName(side)} has no players. Put somebody on this side.`,
  'commander-missing': ({ side }) => `${sideName(side)} has no commander. Make one of its players the commander.`,
  'too-many-commanders': ({ side }) => `${sideName(side)} has several commanders. Make all but one of them staff.`,
  'army-open': 'The armies are not sealed yet. Wait until both sides have sealed theirs.',
  'too-many-points': ({ points: given, most }) =>
    most === undefined
      ? 'The army has too many points. Remove some.'
      : `${points(given)}; at most ${word(most)} allowed.`,
  'too-many-supreme-commanders': 'This race can have only one supreme commander. Clear the mark on the others.',
  'no-dropships': 'This race has no dropships here. Choose another kind of detachment, or ask the referee.',
  'kind-mixed':
    'Only a dropship detachment can have vehicles that land later, and it needs other units that land first. Change the units or the kind.',
  'no-detachments': 'The army is empty. Add a detachment.',
  'too-few-detachments': ({ detachments, least }) =>
    least === undefined
      ? 'Too few detachments to hold your majors. Add some that can be placed on the map.'
      : `${word(detachments)} can hold a major; at least ${word(least)} needed. Add detachments that can be placed on the map.`,
  'too-many-majors': majorsWanted,
  'too-few-majors': majorsWanted,
  'majors-named-twice': 'You have named a territory twice. Choose another one.',
};

type PlaceCode = Extract<
  RefusalCode,
  `territory-${string}` | `detachment-${string}` | 'counter-unknown' | 'major-empty' | 'major-stays-empty'
>;

const placeReasons: Reasons<PlaceCode> = {
  'territory-unknown': 'There is no such territory. Choose one on the map.',
  'territory-not-yours': 'Choose a territory that your side holds.',
  'territory-not-theirs': 'Choose a territory that the enemy holds.',
  'territory-isolated': 'This territory is isolated, so it can’t be fortified. Choose another.',
  'territory-occupied': 'Somebody stands in this territory, or fights for it. Move or remove the counters first.',
  'territory-engaged': 'This territory is engaged this turn, so nobody can respond from it. Choose another.',
  'territory-attacked': 'This territory is under attack, so nobody can attack from it this turn. Choose another.',
  'detachment-unknown': 'Your army has no such detachment any more. Choose another.',
  'detachment-not-in-hand': 'This detachment has already been placed. Choose another.',
  'detachment-not-there': 'This detachment is not there. Choose one that is.',
  'detachment-in-orbit': 'This detachment is still in orbit. Drop it first.',
  'detachment-not-in-orbit': 'This detachment has already landed. Use an ordinary move or attack.',
  'detachment-named-twice': 'You have named a detachment twice. Name each once.',
  'detachment-isolated': 'This detachment is isolated, so it can’t move or respond this turn. Choose another.',
  'detachment-engaged': 'This detachment is committed to a battle this turn. Choose another.',
  'detachment-lost': 'This detachment was wiped out in the air and is back next turn. Choose another.',
  'detachment-visiting': 'The visiting commander doesn’t attack or respond. Choose another detachment.',
  'detachment-aerial':
    'Aircraft attack only by air, on a transport and ground support mission. Choose that, or leave them out.',
  'detachment-too-large': ({ points: given, most }) =>
    most === undefined
      ? 'This detachment is too large. Choose a smaller one.'
      : `${points(given)}; at most ${word(most)} allowed.`,
  'detachment-wrong-kind': 'This kind of detachment isn’t allowed here. Change its kind, or choose another.',
  'counter-unknown': 'This counter has left the board. Choose another.',
  'major-empty': 'This would leave one of your majors without enough troops. Keep a detachment there.',
  'major-stays-empty': 'One of your majors is empty. Move a detachment there first.',
};

type DeclarationCode =
  | 'not-adjacent'
  | 'no-moves-left'
  | 'no-attacks-left'
  | 'no-responses-left'
  | 'moved-already'
  | 'no-commander-in-line'
  | 'bonus-used'
  | 'fortified-already'
  | 'no-vehicles'
  | 'just-dropped'
  | 'too-deep'
  | 'attacked-from-already'
  | 'attacked-already'
  | 'one-detachment-only'
  | 'out-of-reach';

const declarationReasons: Reasons<DeclarationCode> = {
  'not-adjacent': 'These territories are not next to each other. Choose a neighbouring one.',
  'no-moves-left':
    'You have no moves left this turn. A supreme commander’s extra move may still be possible; otherwise pass.',
  'no-attacks-left':
    'You have no attacks left this turn. A supreme commander’s hasty attack may still be possible; otherwise pass.',
  'no-responses-left': 'You have no responses left this turn. Let the attack stand.',
  'moved-already': 'In this campaign a detachment moves only once a turn. Move another.',
  'no-commander-in-line':
    'This needs a supreme commander in the same line whose bonus is unused. Choose another line, or use an ordinary move or attack.',
  'bonus-used': 'This commander’s bonus has been used this turn. Use an ordinary move or attack.',
  'fortified-already': 'This territory is fortified, or will be at the end of the turn. Choose another.',
  'no-vehicles': 'This detachment has no vehicles left in orbit. Choose another.',
  'just-dropped': 'This detachment landed this turn. Bring its vehicles down next turn.',
  'too-deep': ({ lines }) =>
    `That is too deep in the enemy’s sector. You need a detachment in a captured territory of ${linesIn(lines)} first, or attack by air or from orbit.`,
  'attacked-from-already': 'This isolated territory has made its one attack this turn. Attack from another.',
  'attacked-already': 'You have already attacked this territory this turn. Choose another target.',
  'one-detachment-only': 'A hasty attack takes only one detachment. Leave the others out, or make an ordinary attack.',
  'out-of-reach': 'Respond from a territory next to the attacked one or in the same line, or by air or from orbit.',
};

type AirCode =
  | 'mission-set'
  | 'mission-wrong'
  | 'mission-used'
  | 'flown-already'
  | 'route-broken'
  | 'route-needed'
  | 'cargo-unfit'
  | 'escort-unfit'
  | 'no-infiltrators'
  | 'scouted-already'
  | 'interceptor-unfit'
  | 'flak-unfit';

const airReasons: Reasons<AirCode> = {
  'mission-set': 'These aircraft already have a mission this turn. Choose others.',
  'mission-wrong': 'This takes aircraft on another mission, or an airborne detachment. Choose one that can do it.',
  'mission-used': 'This mission has already been flown this turn. Choose other aircraft.',
  'flown-already': 'This detachment has already flown this turn. Choose another, or move it on the ground.',
  'route-broken': 'The route has a gap, or ends in the wrong place. Trace it from one territory to the next.',
  'route-needed': 'A flight needs a route. Choose the territories it crosses.',
  'cargo-unfit':
    'Only one ground detachment from the same territory can be carried. Choose another, or fly without it.',
  'escort-unfit':
    'The escort needs an unused escort mission; for an isolated detachment it must be in the same territory. Choose another, or fly without.',
  'no-infiltrators': 'Only detachments with infiltrators scout on the ground. Choose one that has some.',
  'scouted-already': 'This detachment has already scouted this turn. Choose another.',
  'interceptor-unfit': 'This counter isn’t an interceptor that can react here now. Choose one that is.',
  'flak-unfit': 'This flak can’t fire here now. Choose one that rolled a 6 and has not fired.',
};

type StaffCode = 'wrong-queue' | 'too-many-proposals' | 'proposal-unknown' | 'proposal-not-yours' | 'seat-not-staff';

const staffReasons: Reasons<StaffCode> = {
  'wrong-queue': 'This instruction belongs to another phase. Put it in that phase’s queue.',
  'too-many-proposals': ({ most }) =>
    most === undefined
      ? 'There are too many open proposals. Take one back first.'
      : `At most ${word(most)} proposals at a time. Take one back first.`,
  'proposal-unknown': 'This proposal is no longer open. Reload the page to see those that are.',
  'proposal-not-yours': 'Somebody else made this proposal. Only they can take it back.',
  'seat-not-staff': 'This player is not on your side. Choose one who is.',
};

type BattleCode =
  | 'battle-unknown'
  | 'battle-over'
  | 'battle-reported'
  | 'not-reported'
  | 'own-report'
  | 'report-disputed'
  | 'result-mismatch'
  | 'effect-missing'
  | 'bombardment-missing';

const battleReasons: Reasons<BattleCode> = {
  'battle-unknown': 'There is no such battle this turn. Choose one from the list.',
  'battle-over': 'This battle has already been decided, so nothing about it can change.',
  'battle-reported': 'A report has already been filed. Answer it, or take back your own.',
  'not-reported': 'There is no report to answer. File one.',
  'own-report':
    'This doesn’t fit who filed the report: the other side answers it, and only its own side takes it back.',
  'report-disputed': 'The report is disputed. Wait for the referee’s decision.',
  'result-mismatch':
    'The report doesn’t add up. Name each detachment that fought once, and mark those wiped out as halved too.',
  'effect-missing': 'You don’t have these momentum effects. Choose fewer, or others.',
  'bombardment-missing': 'You don’t have that many orbital bombardments left. Use fewer.',
};

type TurnCode = Exclude<RefusalCode, SeatCode | PlaceCode | DeclarationCode | AirCode | StaffCode | BattleCode>;

const turnReasons: Reasons<TurnCode> = {
  'module-off': 'This campaign is played without this optional rule. Leave it out.',
  'cannot-pay': ({ price, score }) =>
    price === undefined
      ? 'Your score is too low for that. Spend less.'
      : `That costs ${word(price)} VP; you have ${word(score)}. Spend less.`,
  'over-limit': ({ price, most }) =>
    most === undefined
      ? 'That is more than you can spend in a turn. Spend less.'
      : `That costs ${word(price)} VP with upkeep; at most ${word(most)} a turn allowed. Buy less, or release a temporary detachment.`,
  'directive-none': 'You have no directive to ignore this turn. Clear the mark.',
  'wrong-line': 'New detachments arrive behind the first line. Choose a territory there that you hold.',
  'nothing-owed': 'You aren’t due this now. Leave it out.',
  'too-many-effects': ({ most }) =>
    most === undefined
      ? 'Too many momentum effects. Choose fewer.'
      : `Choose at most ${counted(Number(most), 'momentum effect', 'momentum effects')}.`,
  'too-few-points': ({ points: given, least }) =>
    least === undefined
      ? 'That is not enough. Choose more detachments.'
      : `${points(given)}; at least ${word(least)} needed. Choose more detachments.`,
  'destination-wrong': 'This detachment can’t go there. Choose one of the territories listed for it.',
  'not-there-to-choose': 'This detachment has no choice where to go. Leave it out.',
  'no-alterations': 'The terms of this campaign don’t allow alterations. Keep the detachment as it is.',
  'nothing-changed': 'That would change nothing. Change something, or leave it.',
  'not-absent': 'The other side has not been absent for two turns, so you can’t claim the victory yet. Play on.',
  'no-change': 'That would change nothing. Choose another value.',
  'no-claim': 'This side doesn’t claim the victory, so there is nothing to answer.',
};

/** The sentence for each code; a missing one does not compile. */
const REASONS: Reasons<RefusalCode> = {
  ...seatReasons,
  ...placeReasons,
  ...declarationReasons,
  ...airReasons,
  ...staffReasons,
  ...battleReasons,
  ...turnReasons,
};

/** Why something is not allowed, and what to do instead. It names nothing on the map, so it is the same for every reader. */
export function refusalSentence({ code, facts }: Refused): string {
  const reason = REASONS[code];
  return typeof reason === 'string' ? reason : reason(facts);
}

const hasReason = (code: string): code is RefusalCode => Object.hasOwn(REASONS, code);

/** As {@link refusalSentence}; null for another game's codes. */
export const refusalReason = ({ code, facts }: { readonly code: string; readonly facts: Facts }): string | null =>
  hasReason(code) ? refusalSentence({ code, facts }) : null;
