import { say } from '../../sentence.ts';
import { place, type Reasons } from './reason.ts';

/** Reasons by code. */
export const startReasons: Reasons = {
  'site-count': (facts) => say`${String(facts.wanted ?? '')} are to be placed here, not ${String(facts.found ?? '')}.`,
  'capital-cramped': () => say`The Capital needs six neighbouring hexes, all of them yours.`,
  'site-twice': (facts, words) => say`Two sites cannot share ${place(facts, words)}.`,
  'sites-too-near': (facts, words) => say`${place(facts, words)} must lie ${String(facts.least ?? '')} hexes away.`,
  'resource-at-edge': () => say`A resource needs six neighbouring hexes on the map.`,
  'no-free-roads-left': (facts) => say`You have ${String(facts.most ?? '')} free road actions.`,
  'choice-missing': () => say`Choose a god for Chaos and a craftworld for the Eldar.`,
  'choice-of-another-race': () => say`This choice belongs to another race.`,
};
