import type { PhaseEntry, Preset, SeatEntry, SettingEntry } from '../kernel/index.ts';
import { fieldsOf, keysOf } from '../kernel/index.ts';
import { settings as settingsSchema } from './schemas/setup.ts';
import type { Settings } from './types.ts';
import { SIDES, STAGES } from './vocabulary.ts';

/** A battle that players begin themselves, and one that a campaign has filled in. MSN-COMP-07. */
export const presets: readonly Preset[] = [
  { id: 'free', seats: { least: 2, most: 2 }, clock: null, settings: {} },
  { id: 'campaign', seats: { least: 2, most: 2 }, clock: null, settings: {} },
];

export const seatEntries: readonly SeatEntry[] = [{ id: 'side', values: SIDES, isRequired: true, onlyWith: null }];

const BEFORE: readonly string[] = ['briefing', 'setting-aside', 'deployment'];

export const phases: readonly PhaseEntry[] = STAGES.map((id) => ({
  id,
  kind: id === 'closed' ? 'automatic' : 'open',
  isSetup: BEFORE.includes(id),
}));

/** The settings in groups, as forms and terms show them. */
const GROUPS = {
  battle: ['turns', 'manualDice', 'reserveWho', 'reserveTable', 'neverArrived', 'blockedCircle', 'illegalCentre'],
  points: ['halfPoints', 'halfThreshold', 'scoring', 'marginBasis', 'exactTen'],
  table: ['penMinutes', 'closeDays'],
} as const satisfies Readonly<Record<string, readonly (keyof Settings)[]>>;

/** All settings, group by group. */
export function settings(): readonly SettingEntry[] {
  const fields = fieldsOf(settingsSchema);
  const defaults = settingsSchema.parse({});
  return keysOf(GROUPS).flatMap((group) =>
    GROUPS[group].map((id) => ({ id, group, field: fields[id], fallback: defaults[id] })),
  );
}
