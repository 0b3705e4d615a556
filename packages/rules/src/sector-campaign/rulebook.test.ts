import { expect, test } from 'vitest';
import { defaultSettings } from './data/settings.ts';
import { RULEBOOK, ruleEntry } from './rulebook.ts';

const CHAPTERS = {
  SETUP: 10,
  MAP: 8,
  DEPLOY: 6,
  DROP: 6,
  INIT: 4,
  TURN: 6,
  AIR: 15,
  SCOUT: 9,
  MOVE: 9,
  ATK: 13,
  RESP: 8,
  BTL: 18,
  ISO: 11,
  VP: 14,
  XP: 11,
  MOM: 8,
  CR: 14,
  DIR: 17,
} as const;
const IDS = Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, i) => `SEC-${chapter}-${String(i + 1).padStart(2, '0')}`),
);

test('the rulebook has all 187 rules, each once', () => {
  const ids = RULEBOOK.flatMap(({ rules }) => rules).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(IDS.toSorted());
  expect(ids).toHaveLength(187);
  expect(ruleEntry('SEC-MAP-08')?.title).toBe('Control');
  expect(ruleEntry('SEC-MAP-99')).toBeNull();
});

test('the settings that the book names exist', () => {
  const text = RULEBOOK.flatMap(({ rules }) => rules).map(({ wording, ruling }) => `${wording} ${ruling ?? ''}`);
  const named = new Set((text.join(' ').match(/`[a-zA-Z]+`/g) ?? []).map((one) => one.slice(1, -1)));
  const unknown = [...named].filter((one) => !Object.hasOwn(defaultSettings, one));
  // Values of settings.
  expect(unknown.toSorted()).toEqual(['choose', 'once']);
});
