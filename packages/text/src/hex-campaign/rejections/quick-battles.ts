import { type Sentence, say } from '../../sentence.ts';
import { many, player, type Reasons, type Refused, word } from './reason.ts';

const points = (value: unknown): string => many(value, 'point', 'points');

/** HEX-QB-05, -07: what the enemy picked is already lost. */
function tooFew({ chosen, owed, damage, picked }: Refused['facts']): Sentence {
  const worth = say`The chosen units are worth ${points(chosen)},`;
  return picked === 0
    ? say`${worth} but the damage is ${word(damage)}.`
    : say`${worth} but you must still lose ${word(owed)}: the damage is ${word(damage)}, and the enemy picked ${word(picked)}.`;
}

/** Reasons by code. */
export const quickBattlesReasons = {
  'no-picks-owed': () => say`There are no losses for you to pick in this battle.`,
  'no-losses-owed': () => say`You have no losses to choose in this battle.`,
  'pick-not-half': () => say`You can pick only half losses for the enemy: squads reduced to half, vehicles damaged.`,
  'picks-too-many': (facts) =>
    facts.limit === 0
      ? say`You can’t pick any losses: the damage is too small.`
      : say`You picked ${points(facts.picked)}; at most ${word(facts.limit)} allowed, a quarter of the damage.`,
  'loss-not-there': ({ name }) =>
    name === undefined
      ? say`One of the chosen units takes no part in this battle.`
      : say`${word(name)} can’t lose that much.`,
  'losses-too-few': tooFew,
  'loss-superfluous': ({ name }) =>
    say`You can leave out ${word(name)}: the other chosen units already cover the damage.`,
  'fun-no-opponent': () => say`You can report a fun battle only with another player who is still in the war.`,
  'fun-before-war': () => say`You can fight fun battles only once the first turn has begun.`,
  'fun-not-whole': () =>
    say`A fun battle report must give both armies, both sides’ losses and the winner, and must not name any other player.`,
  'fun-lost-too-much': (facts, words) => say`${player(facts, words)} can’t have lost more points than their army had.`,
  'fun-battles-used': (facts) =>
    facts.most === 0
      ? say`This campaign has no fun battles.`
      : say`Each player can fight at most ${many(facts.most, 'fun battle', 'fun battles')} a turn.`,
  beaten: () => say`You are out of the war.`,
} satisfies Reasons;
