import { lookup } from '@sealed-orders/rules/kernel';
import type { GameText } from '../games.ts';
import { counted, signed } from '../sentence.ts';
import { PHASE_NAMES } from './names.ts';

const NAMES: Readonly<Record<string, string>> = PHASE_NAMES;

const phaseName = (phase: string | null): string => {
  const name = phase === null ? undefined : lookup(NAMES, phase);
  return name === undefined ? '' : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
};

/** The platform's texts for the sector campaign. */
export const sectorCampaignText: GameText = {
  phases: PHASE_NAMES,
  where: ({ round, phase }) => {
    const at = round === 0 ? 'the set-up' : `turn ${round}`;
    const name = phaseName(phase);
    return name === '' ? at : `${at}, ${name}`;
  },
  // SEC-SETUP-10: the set-up comes before turn 1.
  round: (round) => (round === 0 ? 'Set-up' : `Turn ${round}`),
  issue: (issue) => (issue === 0 ? 'Set-up' : `Turn ${issue}`),
  log: { part: 'Phase', allParts: 'All phases', older: 'Earlier turns', newer: 'Later turns' },
  board: { tab: 'Map', label: 'Sector map' },
  // Every declaration counts on arrival. If a side makes none, its queue decides, and if that is empty, the rules do.
  unsealed: () => 'their queues decide, or else the rules',
  standing: () => 'your queue decides, or else the rules',
  whilePaused: 'You can still queue instructions for later.',
  refereeHint: 'Tap a territory to see everything in it.',
  score: (score) => `${signed(score)} VP`,
  topics: (count) => counted(count, 'battle', 'battles'),
};
