import type { Preset, SeatEntry, SettingEntry } from '../kernel/index.ts';
import { fieldsOf, keysOf } from '../kernel/index.ts';
import { settings as settingsSchema } from './schemas/setup.ts';
import type { Settings } from './types.ts';
import { FACTIONS } from './vocabulary.ts';

const NUMBERS = { least: 2, most: 12 } as const;

export const presets: readonly Preset[] = [
  { id: 'club', seats: NUMBERS, clock: null, settings: {} },
  { id: 'short', seats: NUMBERS, clock: null, settings: { endDays: 28, endVp: 80 } },
  { id: 'free', seats: NUMBERS, clock: null, settings: { endDays: null, endVp: null } },
];

export const seatEntries: readonly SeatEntry[] = [
  { id: 'faction', values: FACTIONS, isRequired: true, onlyWith: null },
];

/** The settings in groups, as forms and terms show them. */
const GROUPS = {
  time: ['timeZone', 'endDays', 'endVp', 'setupHours', 'lateJoin', 'anyMix'],
  points: ['startCp', 'dailyCp', 'cpCap', 'lowCpThreshold', 'cpPublic', 'cost', 'cultistCost', 'portalCost'],
  orders: [
    'orderProcessing',
    'processingHour',
    'postdatedOrdersPublic',
    'redeployRange',
    'redeployIntoOpenSpace',
    'expandControlFrom',
    'phaseOutWhileLocked',
    'cedeWhileOccupied',
    'spaceportEasyOrbit',
    'deepSpaceBattles',
    'warpOpenToAll',
    'installationsRebuildable',
    'inquisitionExceptions',
  ],
  night: [
    'accelerationMaxRounds',
    'accelerationOrderMinutes',
    'accelerationProtectsNodes',
    'accelerationEmbargoHours',
    'accelerationEnds',
  ],
  forces: [
    'maxBattleforces',
    'battleforceMaxPoints',
    'killTeamMaxPoints',
    'rosterDays',
    'listApproval',
    'xp',
    'xpPerHonour',
    'killTeamXp',
  ],
  battles: [
    'forceLevelMin',
    'forceLevelMax',
    'forceLevelDefault',
    'battleDeadlineDays',
    'missionDays',
    'choiceHours',
    'reportConfirmHours',
    'disputeDays',
    'multiConsentHours',
    'vacantRandomHours',
  ],
  victory: [
    'battleVp',
    'robinHood',
    'concedeVp',
    'multiVp',
    'pivotalBonus',
    'nodeVp',
    'installationVp',
    'factionVp',
    'nodeFactor',
  ],
  errata: ['errata'],
} as const satisfies Readonly<Record<string, readonly (keyof Settings)[]>>;

/** All settings, group by group. */
export function settings(): readonly SettingEntry[] {
  const fields = fieldsOf(settingsSchema);
  const defaults = settingsSchema.parse({});
  return keysOf(GROUPS).flatMap((group) =>
    GROUPS[group].map((id) => ({ id, group, field: fields[id], fallback: defaults[id] })),
  );
}
