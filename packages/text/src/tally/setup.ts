import type { Settings } from '@sealed-orders/rules/tally';
import type { SettingText, SetupText } from '../games.ts';
import { counted } from '../sentence.ts';

const SETTINGS: Readonly<Record<keyof Settings, SettingText>> = {
  retireAt: { name: 'Everyone leaves at turn', says: 'From this turn on nobody has to seal; 0: never.' },
  refuseAt: {
    name: 'Everything is refused from turn',
    says: 'The rules refuse every step from this turn on; 0: never.',
  },
  faultAt: { name: 'A fault appears at turn', says: 'The step into this turn leaves a fault; 0: never.' },
  breakAt: { name: 'A step fails at turn', says: 'The step into this turn cannot be computed; 0: never.' },
  endAt: { name: 'The game ends at turn', says: 'It is over when this turn would begin; 0: never.' },
  giftsTurn: { name: 'A gift ends the turn', says: 'The turn closes as soon as someone gives.' },
  tick: {
    name: 'Seconds per tick',
    says: 'The clock ticks this often, no matter who has to seal; -1: it doesn’t tick.',
  },
  midnights: { name: 'Midnights in', says: 'At each midnight in this time zone everyone gains a point; empty: none.' },
  answerHours: {
    name: 'Hours to answer',
    says: 'A question costs 1 point; a late answer costs the other side. 0: no questions.',
  },
};

/** The platform's texts for Tally before it begins. */
export const tallySetupText: SetupText = {
  phases: { adding: 'Adding' },
  presets: { free: { name: 'Free', says: 'Any number of seats.' } },
  starts: {},
  groups: { tests: 'For tests' },
  settings: SETTINGS,
  seatChoices: { faction: { name: 'Parity', open: 'Choose even or odd', values: { even: 'Even', odd: 'Odd' } } },
  seatsHint: null,
  army: {
    says: 'Attach army lists; each becomes a stone. Stones change nothing.',
    without: 'Without lists, you have no stones.',
    use: {},
    force: 'Stone',
    forces: (count) => counted(count, 'stone', 'stones'),
    choices: {},
    readyMade: { pebble: { name: 'A pebble', says: 'One stone worth 1 point.' } },
  },
  refusal: () => null,
};
