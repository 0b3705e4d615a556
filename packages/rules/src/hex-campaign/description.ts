import type {
  ArmyEntry,
  OrderClock,
  Preset,
  SeatEntry,
  SettingEntry,
  Standing,
  Summary,
  Viewer,
} from '../kernel/index.ts';
import { fieldsOf, keysOf, lookup } from '../kernel/index.ts';
import { FIRST_WAR, FULL_WAR } from './data/presets.ts';
import { SETTING_GROUPS } from './data/setting-groups.ts';
import { defaultSettings } from './data/settings.ts';
import { armyTerms, readyMade } from './lists/ready-made.ts';
import { settings as settingsSchema } from './schemas/setup.ts';
import type { Setup, State } from './types.ts';
import { CRAFTWORLDS, FACTIONS, GODS, MARCHES } from './types.ts';
import { PLAIN } from './units/fresh.ts';
import { knownVp } from './view/known-vp.ts';

const HOUR = 3600;
const every = (seconds: number): OrderClock => ({ mode: 'duration', seconds });
const NUMBERS = { least: 2, most: 10 } as const;

/** Ways to play for any number of seats, and the catalogue's numbers of players. HEX-START-15. */
export const presets: readonly Preset[] = [
  { id: 'first-war', seats: NUMBERS, clock: every(HOUR), settings: FIRST_WAR },
  { id: 'club', seats: NUMBERS, clock: every(24 * HOUR), settings: {} },
  { id: 'full', seats: NUMBERS, clock: every(48 * HOUR), settings: FULL_WAR },
  { id: 'four-players', seats: { least: 4, most: 4 }, clock: null, settings: {} },
  { id: 'three-players', seats: { least: 3, most: 3 }, clock: null, settings: {} },
  { id: 'free', seats: NUMBERS, clock: null, settings: {} },
];

/** Each campaign has an order clock, which closes its phases. */
export const orderClock = 'asked';

/** Who owes a sheet is public. */
export const onOneScreen = true;

/** HEX-START-19: everything by dice, starting with turn 1; or sites and free roads placed by the players. */
export const starts: readonly Setup['start'][] = ['quick', 'guided'];

const FIELDS = fieldsOf(settingsSchema);

/** All settings, group by group. */
export const settings: readonly SettingEntry[] = keysOf(SETTING_GROUPS).flatMap((group) =>
  SETTING_GROUPS[group].map((id) => ({ id, group, field: FIELDS[id], fallback: defaultSettings[id] })),
);

/** HEX-RACE-CH-02, HEX-RACE-EL-01: a race, and what comes with it. */
export const seatEntries: readonly SeatEntry[] = [
  { id: 'faction', values: FACTIONS, isRequired: true, onlyWith: null },
  { id: 'god', values: GODS, isRequired: false, onlyWith: { id: 'faction', values: ['ch'] } },
  { id: 'craftworld', values: CRAFTWORLDS, isRequired: false, onlyWith: { id: 'faction', values: ['el'] } },
];

export const army: ArmyEntry = {
  id: 'detachments',
  most: 40,
  choices: [{ id: 'march', values: MARCHES }],
  from: (forces) =>
    forces.map(({ name, choices, units }) => ({
      name,
      ...choices,
      units: units.map((unit) => ({ ...PLAIN, ...unit })),
    })),
  terms: armyTerms,
  readyMade,
};

export const summary = ({ turn, phase }: State): Summary => ({ round: turn, phase });

/** HEX-AFT-20: victory points, as far as the viewer may know them. */
export function standings(state: State, viewer: Viewer): readonly Standing[] {
  const vpOf = knownVp(state, viewer);
  return state.seatOrder.flatMap((seat) => {
    const record = lookup(state.seats, seat);
    return record === undefined ? [] : [{ seat, score: vpOf(seat, record.vp), isOut: record.beaten !== null }];
  });
}

export { phases } from './sequence.ts';
