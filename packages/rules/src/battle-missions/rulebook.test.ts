import { expect, test } from 'vitest';
import { defaultSettings } from './data/settings.ts';
import { RULEBOOK, ruleEntry } from './rulebook.ts';

const CHAPTERS = {
  COMP: 11,
  CONC: 7,
  DS: 9,
  DAWN: 4,
  ESC: 5,
  INF: 4,
  NIGHT: 5,
  LEN: 5,
  RES: 9,
  VP: 8,
  OBJ: 7,
  MARGIN: 11,
} as const;
const IDS = Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, i) => `MSN-${chapter}-${String(i + 1).padStart(2, '0')}`),
);

test('the rulebook has all 85 rules, each once', () => {
  const ids = RULEBOOK.flatMap(({ rules }) => rules).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(IDS.toSorted());
  expect(ids).toHaveLength(85);
  expect(ruleEntry('MSN-DAWN-03')?.title).toBe('Dusk');
  expect(ruleEntry('MSN-DAWN-99')).toBeNull();
});

test('the settings that the book names exist', () => {
  const text = RULEBOOK.flatMap(({ rules }) => rules).map(({ wording, ruling }) => `${wording} ${ruling ?? ''}`);
  const named = new Set((text.join(' ').match(/`[a-zA-Z]+`/g) ?? []).map((one) => one.slice(1, -1)));
  expect([...named].filter((one) => !Object.hasOwn(defaultSettings, one))).toEqual([]);
  expect(named.size).toBeGreaterThan(10);
});
