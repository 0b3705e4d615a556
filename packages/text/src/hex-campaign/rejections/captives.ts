import { say } from '../../sentence.ts';
import { place, type Reasons } from './reason.ts';

/** Reasons by code: captives. */
export const captivesReasons = {
  'captives-not-held': () => say`You hold no such captives.`,
  'captives-moved-already': () => say`These captives change hands once a turn.`,
  'captives-in-orbit': () => say`Their guard is in orbit.`,
  'captives-need-detachment': () => say`Captives go to a prison, or to a detachment of yours.`,
  'captives-too-far': () =>
    say`Captives change between detachments in adjacent hexes, and between a prison or garrison and a detachment in one hex.`,
  'captives-there-already': () => say`They are with this detachment already.`,
  'in-prison-already': () => say`They are in prison already.`,
  'no-prison': (facts, words) => say`No prison of yours works at ${place(facts, words)}.`,
  'nothing-asked': () => say`Choose what they are to be asked about.`,
  'captives-not-in-prison': () => say`They are in no prison of yours.`,
  'captives-just-jailed': () => say`They went to prison this very turn.`,
  'no-traitors': () => say`Only Marines and Guardsmen in the hands of Chaos are tempted to change sides.`,
  'converted-already': () => say`Each detachment is tempted once a turn.`,
  'high-with-captives': () => say`Who guards captives does not fly high.`,
} satisfies Reasons;
