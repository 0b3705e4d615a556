import type { CounterId, Side, Winner } from '@sealed-orders/rules/sector-campaign';
import { counted, listed, type Part, quoted, type Sentence, say } from '../../sentence.ts';
import { EFFECT_NAMES } from '../names.ts';
import {
  atField,
  counter,
  counterAlone,
  counters,
  detachment,
  numberOf,
  sideOf,
  theBattle,
  type Words,
  whose,
} from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

const enemyOf = (side: Side): Side => (side === 'west' ? 'east' : 'west');

/** The side that won; null: nobody. */
export function victorOf({ attacker, winner }: Pick<EventOf<'battle-ended'>, 'attacker' | 'winner'>): Side | null {
  if (winner === 'draw') return null;
  return winner === 'attacker' ? attacker : enemyOf(attacker);
}

/** Counters of one side with their side, unless the reader plays it: `East’s counters 4 and 6`. */
function force(ids: readonly CounterId[], words: Words): Sentence {
  const [first] = ids;
  if (first === undefined) return say`nobody`;
  const side = sideOf(first);
  return words.isReader(side) ? counters(ids, words) : say`${whose(side, words)} ${counters(ids, words)}`;
}

function began({ territory, attackers, defenders, responders }: EventOf<'battle-began'>, words: Words): Sentence {
  const start = say`The battle in ${words.territory(territory)} began: ${force(attackers, words)} against`;
  if (defenders.length === 0) return say`${start} ${force(responders, words)}, in reserve.`;
  const reserve = responders.length === 0 ? [] : say`, with ${force(responders, words)} in reserve`;
  return say`${start} ${force(defenders, words)}${reserve}.`;
}

function revealed({ battle, sheets }: EventOf<'revealed'>, words: Words): Sentence {
  const told = sheets.map(
    ({ counter: id, sheet }): Part => ({ kind: 'name', text: `${sheet.name} (counter ${numberOf(id)})`, ref: id }),
  );
  return say`Revealed${atField(battle, words)}: ${listed(told)}.`;
}

const RESULTS: Readonly<Record<Winner, string>> = {
  attacker: 'the attacker won',
  defender: 'the defender won',
  draw: 'a draw',
};

function effectsUsed({ battle, side, effects, bombardments }: EventOf<'effects-used'>, words: Words): Sentence {
  const used = effects.map(({ effect, counter: id }) =>
    id === null ? say`${EFFECT_NAMES[effect]}` : say`${EFFECT_NAMES[effect]} for ${counterAlone(id, words)}`,
  );
  const fired =
    bombardments === 0 ? [] : [say`${counted(bombardments, 'orbital bombardment', 'orbital bombardments')}`];
  return say`${words.side(side)} will use ${listed([...used, ...fired])} in ${theBattle(battle, words)}.`;
}

/** `3 + 7 = 10`. */
const total = ({ die, bonus }: EventOf<'quick-resolved'>['dice']['attacker']): string =>
  `${die} + ${bonus} = ${die + bonus}`;

/** What a battle cost, from its published result; empty if nothing was halved or wiped out. */
export function losses({ fought }: Pick<EventOf<'battle-ended'>, 'fought'>, words: Words): Sentence {
  const named = (of: typeof fought): Sentence =>
    listed(
      of.map(({ counter: id, name }) =>
        words.isReader(sideOf(id))
          ? say`${name}`
          : say`${whose(sideOf(id), words)} ${{ kind: 'name', text: name, ref: id }}`,
      ),
    );
  const wiped = fought.filter(({ isWiped }) => isWiped);
  const halved = fought.filter(({ isHalved, isWiped }) => isHalved && !isWiped);
  return [
    ...(wiped.length === 0 ? [] : say` Wiped out: ${named(wiped)}.`),
    ...(halved.length === 0 ? [] : say` Halved: ${named(halved)}.`),
  ];
}

/** How a battle ended, in a sentence. */
export function endedSentence(event: EventOf<'battle-ended'>, words: Words): Sentence {
  const { territory, attacker, ending } = event;
  const at = words.territory(territory);
  const victor = victorOf(event);
  const result = victor === null ? say`a draw` : say`${words.side(victor)} won`;
  switch (ending) {
    case 'report':
      return victor === null
        ? say`The battle in ${at} was a draw.`
        : say`${words.side(victor)} beat ${words.side(enemyOf(victor))} in ${at}.`;
    case 'concession':
      return say`${words.side(victor === null ? attacker : enemyOf(victor))} conceded the battle in ${at}.`;
    case 'quick':
      return say`Dice decided the battle in ${at}: ${result}.`;
    case 'referee':
      return say`The battle in ${at} was decided by the referee: ${result}.`;
    case 'undefended':
      return say`${words.side(attacker)} met no resistance in ${at}.`;
    case 'lapsed':
      return say`The attack on ${at} lapsed, because no attacker was left.`;
  }
}

function xpChanged({ side, changes }: EventOf<'xp-changed'>, words: Words): Sentence {
  const told = changes.map(
    ({ detachment: id, by, xp }) => say`${detachment(id, words)} ${by < 0 ? '\u2212' : '+'}${Math.abs(by)} (now ${xp})`,
  );
  return say`XP of ${words.side(side)}: ${listed(told)}.`;
}

const REMOVED: Readonly<Record<EventOf<'removed'>['why'], string>> = {
  isolated: 'Destroyed after losing while isolated',
  'no-retreat': 'Destroyed, with nowhere to retreat',
  command: 'Gone for good',
  referee: 'Removed by the referee',
};

type TalkType =
  | 'battle-began'
  | 'revealed'
  | 'quick-asked'
  | 'effects-used'
  | 'report-filed'
  | 'report-confirmed'
  | 'report-taken-back'
  | 'report-disputed'
  | 'quick-resolved';

/** SEC-BTL-12 to -14, SEC-MOM-08. */
const talkSentences: SentencesFor<TalkType> = {
  'battle-began': began,
  revealed,
  'quick-asked': ({ battle, side, wants }, words) =>
    wants
      ? say`${words.side(side)} asked for dice to decide ${theBattle(battle, words)}.`
      : say`${words.side(side)} no longer asks for dice to decide ${theBattle(battle, words)}.`,
  'effects-used': effectsUsed,
  'report-filed': ({ battle, side, result, isAmendment }, words) =>
    say`${words.side(side)} ${isAmendment ? 'amended the report on' : 'reported'} ${theBattle(battle, words)}: ${RESULTS[result.winner]}.`,
  'report-confirmed': ({ battle, side, isBySilence }, words) =>
    isBySilence
      ? say`${words.side(side)} didn’t answer in time, so the report on ${theBattle(battle, words)} counts as confirmed.`
      : say`${words.side(side)} confirmed the report on ${theBattle(battle, words)}.`,
  'report-taken-back': ({ battle, side }, words) =>
    say`${words.side(side)} took back its report on ${theBattle(battle, words)}.`,
  'report-disputed': ({ battle, side, text }, words) =>
    say`${words.side(side)} disputed the report on ${theBattle(battle, words)}${text.trim() === '' ? '' : `: ${quoted(text)}`}.`,
  'quick-resolved': ({ battle, dice: { attacker, defender } }, words) =>
    say`Dice for ${theBattle(battle, words)}: attacker ${total(attacker)}, defender ${total(defender)}.`,
};

type CourseType =
  | 'battle-ended'
  | 'xp-changed'
  | 'withdrawals-sealed'
  | 'went-back'
  | 'retreated'
  | 'removed'
  | 'renumbered';

/** SEC-BTL-05 to -11, SEC-XP. */
const courseSentences: SentencesFor<CourseType> = {
  'battle-ended': (event, words) => say`${endedSentence(event, words)}${losses(event, words)}`,
  'xp-changed': xpChanged,
  'withdrawals-sealed': ({ side }, words) => say`${words.side(side)} chose who stays and who goes where.`,
  'went-back': ({ counter: id, from, into }, words) =>
    say`${counter(id, words)} went back from ${words.territory(from)} to ${words.territory(into)}.`,
  retreated: ({ counter: id, from, into }, words) =>
    say`${counter(id, words)} retreated from ${words.territory(from)} to ${words.territory(into)}.`,
  removed: ({ counter: id, why }, words) => say`${REMOVED[why]}: ${counter(id, words)}.`,
  renumbered: ({ side, counters: count }, words) =>
    say`${words.side(side)} hid ${counted(count, 'counter', 'counters')} again, under new numbers.`,
};

/** Battles, and what follows them. */
export const battleTable: SentencesFor<TalkType | CourseType> = { ...talkSentences, ...courseSentences };
