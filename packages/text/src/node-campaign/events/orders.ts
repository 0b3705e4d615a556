import type { When } from '@sealed-orders/rules/node-campaign';
import { counted, listed, type Sentence, say } from '../../sentence.ts';
import { commandClause, isFree, price } from '../commands.ts';
import { longDate } from '../dates.ts';
import { refusalSentence } from '../rejections.ts';
import { army, force as forceName, theBattle, type Words, whose } from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

/** When postdated orders are carried out: `on Fri 20 May at 08:00`. */
function whenWords(when: When): string {
  switch (when.kind) {
    case 'now':
      return 'now';
    case 'on':
      return `on ${longDate(when.date)} at ${when.time}`;
    case 'affordable':
      return 'as soon as it can be paid for';
  }
}

type Commands = EventOf<'orders-postdated'>['commands'];
const clauses = (commands: Commands, words: Words): Sentence =>
  listed(commands.map((command) => commandClause(command, words)));

function ordered({ seat, command, paid }: EventOf<'ordered'>, words: Words): Sentence {
  const clause = commandClause(command, words);
  return isFree(paid)
    ? say`${words.seat(seat)} gave a free order: ${clause}.`
    : say`${words.seat(seat)} spent ${price(paid)} to ${clause}.`;
}

function cancelled({ seat, command, paid, code, facts }: EventOf<'order-cancelled'>, words: Words): Sentence {
  const were = paid.cp + paid.acceleration === 1 ? 'was' : 'were';
  const lost = isFree(paid) ? '' : ` ${price(paid)} ${were} lost.`;
  const why = refusalSentence({ code, facts });
  return say`${whose(seat, words)} order to ${commandClause(command, words)} was cancelled. ${why}${lost}`;
}

/** The names of the units, or their number if there are many. */
const units = (names: readonly string[]): Sentence =>
  names.length > 4 ? say`${counted(names.length, 'unit', 'units')}` : listed(names);

function modified(event: EventOf<'force-modified'>, words: Words): Sentence {
  const { force, seat, added, retired, changed, isRetrained } = event;
  const parts: readonly Sentence[] = [
    ...(added.length > 0 ? [say`added ${units(added)}`] : []),
    ...(retired.length > 0 ? [say`retired ${units(retired)}`] : []),
    ...(changed.length > 0
      ? [say`changed ${units(changed.map(({ name, xpLost }) => (xpLost > 0 ? `${name} (${xpLost} XP lost)` : name)))}`]
      : []),
  ];
  return say`${words.seat(seat)} modified ${forceName(force, words)}: ${listed(parts)}${isRetrained ? ', with retraining' : ''}.`;
}

function experience({ battle, seat, units: gained }: EventOf<'xp-gained'>, words: Words): Sentence {
  const told = gained.map(({ name, xp, dice }) => {
    const roll = dice.length === 0 ? '' : ` (rolled ${dice.join(', ')})`;
    return `${name} ${xp < 0 ? `\u2212${-xp}` : `+${xp}`}${roll}`;
  });
  return say`${whose(seat, words)} XP from ${theBattle(battle, words)}: ${told.join('; ')}.`;
}

type OrderType =
  | 'ordered'
  | 'order-cancelled'
  | 'orders-postdated'
  | 'orders-withdrawn'
  | 'orders-lapsed'
  | 'orders-queued';
type RosterType = 'roster-entered' | 'force-modified' | 'force-renamed' | 'xp-gained';

/** NODE-ORD, NODE-BF. */
export const orderSentences: SentencesFor<OrderType | RosterType> = {
  ordered,
  'order-cancelled': cancelled,
  'orders-postdated': ({ seat, commands, when }, words) =>
    say`${words.seat(seat)} postdated an order: ${clauses(commands, words)}, ${whenWords(when)}.`,
  'orders-withdrawn': ({ seat }, words) => say`${words.seat(seat)} withdrew a postdated order. It cost nothing.`,
  'orders-lapsed': ({ seat, code }, words) =>
    say`${whose(seat, words)} postdated order lapsed when it fell due. ${refusalSentence({ code, facts: {} })} It cost nothing.`,
  'orders-queued': ({ seat, commands, paid }, words) =>
    say`${words.seat(seat)} paid ${price(paid)} for an order that will be carried out at the daily hour: ${clauses(commands, words)}.`,
  'roster-entered': ({ force, seat, points, units: count, hasCore }, words) =>
    say`Roster of ${army(force, seat, words)}: ${counted(count, 'unit', 'units')}, ${counted(points, 'point', 'points')}.${hasCore ? '' : ' It lacks the core of 1 HQ and 2 Troops.'}`,
  'force-modified': modified,
  'force-renamed': ({ force, seat, name }, words) =>
    say`${words.seat(seat)} gave a battleforce a new name: ${{ kind: 'name', text: name, ref: force }}.`,
  'xp-gained': experience,
};
