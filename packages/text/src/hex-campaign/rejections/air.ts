import { say } from '../../sentence.ts';
import { place, type Reasons, word } from './reason.ts';

/** Reasons by code. */
export const airReasons = {
  'missions-apart': () => say`Air missions have their own phase.`,
  'no-squadron': () => say`You have no squadrons left. Each can fly one mission a turn.`,
  'no-airspace': ({ airspace, row }) =>
    row === undefined
      ? say`The map has no Airspace ${word(airspace)}.`
      : say`A hex in row ${word(row)} has no Airspace.`,
  'nothing-to-bomb': () => say`You know of no enemy settlement to bomb.`,
  'target-missing': () => say`Choose a settlement to bomb.`,
  'target-not-bombed': () => say`Only a Strategic Bombardment has a target.`,
  'target-elsewhere': (facts, words) => say`${place(facts, words)} is not in this Airspace.`,
  'target-not-known': (facts, words) => say`You know of no settlement at ${place(facts, words)}.`,
  'target-friendly': (facts, words) =>
    say`The settlement at ${place(facts, words)} is your own, an ally’s or a pact partner’s.`,
  'no-air-support': () => say`You have no squadrons left to support an army.`,
  'support-twice': () => say`This squadron already supports an army.`,
  'army-unknown': () => say`You can support only your own armies and those of an ally.`,
  'army-elsewhere': () => say`This army is not in the squadron’s Airspace.`,
} satisfies Reasons;
