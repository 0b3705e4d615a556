import { expect, test } from 'vitest';
import { defaultSettings } from './data/settings.ts';
import { RULEBOOK, ruleEntry } from './rulebook.ts';

const CHAPTERS = {
  SETUP: 9,
  MAP: 13,
  CP: 14,
  ORD: 17,
  MOVE: 14,
  BF: 15,
  BTL: 31,
  MULTI: 9,
  MSN: 13,
  XP: 6,
  VP: 10,
  WIN: 4,
  'FAC-CHAOS': 7,
  'FAC-TYR': 5,
  'FAC-ORK': 5,
  'FAC-NEC': 3,
  'FAC-SM': 8,
  'FAC-INQ': 1,
  'FAC-ELD': 4,
  'FAC-DEL': 4,
  'FAC-TAU': 6,
  'FAC-IG': 7,
} as const;
const IDS = Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, i) => `NODE-${chapter}-${String(i + 1).padStart(2, '0')}`),
);

test('the rulebook has all 205 rules, each once', () => {
  const ids = RULEBOOK.flatMap(({ rules }) => rules).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(IDS.toSorted());
  expect(ids).toHaveLength(205);
});

test('a rule that is not in the book has no entry', () => {
  expect(ruleEntry('NODE-CP-03')?.title).toBe('At most 14');
  expect(ruleEntry('NODE-CP-99')).toBeNull();
});

test('the settings that the book names exist', () => {
  const text = RULEBOOK.flatMap(({ rules }) => rules).map(({ wording, ruling }) => `${wording} ${ruling ?? ''}`);
  const named = text.join(' ').match(/`[a-zA-Z.0-9]+`/g) ?? [];
  const known = (path: string): boolean => {
    const [setting = '', member] = path.split('.');
    const value: unknown = Object.entries(defaultSettings).find(([id]) => id === setting)?.[1];
    return member === undefined ? value !== undefined : typeof value === 'object' && value !== null && member in value;
  };
  expect(new Set(named.map((one) => one.slice(1, -1)).filter((one) => !known(one)))).toEqual(new Set(VALUES));
});

/** Values of settings that the book names. */
const VALUES = ['daily', 'connected', 'battleforce', 'shared'];
