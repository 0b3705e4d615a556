import { say } from '../../sentence.ts';
import { many, player, type Reasons, word } from './reason.ts';

const number = (value: unknown): string => Number(value).toLocaleString('en-GB');

/** Reasons by code: corrections by the referee. */
export const correctionsReasons = {
  'not-correctable': () => say`You can’t correct this by hand. Choose something from the list.`,
  'nothing-changed': () => say`It already has this value. Enter another one.`,
  'out-of-range': (facts) => say`Enter a number from ${number(facts.least)} to ${number(facts.most)}.`,
  'more-than-roster': (facts) => say`${word(facts.name)} has ${many(facts.most, 'model', 'models')}. Don’t enter more.`,
  'no-models-left': (facts) => say`${word(facts.name)} would have no living model left. Leave it at least one.`,
  'battle-under-way': (facts) =>
    say`${word(facts.name)} is in a battle that has been reported but is not over. Decide it first, or wait until it is over.`,
  'seat-beaten': (facts, words) => say`${player(facts, words)} cannot get land: this player is out of the war.`,
  'promise-not-theirs': () => say`Choose one of the two players who made this promise.`,
} satisfies Reasons;
