import { hexCampaign, type Settings } from '@sealed-orders/rules/hex-campaign';
import { z } from 'zod';
import { DEFAULTS } from './plan.ts';

/** A setting as a form shows it: what kind of field, and which values a closed list has. */
export type SettingField = { readonly key: keyof Settings } & (
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number' }
  | { readonly kind: 'pair' }
);

interface Described {
  readonly enum?: readonly unknown[];
}

const described = z.toJSONSchema(hexCampaign.schemas.setup, { io: 'input', unrepresentable: 'any' });

/** The closed list of a setting's values as the setup's schema has it; null where it has none. */
function listOf(key: string): readonly string[] | null {
  const settings = described.properties?.settings;
  const field = typeof settings === 'object' ? settings.properties?.[key] : undefined;
  const values: Described['enum'] = typeof field === 'object' ? field.enum : undefined;
  return values?.map(String) ?? null;
}

function fieldOf(key: keyof Settings): SettingField {
  const values = listOf(key);
  if (values) return { key, kind: 'choice', values: values.filter((value) => !UNSERVED[key]?.includes(value)) };
  const value = DEFAULTS.settings[key];
  if (typeof value === 'boolean') return { key, kind: 'switch' };
  return typeof value === 'number' ? { key, kind: 'number' } : { key, kind: 'pair' };
}

/** Values that ask for what no page offers yet: a referee writing a seat's orders. */
const UNSERVED: Readonly<Partial<Record<keyof Settings, readonly string[]>>> = { missedDeadline: ['refereeOrders'] };

/** Settings of phases that the pages do not ask yet. */
const HIDDEN: readonly (keyof Settings)[] = [
  'askedPhases',
  'mergeAirAndMoveOrders',
  'freeRoads',
  'standardComposition',
  'maxSpecialCharsPerDetachment',
  'specialQuota',
  'buildingRefundLimit',
  'constructionOnCapture',
  'freedNeedRearm',
  'wallsCountAsOther',
  'treatyRaceLimits',
  'treatyNotice',
  'spyExtraMissions',
  'newCapital',
  'demonsNeedPortal',
  'webways',
  'imperialPlayer',
  'supportGarrisons',
  'quickBattle',
  'quickBattleWipeout',
  'qbStrongholdDraw',
  'qbSupport',
  'qbDefences',
  'postpone',
  'funBattlesPerTurn',
  'drawMargin',
  'raidDislodges',
  'garrisonVpValue',
  'unitXp',
  'battleReports',
  'optionalRules',
];

const isSetting = (key: string): key is keyof Settings =>
  key in DEFAULTS.settings && !HIDDEN.some((hidden) => hidden === key);

/** All settings in the order of the rules' schema. */
export const SETTING_FIELDS: readonly SettingField[] = Object.keys(DEFAULTS.settings).filter(isSetting).map(fieldOf);
