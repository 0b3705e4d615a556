import { type Sentence, say } from '../../sentence.ts';
import { many, player, type Reasons, type Refused, word } from './reason.ts';

const points = (value: unknown): string => many(value, 'point', 'points');

/** HEX-QB-05, -07: what the enemy picked has been lost already. */
function tooFew({ chosen, owed, damage, picked }: Refused['facts']): Sentence {
  const worth = say`The chosen units are worth ${points(chosen)};`;
  return picked === 0
    ? say`${worth} the damage is ${word(damage)}.`
    : say`${worth} of the damage of ${word(damage)} the enemy picked ${word(picked)}, which leaves ${word(owed)}.`;
}

/** Reasons by code. */
export const quickBattlesReasons = {
  'no-picks-owed': () => say`You have nothing to pick from the losses of this battle.`,
  'no-losses-owed': () => say`You have no losses to choose in this battle.`,
  'pick-not-half': () => say`Of the enemy’s losses only halves are picked: squads reduced to half, vehicles damaged.`,
  'picks-too-many': (facts) =>
    say`You picked ${points(facts.picked)}; a quarter of the damage is ${word(facts.limit)}.`,
  'loss-not-there': ({ name }) =>
    name === undefined
      ? say`One of the chosen units takes no part in this battle.`
      : say`So much of ${word(name)} is not there to lose.`,
  'losses-too-few': tooFew,
  'loss-superfluous': ({ name }) =>
    say`${word(name)} can be left out: without it the chosen units still reach the damage.`,
  'fun-no-opponent': () => say`A fun battle is reported with another player who is still in the war.`,
  'fun-before-war': () => say`Fun battles are fought once the first turn has begun.`,
  'fun-not-whole': () => say`A fun battle’s report names both armies, both losses and the winner, and nobody else.`,
  'fun-lost-too-much': (facts, words) => say`${player(facts, words)} cannot have lost more points than the army had.`,
  'fun-battles-used': (facts) =>
    say`Each player fights at most ${many(facts.most, 'fun battle', 'fun battles')} a turn.`,
  beaten: () => say`You are beaten and out of the war.`,
} satisfies Reasons;
