import { expect, test } from 'vitest';
import { RULEBOOK, ruleEntry } from './rulebook.ts';

const CHAPTERS = {
  MAP: 9,
  START: 19,
  TURN: 13,
  MORD: 14,
  MOV: 23,
  SIGHT: 12,
  CLAIM: 23,
  AIR: 15,
  SPY: 14,
  ROUTE: 7,
  BP: 13,
  URB: 10,
  BLD: 24,
  CAPT: 7,
  DIP: 13,
  STR: 7,
  DEF: 17,
  ROAD: 7,
  DET: 25,
  GAR: 12,
  'RACE-IMP': 3,
  'RACE-SM': 13,
  'RACE-BA': 7,
  'RACE-IG': 10,
  'RACE-SOB': 2,
  'RACE-CH': 29,
  'RACE-EL': 10,
  'RACE-DE': 24,
  'RACE-ORK': 3,
  'RACE-TY': 9,
  EXT: 14,
  TBL: 43,
  QB: 12,
  END: 8,
  BORD: 18,
  BMOV: 10,
  AFT: 25,
  XP: 7,
  WD: 13,
  LOOT: 8,
} as const;

test.each(Object.entries(CHAPTERS))('chapter %s has all of its %i rules', (chapter, count) => {
  const ids = Array.from({ length: count }, (_, i) => `HEX-${chapter}-${String(i + 1).padStart(2, '0')}`);
  expect(ids.filter((id) => ruleEntry(id) === null)).toEqual([]);
});

test('no rule appears twice, and omitted rules say why', () => {
  const rules = RULEBOOK.flatMap((chapter) => chapter.rules);
  expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  expect(rules.filter(({ status }) => status.kind === 'left-out' && status.reason === '')).toEqual([]);
});

test('HEX-BLD-17: the rulebook says that all humans are one race, as in the engine', () => {
  expect(ruleEntry('HEX-BLD-17')?.ruling).toContain('All humans count as one race here');
});
