import { say } from '../../sentence.ts';
import { aBuilding, buildingDoes, namedBuilding } from '../building-names.ts';
import { SETTLEMENT_NAMES } from '../names.ts';
import { place, type Reasons } from './reason.ts';

const sizeName = (value: unknown): string =>
  Object.entries(SETTLEMENT_NAMES).find(([size]) => Number(size) === value)?.[1] ?? 'settlement';

/** Settlements and buildings. */
export const settlementReasons = {
  'not-own-urban': (facts, words) => say`You don’t own a settlement at ${place(facts, words)}.`,
  'not-own-hex': (facts, words) => say`${place(facts, words)} isn’t yours.`,
  'resource-here': (facts, words) => say`${place(facts, words)} is a Resource hex.`,
  'settlement-here': (facts, words) => say`${place(facts, words)} already has a settlement.`,
  'settlement-near': (facts, words) => say`Another settlement is next to ${place(facts, words)}.`,
  'enemy-zone': (facts, words) => say`${place(facts, words)} is in an enemy zone of control.`,
  'largest-size': () => say`A Metropol is the largest settlement.`,
  'grown-this-turn': () => say`A settlement can grow once a turn, and not in the turn it was founded.`,
  'building-of-others': (facts) => say`Your race can’t build ${aBuilding(facts.building)}.`,
  'capital-only': (facts) => say`You can build ${aBuilding(facts.building)} only in the Capital.`,
  'aspect-wrong': () => say`An Aspect Shrine needs an aspect; no other building has one.`,
  'settlement-too-small': (facts) => say`${buildingDoes(facts.building, 'needs', 'need')} a ${sizeName(facts.size)}.`,
  'building-stands': (facts) => say`This settlement already has ${aBuilding(facts.building)}.`,
  'not-occupied': () => say`You can exploit only settlements of another race.`,
  'lower-step-missing': (facts) =>
    say`${buildingDoes(facts.building, 'is', 'are')} an upgrade of ${aBuilding(facts.lower)}, which this settlement doesn’t have.`,
  'lower-step-new': (facts) => say`It is an upgrade of ${aBuilding(facts.lower)}, which was only built this turn.`,
  'no-such-building': (facts) => say`This settlement has no ${namedBuilding(facts.building)} to give up.`,
  'building-named-twice': () => say`The same kind of building appears twice.`,
  'no-exploitation-center': (facts, words) => say`There is no Exploitation Center at ${place(facts, words)}.`,
} satisfies Reasons;
