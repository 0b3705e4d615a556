import type { GameText } from '../games.ts';
import { counted } from '../sentence.ts';
import { PHASE_NAMES } from './names.ts';

/** The platform's texts for the node campaign. */
export const nodeCampaignText: GameText = {
  phases: PHASE_NAMES,
  where: ({ round, phase }) => {
    if (!round) return 'the set-up';
    return phase === 'game-night' ? `day ${round}, game night` : `day ${round}`;
  },
  // NODE-SETUP-04: the set-up comes before day 1.
  round: (round) => (round === 0 ? 'Set-up' : `Day ${round}`),
  issue: (issue) => (issue === 0 ? 'Set-up' : `Week ${issue}`),
  log: { part: 'Day', allParts: 'All days', older: 'Older days', newer: 'Newer days' },
  board: { tab: 'Map', label: 'Star map' },
  // Nothing is sealed in this game: every order counts on arrival.
  unsealed: () => 'no orders are given for these players',
  standing: () => 'no orders',
  whilePaused: 'You can postdate orders for when the campaign resumes.',
  refereeHint: 'Tap a node to see everything in it.',
  score: (score) => `${score} VP`,
  topics: (count) => counted(count, 'battle', 'battles'),
};
