import { say } from '../../sentence.ts';
import { aBuilding, anyBuilding } from '../building-names.ts';
import { SETTLEMENT_NAMES } from '../names.ts';
import { place, type Reasons } from './reason.ts';

const sizeName = (value: unknown): string =>
  Object.entries(SETTLEMENT_NAMES).find(([size]) => Number(size) === value)?.[1] ?? 'settlement';

/** Settlements and buildings. */
export const settlementReasons = {
  'not-own-urban': (facts, words) => say`You do not own a settlement at ${place(facts, words)}.`,
  'not-own-hex': (facts, words) => say`${place(facts, words)} is not yours.`,
  'resource-here': (facts, words) => say`${place(facts, words)} is a Resource hex.`,
  'settlement-here': (facts, words) => say`${place(facts, words)} holds a settlement already.`,
  'settlement-near': (facts, words) => say`Another settlement lies next to ${place(facts, words)}.`,
  'enemy-zone': (facts, words) => say`${place(facts, words)} lies in an enemy zone of control.`,
  'largest-size': () => say`A Metropol is the largest settlement.`,
  'grown-this-turn': () => say`A settlement grows once a turn, and not in the turn of its founding.`,
  'building-of-others': (facts) => say`Your race does not build ${aBuilding(facts.building)}.`,
  'capital-only': (facts) => say`${anyBuilding(facts.building)} is built in the Capital only.`,
  'aspect-wrong': () => say`An Aspect Shrine, and nothing else, is of one aspect.`,
  'settlement-too-small': (facts) => say`${anyBuilding(facts.building)} needs a ${sizeName(facts.size)}.`,
  'building-stands': (facts) => say`There is ${aBuilding(facts.building)} already.`,
  'not-occupied': () => say`Only settlements of another race are exploited.`,
  'lower-step-missing': (facts) =>
    say`${anyBuilding(facts.building)} is an upgrade of ${aBuilding(facts.lower)}, which this settlement does not have.`,
  'lower-step-new': (facts) => say`It is made from ${aBuilding(facts.lower)}, and that was built this turn.`,
  'no-such-building': (facts) =>
    say`You cannot give up ${aBuilding(facts.building)}: this settlement does not have one.`,
  'building-named-twice': () => say`A kind of building is named twice.`,
  'no-exploitation-center': (facts, words) => say`There is no Exploitation Center at ${place(facts, words)}.`,
} satisfies Reasons;
