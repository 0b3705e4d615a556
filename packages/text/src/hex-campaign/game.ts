import type { Phase } from '@sealed-orders/rules/hex-campaign';
import type { GameText } from '../games.ts';
import { counted } from '../sentence.ts';
import { PHASE_NAMES } from './names.ts';
import { nameIn } from './rejections/reason.ts';

type AskedPhase = Exclude<Phase, 'air-missions' | 'movement' | 'battle-movement' | 'end-of-turn'>;

/** HEX-TURN-04, HEX-START-07, HEX-START-14. */
const WITHOUT_ORDERS: Readonly<Record<AskedPhase, string>> = {
  placement: 'their sites are placed by dice roll',
  'free-roads': 'their free roads lapse',
  spending: 'they buy nothing',
  build: 'they buy nothing',
  'air-orders': 'their squadrons stay on the ground',
  'movement-orders': 'their units guard',
  'battle-orders': 'their units guard',
  battle: 'dice settle anything still open',
};
const STANDING: Readonly<Record<AskedPhase, string>> = {
  placement: 'your sites are placed by dice roll',
  'free-roads': 'your free roads lapse',
  spending: 'you buy nothing',
  build: 'you buy nothing',
  'air-orders': 'your squadrons stay on the ground',
  'movement-orders': 'all your units guard',
  'battle-orders': 'all your units guard',
  battle: 'dice settle anything still open',
};

const nameOf = (phase: string | null): string => (phase === null ? '' : (nameIn(PHASE_NAMES, phase) ?? phase));

// HEX-START-19: the set-up comes before turn 1.
const roundTitle = (round: number): string => (round === 0 ? 'Set-up' : `Turn ${round}`);

/** The platform's texts for the hex campaign. */
export const hexCampaignText: GameText = {
  phases: PHASE_NAMES,
  where: ({ round, phase }) => `${round ? `turn ${round}` : 'the set-up'}, ${nameOf(phase)}`,
  round: roundTitle,
  issue: roundTitle,
  log: null,
  board: { tab: 'Map', label: 'Campaign map' },
  unsealed: (phase) => nameIn(WITHOUT_ORDERS, phase) ?? 'nothing is done for them',
  standing: (phase) => nameIn(STANDING, phase) ?? 'nothing is done',
  whilePaused: null,
  refereeHint: 'Tap a seat to see its Capital. Tap the map to see everything in a hex.',
  score: (score) => `${score} VP`,
  topics: (count) => counted(count, 'battle', 'battles'),
};
