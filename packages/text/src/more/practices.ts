import type { PlayedSystem } from '@sealed-orders/rules/systems';
import type { PracticeWords } from '../games.ts';
import { hexPracticePage } from '../hex-campaign/pages/practice.ts';
import { nodePracticePage } from '../node-campaign/pages/practice.ts';
import { sectorPracticePage } from '../sector-campaign/pages/practice.ts';

/** A registry: what the page about practice campaigns says about each game. */
export const PRACTICES: Readonly<Record<PlayedSystem, PracticeWords>> = {
  'hex-campaign': hexPracticePage,
  'node-campaign': nodePracticePage,
  'sector-campaign': sectorPracticePage,
  tally: { says: 'You play one seat, and the computer plays the others.', facts: [] },
};
