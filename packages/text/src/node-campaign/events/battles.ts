import type { FixedMission, Owner } from '@sealed-orders/rules/node-campaign';
import { listed, quoted, type Sentence, say } from '../../sentence.ts';
import { CATEGORY_NAMES, DEGREE_NAMES, MISSION_KIND_NAMES, MISSION_NAMES } from '../names.ts';
import { army, atField, named, theBattle, type Words, whose } from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

type Sides = EventOf<'battle-ended'>['sides'];

export const side = (owners: readonly Owner[], words: Words): Sentence => listed(owners.map(words.seat));

/** `Azure and Madder against Ochre`. */
const against = (sides: Sides, words: Words): Sentence =>
  sides.flatMap((one, i): Sentence => (i === 0 ? side(one, words) : say` against ${side(one, words)}`));

/** How a mission came about: `Regular mission, strategy roll 4 + 1 against 3, Standard, rolled 2 and 4`. */
function missionCourse({ kind, strategy, category, dice }: FixedMission): string {
  const pair = strategy.at(-1);
  return [
    MISSION_KIND_NAMES[kind],
    ...(pair === undefined ? [] : [`strategy roll ${pair.attacker} + 1 against ${pair.defender}`]),
    ...(category === null ? [] : [CATEGORY_NAMES[category]]),
    ...(dice.length === 0 ? [] : [`rolled ${dice.join(' and ')}`]),
  ].join(', ');
}

function missionFixed({ battle, mission }: EventOf<'mission-fixed'>, words: Words): Sentence {
  const name = mission.mission === null ? 'to be chosen' : MISSION_NAMES[mission.mission];
  return say`Mission for ${theBattle(battle, words)}: ${name} (${missionCourse(mission)}).`;
}

function choiceAsked({ battle, choice }: EventOf<'choice-asked'>, words: Words): Sentence {
  return choice.kind === 'mission'
    ? say`${words.seat(choice.by)} can choose the mission for ${theBattle(battle, words)}.`
    : say`${words.seat(choice.by)} won the Breakout${atField(battle, words)} and can now leave the node.`;
}

function resultWords({ winner, degree }: { winner: number | null; degree: keyof typeof DEGREE_NAMES | null }): string {
  if (winner === null) return 'a draw';
  return degree === null ? 'a victory' : `a ${DEGREE_NAMES[degree]} victory`;
}

/** A report in a sentence. Its event names no sides, so the winner is the holder, the attacker or a number. */
function reported({ battle, report, isAmendment }: EventOf<'report-filed'>, words: Words): Sentence {
  const { by, mission, level, winner } = report;
  const won = ['the holder', 'the attacker'];
  const whoWon = winner === null ? '' : ` for ${won[winner] ?? `side ${winner + 1}`}`;
  const did = isAmendment ? 'amended the report on' : 'reported';
  return say`${words.seat(by)} ${did} ${theBattle(battle, words)}: ${resultWords(report)}${whoWon}. ${MISSION_NAMES[mission]}, ${level} points.`;
}

/** The winners and the others. */
function parted({ sides, winner }: Pick<EventOf<'battle-ended'>, 'sides' | 'winner'>) {
  return {
    won: winner === null ? [] : (sides[winner] ?? []),
    lost: sides.filter((_, i) => i !== winner).flat(),
  };
}

function byDie(event: EventOf<'battle-ended'>, words: Words): Sentence {
  const { won } = parted(event);
  const roll = event.die === null ? 'by a die' : `by a die (rolled ${event.die})`;
  const result = won.length === 0 ? say`a draw` : say`${side(won, words)} won`;
  return say`The battle at ${words.node(event.node)} was decided ${roll}: ${result}. It brought no VP and no XP.`;
}

function fought(event: EventOf<'battle-ended'>, words: Words): Sentence {
  const { won, lost } = parted(event);
  const at = words.node(event.node);
  if (won.length === 0) return say`${side(lost, words)} fought to a draw at ${at}.`;
  return say`${side(won, words)} won ${resultWords(event)} over ${side(lost, words)} at ${at}.`;
}

function ruled(event: EventOf<'battle-ended'>, words: Words): Sentence {
  const { won, lost } = parted(event);
  const result =
    won.length === 0 ? say`a draw` : say`${side(won, words)} won ${resultWords(event)} over ${side(lost, words)}`;
  return say`The battle at ${words.node(event.node)} was decided by the referee: ${result}.`;
}

/** How a battle ended, in a sentence. */
export function endedSentence(event: EventOf<'battle-ended'>, words: Words): Sentence {
  const { won, lost } = parted(event);
  switch (event.ending) {
    case 'report':
      return fought(event, words);
    case 'referee':
      return ruled(event, words);
    case 'concession':
      return say`${side(lost, words)} conceded the battle at ${words.node(event.node)} to ${side(won, words)}.`;
    case 'random':
    case 'at-once':
      return byDie(event, words);
    case 'void':
      return say`The battle at ${words.node(event.node)} was called off.`;
  }
}

const WHY: Readonly<Record<EventOf<'retreated'>['why'], string>> = {
  retreat: 'retreated',
  'way-back': 'went back',
  stack: 'could not attack the winner and went',
  'reinforcement-node': 'had nowhere to retreat and went',
  breakout: 'broke out',
};

type TalkType =
  | 'level-proposed'
  | 'level-agreed'
  | 'pivotal-asked'
  | 'pivotal-answered'
  | 'mission-fixed'
  | 'choice-asked'
  | 'random-asked'
  | 'multi-asked'
  | 'multi-answered'
  | 'multi-agreed'
  | 'multi-lapsed'
  | 'list-given'
  | 'list-approved';

/** NODE-BTL-02, NODE-MSN, NODE-MULTI: what players agree on before they play. */
const talkSentences: SentencesFor<TalkType> = {
  'level-proposed': ({ battle, seat, level }, words) =>
    say`${words.seat(seat)} proposed ${level} points for ${theBattle(battle, words)}.`,
  'level-agreed': ({ battle, level, by }, words) =>
    say`The ${by === 'players' ? 'players' : 'referee'} set the force level of ${theBattle(battle, words)} to ${level} points.`,
  'pivotal-asked': ({ battle, seat }, words) =>
    say`${words.seat(seat)} would like ${theBattle(battle, words)} to be pivotal.`,
  'pivotal-answered': ({ battle, seat, wants }, words) =>
    say`${words.seat(seat)} ${wants ? 'agreed to' : 'declined'} a pivotal battle${atField(battle, words)}.`,
  'mission-fixed': missionFixed,
  'choice-asked': choiceAsked,
  'random-asked': ({ battle, seat, wants }, words) =>
    wants
      ? say`${words.seat(seat)} asked for a die to decide ${theBattle(battle, words)}.`
      : say`${words.seat(seat)} withdrew the request for a die to decide ${theBattle(battle, words)}.`,
  'multi-asked': ({ battle, seat, sides }, words) =>
    say`${words.seat(seat)} proposed one battle for everyone in the stack${atField(battle, words)}: ${against(sides, words)}.`,
  'multi-answered': ({ battle, seat, agrees }, words) =>
    say`${words.seat(seat)} ${agrees ? 'agreed to' : 'declined'} one battle for everyone${atField(battle, words)}.`,
  'multi-agreed': ({ battle, sides }, words) =>
    say`Everyone in the stack will fight in ${theBattle(battle, words)}: ${against(sides, words)}.`,
  'multi-lapsed': ({ battle }, words) => say`The stack${atField(battle, words)} will be fought two players at a time.`,
  'list-given': ({ battle, seat, force }, words) =>
    force === null
      ? say`${words.seat(seat)} entered the Rok’s defences for ${theBattle(battle, words)}.`
      : say`${words.seat(seat)} entered a list for ${theBattle(battle, words)}. The referee must approve it.`,
  'list-approved': ({ battle, seat }, words) =>
    say`The referee approved ${whose(seat, words)} list for ${theBattle(battle, words)}.`,
};

type ReportType = 'report-filed' | 'report-confirmed' | 'report-taken-back' | 'report-disputed';
type CourseType =
  | 'battle-opened'
  | 'battle-joined'
  | 'battle-ended'
  | 'retreated'
  | 'force-destroyed'
  | 'stack-advanced';

const courseSentences: SentencesFor<ReportType | CourseType> = {
  'battle-opened': ({ node, attacker, defender, hasRok }, words) =>
    say`${words.seat(attacker)} attacked ${words.seat(defender)} at ${words.node(node)}${hasRok ? ', which a Rok defends' : ''}.`,
  'battle-joined': ({ node, force, owner }, words) =>
    say`${army(force, owner, words)} joined the stack at ${words.node(node)}.`,
  'report-filed': reported,
  'report-confirmed': ({ battle, seat, isBySilence }, words) =>
    isBySilence
      ? say`${words.seat(seat)} didn’t answer in time, so the report on ${theBattle(battle, words)} counts as confirmed.`
      : say`${words.seat(seat)} confirmed the report on ${theBattle(battle, words)}.`,
  'report-taken-back': ({ battle, seat }, words) =>
    say`${words.seat(seat)} took back the report on ${theBattle(battle, words)}.`,
  'report-disputed': ({ battle, seat, text }, words) =>
    say`${words.seat(seat)} disputed the report on ${theBattle(battle, words)}${text.trim() === '' ? '' : `: ${quoted(text)}`}.`,
  'battle-ended': endedSentence,
  retreated: ({ force, owner, into, why, from }, words) =>
    say`${army(force, owner, words)} ${WHY[why]} from ${words.node(from)} to ${words.node(into)}.`,
  'force-destroyed': ({ force, owner, node, name }, words) =>
    say`Destroyed at ${words.node(node)}: ${named({ kind: 'name', text: name, ref: force }, owner, words)}.`,
  'stack-advanced': ({ node, owner, force, how }, words) =>
    how === 'took'
      ? say`${army(force, owner, words)}, next in the stack, found ${words.node(node)} empty and took it.`
      : say`${army(force, owner, words)}, next in the stack, joined the defence of ${words.node(node)}.`,
};

/** NODE-BTL, NODE-MSN, NODE-MULTI. */
export const battleSentences: SentencesFor<TalkType | ReportType | CourseType> = {
  ...talkSentences,
  ...courseSentences,
};
