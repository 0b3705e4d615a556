import { say } from '../../sentence.ts';
import { place, type Reasons } from './reason.ts';

/** Reasons by code: captives. */
export const captivesReasons = {
  'captives-not-held': () => say`You don’t hold these captives.`,
  'captives-moved-already': () => say`You can move captives only once a turn.`,
  'captives-in-orbit': () => say`Their guard is in orbit.`,
  'captives-need-detachment': () => say`Captives can go only to a prison or to one of your detachments.`,
  'captives-too-far': () =>
    say`You can move captives between detachments in neighbouring hexes, or between a prison or garrison and a detachment in the same hex.`,
  'captives-there-already': () => say`They are already with this detachment.`,
  'in-prison-already': () => say`They are already in prison.`,
  'no-prison': (facts, words) => say`You have no working prison at ${place(facts, words)}.`,
  'nothing-asked': () => say`Choose what to question them about.`,
  'captives-not-in-prison': () => say`They are not in one of your prisons.`,
  'captives-just-jailed': () => say`They only went to prison this turn.`,
  'no-traitors': () => say`Only Chaos can tempt captives to change sides, and only Marines and Guardsmen.`,
  'converted-already': () => say`You can tempt each detachment only once a turn.`,
  'high-with-captives': () => say`A detachment guarding captives can’t fly high.`,
} satisfies Reasons;
