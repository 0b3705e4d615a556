import { say } from '../../sentence.ts';
import type { Reasons } from './reason.ts';

/** Reasons by code. */
export const quickBattlesReasons: Reasons = {
  'no-picks-owed': () => say`You have nothing to pick from the losses of this battle.`,
  'no-losses-owed': () => say`You have no losses to choose in this battle.`,
  'pick-not-half': () => say`Of the enemy’s losses only halves are picked: squads reduced to half, vehicles damaged.`,
  'picks-too-many': (facts) =>
    say`You picked ${Number(facts.picked)} points; a quarter of the damage is ${Number(facts.limit)}.`,
  'loss-not-there': () => say`A unit is named that has no such part left to lose.`,
  'losses-too-few': (facts) =>
    say`The chosen units are worth ${Number(facts.chosen)} points; the damage is ${Number(facts.owed)}.`,
  'loss-superfluous': () => say`One of the chosen units can be left out: the others reach the damage.`,
  'fun-no-opponent': () => say`A fun battle is reported with another player who is still in the war.`,
  'fun-before-war': () => say`Fun battles are fought once the first turn has begun.`,
  'fun-not-whole': () => say`A fun battle’s report names both armies, both losses and the winner, and nobody else.`,
  'fun-lost-too-much': () => say`Nobody loses more points than the army had.`,
  'fun-battles-used': (facts) => say`Each player fights at most ${Number(facts.most)} fun battles a turn.`,
  beaten: () => say`You are beaten and out of the war.`,
};
