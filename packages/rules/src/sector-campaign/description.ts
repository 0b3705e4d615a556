import type { Preset, SeatEntry, SettingEntry } from '../kernel/index.ts';
import { fieldsOf, keysOf } from '../kernel/index.ts';
import { CLOCK } from './data/settings.ts';
import { settings as settingsSchema } from './schemas/setup.ts';
import type { Settings } from './types.ts';
import { RACES, RATINGS, ROLES, SIDES } from './vocabulary.ts';

/** SEC-SETUP-08: directives are recommended where resources are used. */
const ADVANCED = { momentum: true, commandResources: true, directives: true };

export const presets: readonly Preset[] = [
  { id: 'duel', seats: { least: 2, most: 2 }, clock: CLOCK, settings: {} },
  { id: 'staffs', seats: { least: 2, most: 12 }, clock: CLOCK, settings: {} },
  { id: 'advanced', seats: { least: 2, most: 12 }, clock: CLOCK, settings: ADVANCED },
];

const OF_COMMANDERS = { id: 'role', values: ['commander'] };

/** SEC-SETUP-05: race and strategy rating are the commander’s choice for the side. */
export const seatEntries: readonly SeatEntry[] = [
  { id: 'side', values: SIDES, isRequired: true, onlyWith: null },
  { id: 'role', values: ROLES, isRequired: true, onlyWith: null },
  { id: 'race', values: RACES, isRequired: true, onlyWith: OF_COMMANDERS },
  { id: 'rating', values: RATINGS, isRequired: true, onlyWith: OF_COMMANDERS },
];

/** The settings in groups, as forms and terms show them. */
const GROUPS = {
  sector: ['armyPoints', 'rows', 'linesPerSide', 'planet', 'planetRollEight', 'adjacency', 'victoryTarget'],
  declarations: [
    'askInitiative',
    'passIsFinal',
    'defaultPassIsFinal',
    'staffDeclares',
    'turnDays',
    'repeatMoves',
    'combineAttacks',
    'majorGarrisonGround',
    'garrisonNeeded',
    'interceptAborts',
    'transportCheck',
    'rehide',
  ],
  battles: ['reportConfirmHours', 'disputeDays', 'quickGivesVp', 'noRetreatScoring', 'territoryPoints', 'alterations'],
  modules: [
    'momentum',
    'momentumIgnoresSpending',
    'commandResources',
    'resourceLimit',
    'dropships',
    'directives',
    'directiveFailCost',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof Settings)[]>>;

/** All settings, group by group. */
export function settings(): readonly SettingEntry[] {
  const fields = fieldsOf(settingsSchema);
  const defaults = settingsSchema.parse({});
  return keysOf(GROUPS).flatMap((group) =>
    GROUPS[group].map((id) => ({ id, group, field: fields[id], fallback: defaults[id] })),
  );
}
