import type { Facts } from '@sealed-orders/rules/kernel';
import type { Correction, Ruling, TimerKind } from '@sealed-orders/rules/node-campaign';
import { apostrophe, counted, listed, quoted, type Sentence, say, signed } from '../sentence.ts';
import { atBattle, battleIn, forceIn, forceNamed, nameIn, nodeIn, playerIn, word } from './facts.ts';
import type { Words } from './words.ts';

/** What a referee did, as a clause without a subject: `moved Sable Column from Highmantle to Grayford`. */
type Says = (facts: Facts, words: Words) => Sentence;

const ownerIn = (value: unknown, words: Words): Sentence => {
  const player = playerIn(value, words);
  return say`${player}${apostrophe(player.text)}`;
};
const changed = (was: unknown, now: unknown): string => `from ${word(was)} to ${word(now)}`;

/** `extend` and corrections have events of their own. */
type Told = Exclude<Ruling['type'], 'extend' | 'corrections'>;

const RULINGS: Readonly<Record<Told, Says>> = {
  'open-night': () => say`opened a game night session`,
  'close-night': () => say`closed the game night session`,
  'set-present': ({ seat }, words) => say`updated ${ownerIn(seat, words)} presence at the game night`,
  'place-guard': () => say`placed the Imperial Guard`,
  'share-guard': () => say`divided the nodes of the Imperial Guard among its players`,
  settle: (facts, words) => say`decided the result of ${battleIn(facts, words)}`,
  'call-off': (facts, words) => say`called off ${battleIn(facts, words)}`,
  'set-level': (facts, words) => say`set the force level of ${battleIn(facts, words)} to ${word(facts.level)} points`,
  'approve-list': (facts, words) => say`approved ${ownerIn(facts.seat, words)} list for ${battleIn(facts, words)}`,
  'give-points': ({ seat, points, isCapped }, words) => {
    const [most, whom] = [isCapped === true ? '' : ', even above the limit', playerIn(seat, words, 'everyone')];
    const count = Number(points);
    return count < 0
      ? say`took up to ${counted(-count, 'CP', 'CP')} from ${whom}`
      : say`gave ${whom} ${counted(count, 'CP', 'CP')}${most}`;
  },
  'end-campaign': ({ agreed, players }) =>
    say`ended the war with the agreement of ${word(agreed)} of ${word(players)} players`,
};

const TIMERS: Readonly<Record<TimerKind, string>> = {
  'set-up': 'the set-up',
  battle: 'playing the battle',
  mission: 'rolling the mission',
  choice: 'making a choice',
  report: 'answering a report',
  dispute: 'deciding a dispute',
  consent: 'agreeing on one battle',
  vacant: 'asking for a die against an empty seat',
  random: 'the die that decides a battle',
  roster: 'entering a roster',
  embargo: 'the release of acceleration points',
  round: 'the round',
};

/** The name of a deadline by its id, such as `battle:b7`. */
export const timerName = (id: string): string => nameIn(TIMERS, id.split(':')[0]) ?? id;

/** Deadlines that don't belong to a battle. */
const ABOUT_NONE: readonly string[] = ['set-up', 'roster', 'embargo', 'round'] satisfies readonly TimerKind[];

/** A deadline and what it is for: `rolling the mission at Grayford`. */
function timerIn(value: unknown, words: Words): Sentence {
  const id = word(value);
  const [kind = '', about] = id.split(':');
  const force = kind === 'roster' ? forceNamed(about, words) : null;
  if (force !== null) return say`entering the roster of ${force}`;
  return ABOUT_NONE.includes(kind) ? say`${timerName(id)}` : say`${timerName(id)}${atBattle(about, words)}`;
}

/** The points that changed: `CP from 7 to 9`. */
const pointsIn = ({ cp, acceleration, wasCp, wasAcceleration }: Facts): Sentence =>
  listed([
    ...(cp === wasCp ? [] : [`CP ${changed(wasCp, cp)}`]),
    ...(acceleration === wasAcceleration ? [] : [`acceleration points ${changed(wasAcceleration, acceleration)}`]),
  ]);

const CORRECTIONS: Readonly<Record<Correction['type'], Says>> = {
  'set-vp': ({ seat, vp, was }, words) =>
    say`changed ${ownerIn(seat, words)} VP from ${signed(Number(was))} to ${signed(Number(vp))}`,
  'set-cp': (facts, words) => say`changed ${ownerIn(facts.seat, words)} ${pointsIn(facts)}`,
  'set-uses': ({ seat, taint, portal }, words) =>
    say`set ${ownerIn(seat, words)} Taint uses to ${word(taint)} and portal uses to ${word(portal)}`,
  'set-control': ({ node, seat, was }, words) =>
    was === undefined
      ? say`gave ${nodeIn(node, words)} to ${playerIn(seat, words)}`
      : say`took ${nodeIn(node, words)} from ${playerIn(was, words)}${seat === undefined ? [] : say` and gave it to ${playerIn(seat, words)}`}`,
  'give-to-guard': ({ node, was }, words) =>
    was === undefined
      ? say`gave ${nodeIn(node, words)} to the Imperial Guard`
      : say`took ${nodeIn(node, words)} from ${playerIn(was, words)} and gave it to the Imperial Guard`,
  'set-site': ({ node, isIntact }, words) =>
    say`${isIntact === true ? 'restored' : 'destroyed'} the installation in ${nodeIn(node, words)}`,
  'set-value': ({ node, vp, was }, words) =>
    say`changed the value of ${nodeIn(node, words)} from ${word(was)} to ${word(vp)} VP`,
  'set-note': ({ node, note }, words) =>
    word(note) === ''
      ? say`removed the special rule of ${nodeIn(node, words)}`
      : say`gave ${nodeIn(node, words)} the special rule ${quoted(word(note))}`,
  'set-rok': ({ node, seat }, words) =>
    seat === undefined
      ? say`removed the Rok from ${nodeIn(node, words)}`
      : say`added a Rok for ${playerIn(seat, words)} in ${nodeIn(node, words)}`,
  'add-portal': ({ node, seat }, words) =>
    say`opened a webway portal for ${playerIn(seat, words)} in ${nodeIn(node, words)}`,
  'remove-portal': ({ node, seat }, words) =>
    say`removed ${ownerIn(seat, words)} webway portal from ${nodeIn(node, words)}`,
  'add-force': (facts, words) => say`added ${forceIn(facts, words)} in ${nodeIn(facts.node, words)}`,
  'move-force': (facts, words) =>
    say`moved ${forceIn(facts, words)} from ${nodeIn(facts.from, words)} to ${nodeIn(facts.to, words)}`,
  'rename-force': (facts, words) =>
    say`renamed ${forceIn({ ...facts, name: facts.was ?? '' }, words)} to ${word(facts.name)}`,
  'remove-force': (facts, words) => say`removed ${forceIn(facts, words)} from ${nodeIn(facts.node, words)}`,
  'set-tainted': (facts, words) =>
    facts.isTainted === true
      ? say`marked ${forceIn(facts, words)} as Tainted`
      : say`removed the taint from ${forceIn(facts, words)}`,
  'open-roster': (facts, words) => say`reopened the roster of ${forceIn(facts, words)}`,
  'add-unit': (facts, words) =>
    say`added ${word(facts.unit)} (${word(facts.points)} points, ${word(facts.xp)} XP) to ${forceIn(facts, words)}`,
  'set-unit': (facts, words) =>
    say`changed ${word(facts.was)} (${word(facts.wasPoints)} points, ${word(facts.wasXp)} XP) in ${forceIn(facts, words)} to ${word(facts.unit)} (${word(facts.points)} points, ${word(facts.xp)} XP)`,
  'remove-unit': (facts, words) => say`removed ${word(facts.unit)} from ${forceIn(facts, words)}`,
  'set-colony': ({ seat, isKept, node }, words) =>
    isKept === true
      ? say`ruled that ${playerIn(seat, words)} never lost the colony in ${nodeIn(node, words)}`
      : say`ruled that ${playerIn(seat, words)} has lost the colony in ${nodeIn(node, words)}`,
  'move-deadline': ({ timer, hours }, words) => {
    const [count, name] = [Number(hours), timerIn(timer, words)];
    const by = counted(Math.abs(count), 'hour', 'hours');
    return count < 0
      ? say`brought the deadline for ${name} forward by ${by}`
      : say`postponed the deadline for ${name} by ${by}`;
  },
};

const saidBy = (table: Readonly<Record<string, Says>>, type: string, facts: Facts, words: Words): Sentence =>
  Object.entries(table).find(([one]) => one === type)?.[1](facts, words) ?? say`made a ruling`;

/** What a ruling did, by its type. */
export const rulingClause = (type: string, facts: Facts, words: Words): Sentence => saidBy(RULINGS, type, facts, words);

/** What a correction did, by its type. */
export const correctionClause = (type: string, facts: Facts, words: Words): Sentence =>
  saidBy(CORRECTIONS, type, facts, words);
