import { say } from '../../sentence.ts';
import { many, place, type Reasons, word } from './reason.ts';

/** Reasons by code: garrisons. */
export const garrisonsReasons = {
  'no-stronghold': (facts, words) => say`You have no Stronghold at ${place(facts, words)}.`,
  garrisoned: (facts, words) => say`${place(facts, words)} already has a garrison.`,
  'garrison-too-large': (facts) =>
    say`It would have ${many(facts.points, 'point', 'points')}; the Stronghold can hold only ${word(facts.most)}.`,
  'garrison-structure': () => say`You can’t change the units of a garrison.`,
  'garrison-marches': () => say`A garrison on the march can go only to its Stronghold.`,
  'not-fastest': () => say`It must take one of the fastest routes there.`,
  'no-target': () => say`Its Stronghold is lost or already garrisoned. Choose another in the Build phase.`,
  'target-stands': (facts, words) => say`It is still needed at ${place(facts, words)}.`,
} satisfies Reasons;
