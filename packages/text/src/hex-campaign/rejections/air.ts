import { say } from '../../sentence.ts';
import { place, type Reasons, word } from './reason.ts';

/** Reasons by code. */
export const airReasons = {
  'missions-apart': () => say`Air missions are ordered in a phase of their own.`,
  'no-squadron': () => say`No squadron is left: each flies one mission a turn.`,
  'no-airspace': ({ airspace, row }) =>
    row === undefined
      ? say`The map has no Airspace ${word(airspace)}.`
      : say`Row ${word(row)} of the Airspaces has a hex without one.`,
  'nothing-to-bomb': () => say`You know of no enemy settlement that could be bombed.`,
  'target-missing': () => say`Name the settlement to be bombed.`,
  'target-not-bombed': () => say`Only a Strategic Bombardment has a target.`,
  'target-elsewhere': (facts, words) => say`${place(facts, words)} does not lie in this Airspace.`,
  'target-not-known': (facts, words) => say`You know of no settlement at ${place(facts, words)}.`,
  'target-friendly': (facts, words) =>
    say`The settlement at ${place(facts, words)} is your own, an ally’s or a pact partner’s.`,
  'no-air-support': () => say`You have no squadron left that could support an army.`,
  'support-twice': () => say`This squadron supports an army already.`,
  'army-unknown': () => say`Only an army of yours or of an ally can be supported.`,
  'army-elsewhere': () => say`This army does not stand in the Airspace of the squadron.`,
} satisfies Reasons;
