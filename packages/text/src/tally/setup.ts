import type { Settings } from '@sealed-orders/rules/tally';
import type { SettingText, SetupText } from '../games.ts';
import { counted } from '../sentence.ts';

const SETTINGS: Readonly<Record<keyof Settings, SettingText>> = {
  retireAt: { name: 'Everyone leaves at turn', says: 'From this turn on, nobody has to seal; 0: never.' },
  refuseAt: {
    name: 'Everything is refused from turn',
    says: 'The rules refuse every step from this turn on; 0: never.',
  },
  faultAt: { name: 'A fault appears at turn', says: 'The step into this turn leaves a fault; 0: never.' },
  breakAt: { name: 'A step fails at turn', says: 'The step into this turn cannot be computed; 0: never.' },
  endAt: { name: 'The game ends at turn', says: 'The game is over when this turn would begin; 0: never.' },
  giftsTurn: { name: 'A gift ends the turn', says: 'The turn closes as soon as someone gives points.' },
  tick: {
    name: 'Seconds per tick',
    says: 'How often the clock ticks, no matter who has to seal; -1: it doesn’t tick.',
  },
  midnights: { name: 'Midnights in', says: 'Everyone gains a point at each midnight in this time zone; empty: never.' },
  answerHours: {
    name: 'Hours to answer',
    says: 'A question costs 1 point. If the answer is late, the player who asked gains 2. 0: no questions.',
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
    says: 'Each army list you attach becomes a stone. Stones change nothing.',
    without: 'Without lists, you have no stones.',
    use: {},
    force: 'Stone',
    forces: (count) => counted(count, 'stone', 'stones'),
    choices: {},
    readyMade: { pebble: { name: 'A pebble', says: 'One stone worth 1 point.' } },
  },
  refusal: () => null,
};
