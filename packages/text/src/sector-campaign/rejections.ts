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

/** `each of the enemy’s first and second lines`. */
function linesIn(lines: unknown): string {
  const names = Array.isArray(lines) ? lines.flatMap((line) => LINES[Number(line) - 1] ?? []) : [];
  if (names.length === 0) return 'every line in front of it';
  return names.length === 1
    ? `the enemy’s ${names.join('')} line`
    : `each of the enemy’s ${plain(listed(names))} lines`;
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
    'It is the other side’s turn to declare. Queue yours, and it will be declared when your turn comes.',
  'wrong-phase': 'This belongs to another phase of the turn. Wait for that phase, or queue it.',
  'not-asked':
    'This isn’t due: it has already been decided, or its time hasn’t come yet. Reload the page to see what is.',
  'not-offered': 'This is not one of the choices here. Choose one that is listed.',
  'too-few-players': 'Add another player: each side needs at least one.',
  'side-empty': ({ side }) => `${sideName(side)} has no players. Put somebody on this side.`,
  'commander-missing': ({ side }) => `${sideName(side)} has no commander. Make one of its players the commander.`,
  'too-many-commanders': ({ side }) => `${sideName(side)} has several commanders. Make all but one of them staff.`,
  'army-open': 'The armies are not sealed yet. Wait until both sides have sealed theirs.',
  'too-many-points': ({ points: given, most }) =>
    most === undefined
      ? 'The army has too many points. Remove some.'
      : `${points(given)}; at most ${word(most)} allowed. Remove some.`,
  'too-many-supreme-commanders': 'This race can have only one supreme commander. Clear the mark on the others.',
  'no-dropships': 'This race has no dropships here. Choose another kind of detachment, or ask the referee.',
  'kind-mixed':
    'Only a dropship detachment can have vehicles that land later, and it needs other units that land first. Change the units or the kind.',
  'no-detachments': 'The army is empty. Add a detachment.',
  'too-few-detachments': ({ detachments, least }) =>
    least === undefined
      ? 'Too few detachments to hold your majors. Add some that can be placed on the map.'
      : `${counted(Number(detachments), 'detachment', 'detachments')} can hold a major; at least ${word(least)} needed. Add some that can be placed on the map.`,
  'too-many-majors': majorsWanted,
  'too-few-majors': majorsWanted,
  'majors-named-twice': 'You have chosen the same territory twice. Choose another one instead.',
};

type PlaceCode = Extract<
  RefusalCode,
  `territory-${string}` | `detachment-${string}` | 'counter-unknown' | 'major-empty' | 'major-stays-empty'
>;

const placeReasons: Reasons<PlaceCode> = {
  'territory-unknown': 'There is no such territory. Choose one on the map.',
  'territory-not-yours': 'Your side doesn’t hold this territory. Choose one that it holds.',
  'territory-not-theirs': 'The enemy doesn’t hold this territory. Choose one that it holds.',
  'territory-isolated': 'This territory is isolated, so it can’t be fortified. Choose another.',
  'territory-occupied': 'Counters are in this territory, or fight for it. Move or remove them first.',
  'territory-engaged': 'This territory is engaged this turn, so nobody can respond from it. Choose another.',
  'territory-attacked': 'This territory is under attack, so nobody can attack from it this turn. Choose another.',
  'detachment-unknown': 'This detachment is no longer in your army. Choose another.',
  'detachment-not-in-hand': 'This detachment has already been placed. Choose another.',
  'detachment-not-there': 'This detachment isn’t in that territory. Choose one that is.',
  'detachment-in-orbit': 'This detachment is still in orbit. Drop it first.',
  'detachment-not-in-orbit': 'This detachment has already landed. Use an ordinary move or attack.',
  'detachment-named-twice': 'You have chosen the same detachment twice. Choose each only once.',
  'detachment-isolated': 'This detachment is isolated, so it can’t move or respond this turn. Choose another.',
  'detachment-engaged': 'This detachment is committed to a battle this turn. Choose another.',
  'detachment-lost': 'This detachment was shot down and will be back next turn. Choose another.',
  'detachment-visiting': 'The visiting commander can’t attack or respond. Choose another detachment.',
  'detachment-aerial':
    'Aircraft can attack only by air, on a transport / ground support mission. Attack by air, or leave them out.',
  'detachment-too-large': ({ points: given, most }) =>
    most === undefined
      ? 'This detachment is too large. Choose a smaller one.'
      : `${points(given)}; at most ${word(most)} allowed. Choose a smaller one.`,
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
  | 'bonus-moves-only'
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
  'moved-already': 'In this campaign, a detachment can move only once a turn. Move another.',
  'no-commander-in-line':
    'This needs a supreme commander in the same line with its bonus still unused. Choose another line, or use an ordinary move or attack.',
  'bonus-used': 'This commander’s bonus has been used this turn. Use an ordinary move or attack.',
  'bonus-moves-only':
    'A supreme commander’s extra move can’t be used for an attack or a response. Fly without it.',
  'fortified-already': 'This territory is already fortified, or will be at the end of the turn. Choose another.',
  'no-vehicles': 'This detachment has no vehicles left in orbit. Choose another.',
  'just-dropped': 'This detachment landed only this turn. Bring its vehicles down next turn.',
  'too-deep': ({ lines }) =>
    `That is too deep in the enemy’s sector. First get a detachment into a captured territory of ${linesIn(lines)}, or attack by air or from orbit.`,
  'attacked-from-already': 'This isolated territory has already made its one attack this turn. Attack from another.',
  'attacked-already': 'You have already attacked this territory this turn. Choose another target.',
  'one-detachment-only':
    'Only one detachment can make a hasty attack. Leave the others out, or make an ordinary attack.',
  'out-of-reach':
    'This detachment is too far away. Respond from a neighbouring territory or the same line, by air or from orbit.',
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
  'mission-wrong': 'Only airborne detachments or aircraft on another mission can do this. Choose one of those.',
  'mission-used': 'This mission has already been flown this turn. Choose other aircraft.',
  'flown-already': 'This detachment has already flown this turn. Choose another, or move it on the ground.',
  'route-broken': 'The route has a gap, or ends in the wrong place. Trace it from one territory to the next.',
  'route-needed': 'A flight needs a route. Choose the territories it crosses.',
  'cargo-unfit':
    'Only one ground detachment from the same territory can be carried. Choose another, or fly without it.',
  'escort-unfit':
    'An escort needs an unused escort mission, and must start in the same territory as an isolated flight. Choose another, or fly without.',
  'no-infiltrators': 'Only detachments with infiltrators can scout on the ground. Choose one that has them.',
  'scouted-already': 'This detachment has already scouted this turn. Choose another.',
  'interceptor-unfit': 'This counter isn’t an interceptor that can react here now. Choose one that is.',
  'flak-unfit': 'This flak can’t fire here now. Choose flak that rolled a 6 and hasn’t fired yet.',
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
  'battle-over': 'This battle has already been decided. Its result can’t be changed.',
  'battle-reported': 'A report has already been filed. Answer it, or take it back if it is yours.',
  'not-reported': 'There is no report to answer yet. File one yourself.',
  'own-report': 'Only the other side can answer a report, and only the side that filed it can take it back.',
  'report-disputed': 'The report is disputed. Wait for the referee’s decision.',
  'result-mismatch':
    'The report doesn’t add up. Name each detachment that fought once, and mark those wiped out as halved too.',
  'effect-missing': 'You don’t have these momentum effects. Choose fewer, or others.',
  'bombardment-missing': 'You don’t have that many orbital bombardments left. Use fewer.',
};

type TurnCode = Exclude<RefusalCode, SeatCode | PlaceCode | DeclarationCode | AirCode | StaffCode | BattleCode>;

const turnReasons: Reasons<TurnCode> = {
  'module-off': 'This campaign doesn’t use this optional rule. Leave it out.',
  'cannot-pay': ({ price, score }) =>
    price === undefined
      ? 'Your score is too low for that. Spend less.'
      : `That costs ${word(price)} VP; you have ${word(score)}. Spend less.`,
  'over-limit': ({ price, most }) =>
    most === undefined
      ? 'That is more than you can spend in one turn. Spend less.'
      : `That costs ${word(price)} VP with upkeep; at most ${word(most)} a turn allowed. Buy less, or release a temporary detachment.`,
  'directive-none': 'You have no directive this turn, so there is none to ignore. Reload the page.',
  'wrong-line': 'New detachments arrive behind the first line. Choose a territory there that you hold.',
  'nothing-owed': 'This isn’t among the choices you have to make now. Leave it out.',
  'too-many-effects': ({ most }) =>
    most === undefined
      ? 'Too many momentum effects. Choose fewer.'
      : `Choose at most ${counted(Number(most), 'momentum effect', 'momentum effects')}.`,
  'too-few-points': ({ points: given, least }) =>
    least === undefined
      ? 'That is not enough. Choose more detachments.'
      : `${points(given)}; at least ${word(least)} needed. Choose more detachments.`,
  'destination-wrong': 'This detachment can’t go there. Choose one of the territories listed for it.',
  'not-there-to-choose': 'You can’t choose where this detachment goes. Leave it out.',
  'no-alterations': 'The terms of this campaign don’t allow alterations. Keep the detachment as it is.',
  'nothing-changed': 'That would change nothing. Change something, or leave it as it is.',
  'too-few-choices': ({ choices, least }) =>
    least === undefined
      ? 'More was changed than that. Count each unit that was changed, added or left out.'
      : `${counted(Number(choices), 'change', 'changes')} counted; at least ${word(least)} made. Count each unit that was changed, added or left out.`,
  'claimed-already': 'You have already claimed victory. Wait for the referee’s answer.',
  'not-absent': 'The other side hasn’t been absent for two turns, so you can’t claim victory yet. Play on.',
  'no-change': 'That would change nothing. Choose another value.',
  'no-claim': 'This side isn’t claiming victory, so there is nothing to answer.',
};

/** The sentence for each code; if one is missing, the code does not compile. */
const REASONS: Reasons<RefusalCode> = {
  ...seatReasons,
  ...placeReasons,
  ...declarationReasons,
  ...airReasons,
  ...staffReasons,
  ...battleReasons,
  ...turnReasons,
};

/** Why something is not allowed, and what to do instead. Every reader gets the same: it names nothing on the map. */
export function refusalSentence({ code, facts }: Refused): string {
  const reason = REASONS[code];
  return typeof reason === 'string' ? reason : reason(facts);
}

const hasReason = (code: string): code is RefusalCode => Object.hasOwn(REASONS, code);

/** Like {@link refusalSentence}; null for another game's codes. */
export const refusalReason = ({ code, facts }: { readonly code: string; readonly facts: Facts }): string | null =>
  hasReason(code) ? refusalSentence({ code, facts }) : null;
