import { counted, listed, type Sentence, say, sum, withArticle } from '../../sentence.ts';
import { DECISION_TEXT } from '../decisions.ts';
import { declarationClause } from '../declarations.ts';
import { PHASE_NAMES, PLANET_NAMES, QUEUE_NAMES, SIDE_NAMES } from '../names.ts';
import { counter, counterAlone, counters, detachment, sideOf, type Words, whose } from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

/** A phase or queue in the middle of a sentence: `moves`. */
const lower = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** `West 4, East 4, then West 2, East 5`. */
const rolls = (dice: readonly { readonly west: number; readonly east: number }[]): string =>
  dice.map(({ west, east }) => `${SIDE_NAMES.west} ${west}, ${SIDE_NAMES.east} ${east}`).join(', then ');

type SetUpType =
  | 'campaign-began'
  | 'phase-opened'
  | 'army-sealed'
  | 'army-provided'
  | 'armies-opened'
  | 'majors-sealed'
  | 'majors-named'
  | 'planet-named'
  | 'planet-found'
  | 'experience-rolled'
  | 'first-placed'
  | 'placed'
  | 'orbit-filled';

function planetFound({ planet, dice }: EventOf<'planet-found'>): Sentence {
  const [one, other] = dice;
  const roll = one === undefined || other === undefined ? '' : ` (rolled ${one} + ${other} = ${one + other})`;
  return say`The planet is ${withArticle(PLANET_NAMES[planet])}${roll}.`;
}

function experienceRolled({ side, rolled }: EventOf<'experience-rolled'>, words: Words): Sentence {
  const whoever = words.isReader(side) ? say`your` : whose(side, words);
  const told = rolled.map(({ detachment: id, xp }) => say`${detachment(id, words)} ${xp}`);
  return say`Starting XP of ${whoever} detachments: ${listed(told)}.`;
}

/** SEC-SETUP, SEC-DEPLOY. */
const setUpSentences: SentencesFor<SetUpType> = {
  'campaign-began': ({ target }) =>
    say`The set-up begins. The first side with ${target} VP at the end of a turn wins the campaign.`,
  'phase-opened': ({ phase }) => say`Now: ${PHASE_NAMES[phase]}.`,
  'army-sealed': ({ side }, words) => say`${words.side(side)} sealed an army.`,
  'army-provided': ({ side }, words) => say`${words.side(side)} sealed no army in time and got a ready-made one.`,
  'armies-opened': ({ sizes }, words) =>
    say`Both armies are sealed: ${words.side('west')} has ${counted(sizes.west, 'detachment', 'detachments')}, and ${words.side('east')} has ${sizes.east}.`,
  'majors-sealed': ({ side }, words) => say`${words.side(side)} chose its major territories.`,
  'majors-named': ({ side, territories }, words) =>
    say`${whose(side, words)} major territories: ${listed(territories.map(words.territory))}.`,
  'planet-named': ({ side }, words) => say`${words.side(side)} chose a planet.`,
  'planet-found': planetFound,
  'experience-rolled': experienceRolled,
  'first-placed': ({ side, dice }, words) =>
    say`${words.side(side)} places the first counter. The strategy ratings are equal, so the lower roll begins: ${rolls(dice)}.`,
  placed: ({ counter: id, at }, words) =>
    say`${words.side(sideOf(id))} placed ${counterAlone(id, words)} in ${words.territory(at)}.`,
  'orbit-filled': ({ side, counters: ids }, words) => say`In orbit for ${words.side(side)}: ${counters(ids, words)}.`,
};

type TurnType =
  | 'turn-began'
  | 'initiative-rolled'
  | 'first-chosen'
  | 'phase-skipped'
  | 'passed'
  | 'time-up'
  | 'misses-noticed'
  | 'side-absent'
  | 'victory-claimed'
  | 'claim-answered'
  | 'command-sealed';

function initiativeRolled({ phase, rolls: dice, winner, first }: EventOf<'initiative-rolled'>, words: Words): Sentence {
  const roll = say`${PHASE_NAMES[phase]}, rolls before adding strategy ratings: ${rolls(dice)}.`;
  const won = say` ${words.side(winner)} won the roll`;
  if (first === null) return say`${roll}${won} and can choose who declares first.`;
  return first === winner
    ? say`${roll}${won} and declares first.`
    : say`${roll}${won} and lets ${words.side(first)} declare first.`;
}

function passed({ side, pass, isByTime }: EventOf<'passed'>, words: Words): Sentence {
  const who = words.side(side);
  if (isByTime) {
    return pass === 'final'
      ? say`${who} ran out of time and passed for the rest of the phase.`
      : say`${who} ran out of time and skipped a declaration.`;
  }
  return pass === 'final' ? say`${who} passed for the rest of the phase.` : say`${who} passed this time.`;
}

/** SEC-TURN, SEC-INIT. */
const turnSentences: SentencesFor<TurnType> = {
  'turn-began': ({ turn }) => say`Turn ${turn} begins.`,
  'initiative-rolled': initiativeRolled,
  'first-chosen': ({ side, first }, words) =>
    side === first
      ? say`${words.side(side)} chose to declare first.`
      : say`${words.side(side)} let ${words.side(first)} declare first.`,
  'phase-skipped': ({ phase }) => say`Skipped, with nothing to declare: ${PHASE_NAMES[phase]}.`,
  passed,
  'time-up': ({ side, decision }, words) =>
    say`${words.side(side)} ran out of time to ${DECISION_TEXT[decision].owes}.`,
  'misses-noticed': ({ side, misses }, words) =>
    say`${words.side(side)} has missed ${counted(misses, 'deadline', 'deadlines')} this turn. You may want to find a substitute.`,
  'side-absent': ({ side, turns }, words) =>
    turns < 2
      ? say`${words.side(side)} decided nothing this turn.`
      : say`${words.side(side)} has decided nothing for ${turns} turns, so the other side may claim the victory.`,
  'victory-claimed': ({ side }, words) =>
    say`${words.side(side)} claimed the victory because the other side is absent. The referee decides.`,
  'claim-answered': ({ side, isConfirmed }, words) =>
    say`${whose(side, words)} claim to victory was ${isConfirmed ? 'confirmed' : 'refused'}.`,
  'command-sealed': ({ side }, words) => say`${words.side(side)} sealed its command sheet.`,
};

const CLOSED: Readonly<Record<EventOf<'proposal-closed'>['how'], string>> = {
  adopted: 'adopted',
  queued: 'added to the queue',
  declined: 'declined',
  withdrawn: 'withdrawn',
};

type StandingType =
  | 'queued'
  | 'queue-cleared'
  | 'preferred'
  | 'reaction-set'
  | 'proposed'
  | 'proposal-closed'
  | 'assigned'
  | 'altered';

/** Instructions and staff: only the side concerned and the referee see these. SEC-TURN-05, SEC-SETUP-05. */
const standingSentences: SentencesFor<StandingType> = {
  queued: ({ side, queue, instructions }, words) =>
    instructions === 0
      ? say`${words.side(side)} cleared its queue for ${lower(QUEUE_NAMES[queue])}.`
      : say`${words.side(side)} queued ${counted(instructions, 'instruction', 'instructions')} for ${lower(QUEUE_NAMES[queue])}.`,
  'queue-cleared': ({ side, queue, instructions }, words) =>
    say`${whose(side, words)} queue for ${lower(QUEUE_NAMES[queue])} ended with ${counted(instructions, 'instruction', 'instructions')} unused.`,
  preferred: ({ side, phase }, words) =>
    say`${words.side(side)} changed who should declare first if it wins the roll for ${lower(PHASE_NAMES[phase])}.`,
  'reaction-set': ({ side, detachment: id }, words) =>
    say`${words.side(side)} changed how ${detachment(id, words)} will react to flights.`,
  proposed: ({ by, declaration }, words) =>
    say`${words.seat(by)} proposed to the commander: ${declarationClause(declaration, words)}.`,
  'proposal-closed': ({ by, proposal, how }, words) =>
    say`Proposal ${proposal} by ${words.seat(by)} was ${CLOSED[how]}.`,
  assigned: ({ detachment: id, keeper }, words) =>
    keeper === null
      ? say`The commander took back the battles of ${detachment(id, words)}.`
      : say`${words.seat(keeper)} will fight and report the battles of ${detachment(id, words)}.`,
  altered: ({ detachment: id, xpLost }, words) => say`Altered for ${xpLost} XP: ${detachment(id, words)}.`,
};

type EndType =
  | 'isolated'
  | 'reconnected'
  | 'fortified'
  | 'elsewhere-rolled'
  | 'momentum-earned'
  | 'effects-lapsed'
  | 'turn-end-sealed';

function elsewhere({ side, die, modifier, result, amount }: EventOf<'elsewhere-rolled'>, words: Words): Sentence {
  const counts = die + modifier === result ? '' : `, which counts as ${result}`;
  const change = amount === 0 ? 'no change' : `${amount < 0 ? '\u2212' : '+'}${Math.abs(amount)} VP`;
  return say`In other sectors, ${words.side(side)} rolled ${sum(die, modifier)}${counts}: ${change}.`;
}

/** SEC-ISO, SEC-VP, SEC-MOM at the end of a turn. */
const endSentences: SentencesFor<EndType> = {
  isolated: ({ territories }, words) => say`Isolated next turn: ${listed(territories.map(words.territory))}.`,
  reconnected: ({ territories }, words) => say`No longer isolated: ${listed(territories.map(words.territory))}.`,
  fortified: ({ territory, side }, words) => say`${words.side(side)} has fortified ${words.territory(territory)}.`,
  'elsewhere-rolled': elsewhere,
  'momentum-earned': ({ side, effects }, words) =>
    say`${words.side(side)} earned ${counted(effects, 'momentum effect', 'momentum effects')} for next turn.`,
  'effects-lapsed': ({ side, effects }, words) =>
    say`${words.side(side)} lost ${counted(effects, 'unused momentum effect', 'unused momentum effects')}.`,
  'turn-end-sealed': ({ side }, words) => say`${words.side(side)} made its choices for the end of the turn.`,
};

type CounterType = 'counter-arrived' | 'counter-left';

/** All that everyone sees of an arrival or a departure, whatever its reason. SEC-CR-12, SEC-DIR-15. */
const counterSentences: SentencesFor<CounterType> = {
  'counter-arrived': ({ counter: id, at }, words) =>
    say`${counter(id, words)} arrived in ${at === null ? 'orbit' : words.territory(at)}.`,
  'counter-left': ({ counter: id, at }, words) =>
    say`${counter(id, words)} left ${at === null ? 'orbit' : words.territory(at)}.`,
};

/** The set-up, the course of a turn, and what sides set in advance. */
export const turnTable: SentencesFor<SetUpType | TurnType | StandingType | EndType | CounterType> = {
  ...setUpSentences,
  ...turnSentences,
  ...standingSentences,
  ...endSentences,
  ...counterSentences,
};
