import { say } from '../../sentence.ts';
import { many, place, type Reasons, word } from './reason.ts';

/** Reasons by code: garrisons. */
export const garrisonsReasons = {
  'no-stronghold': (facts, words) => say`${place(facts, words)} has no Stronghold of yours.`,
  garrisoned: (facts, words) => say`${place(facts, words)} has a garrison already.`,
  'garrison-too-large': (facts) =>
    say`It would have ${many(facts.points, 'point', 'points')}; the Stronghold holds ${word(facts.most)}.`,
  'garrison-structure': () => say`The structure of a garrison never changes.`,
  'garrison-marches': () => say`A garrison on the march only goes to its Stronghold.`,
  'not-fastest': () => say`It must take a way that brings it there as soon as any.`,
  'no-target': () => say`Its Stronghold is lost or taken. Name another in the Build phase.`,
  'target-stands': (facts, words) => say`${place(facts, words)} still waits for it.`,
} satisfies Reasons;
