import type { Facts } from '@sealed-orders/rules/kernel';
import type { Correction, Ruling } from '@sealed-orders/rules/sector-campaign';
import { type Sentence, say } from '../sentence.ts';
import { battleIn, counterIn, raceIn, sideIn, territoryIn, whoseIn, word } from './facts.ts';
import type { Words } from './words.ts';

/** What a referee did, as a clause without a subject: `gave B to West`. */
type Says = (facts: Facts, words: Words) => Sentence;

/** Corrections have an event of their own. */
type Told = Exclude<Ruling['type'], 'corrections'>;

const RULINGS: Readonly<Record<Told, Says>> = {
  'set-army': ({ side }, words) => say`gave ${sideIn(side, words)} an army`,
  settle: (facts, words) => say`decided the result of ${battleIn(facts, words)}`,
  'call-off': (facts, words) => say`called off ${battleIn(facts, words)}`,
  'answer-claim': ({ side }, words) => say`answered ${whoseIn(side, words)} claim to victory`,
  'end-campaign': () => say`ended the campaign`,
};

const CORRECTIONS: Readonly<Record<Correction['type'], Says>> = {
  'set-score': ({ side, score }, words) => say`set ${whoseIn(side, words)} score to ${word(score)}`,
  'set-control': ({ territory, side }, words) => say`gave ${territoryIn(territory, words)} to ${sideIn(side, words)}`,
  'set-fortified': ({ territory, isFortified }, words) =>
    isFortified === true
      ? say`marked ${territoryIn(territory, words)} as fortified`
      : say`removed the fortifications of ${territoryIn(territory, words)}`,
  'move-counter': ({ counter, to }, words) => say`moved ${counterIn(counter, words)} to ${territoryIn(to, words)}`,
  'remove-counter': ({ counter }, words) => say`removed ${counterIn(counter, words)} from the campaign`,
  'set-xp': ({ counter, xp }, words) => say`set the XP of ${counterIn(counter, words)} to ${word(xp)}`,
  'set-dropships': ({ race, isPermitted }) =>
    say`${isPermitted === true ? 'allowed' : 'ruled out'} dropships for ${raceIn(race)}`,
};

const saidBy = (table: Readonly<Record<string, Says>>, type: string, facts: Facts, words: Words): Sentence =>
  Object.entries(table).find(([one]) => one === type)?.[1](facts, words) ?? say`made a ruling`;

/** What a ruling did, by its type. */
export const rulingClause = (type: string, facts: Facts, words: Words): Sentence => saidBy(RULINGS, type, facts, words);

/** What a correction did, by its type. */
export const correctionClause = (type: string, facts: Facts, words: Words): Sentence =>
  saidBy(CORRECTIONS, type, facts, words);
