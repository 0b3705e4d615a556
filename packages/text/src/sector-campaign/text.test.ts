import { DECISIONS, REFUSALS, type RefusalCode, sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { expect, test } from 'vitest';
import { DECISION_TEXT } from './decisions.ts';
import { EDIT_GROUPS, EDIT_TEXT } from './edits.ts';
import { sectorCampaignText } from './game.ts';
import { directiveText } from './names.ts';
import { sectorCampaignSetupText as text } from './pages/setup.ts';
import { refusalReason, refusalSentence } from './rejections.ts';

test('settings that allow no limit have a word for it', () => {
  for (const { id, field } of sectorCampaign.settings)
    if (field.kind === 'limit') expect(Object.keys(text.settings[id]?.values ?? {})).toEqual(['none']);
});

test('each correction is in exactly one group', () => {
  expect(EDIT_GROUPS.flatMap(({ edits }) => edits).toSorted()).toEqual(Object.keys(EDIT_TEXT).toSorted());
});

test('every refusal is one or more whole sentences, with or without facts', () => {
  const wrong = REFUSALS.filter((code) => !/^[A-Z0-9].*[.?]$/.test(refusalSentence({ code, facts: {} })));
  expect(wrong).toEqual([]);
});

test('what a side owes is a clause, and what happens otherwise is a sentence', () => {
  for (const decision of DECISIONS) {
    const { title, owes, otherwise } = DECISION_TEXT[decision];
    expect([title, owes, otherwise]).toEqual([
      expect.stringMatching(/^[A-Z].*[^.]$/),
      expect.stringMatching(/^[a-z].*[^.]$/),
      expect.stringMatching(/^If .*\.$/),
    ]);
  }
});

test.each<[RefusalCode, Parameters<typeof refusalSentence>[0]['facts'], string]>([
  ['too-many-points', { points: 5005, most: 5000 }, '5,005 points; at most 5,000 allowed. Remove some.'],
  ['cannot-pay', { price: 3, score: 2 }, 'That costs 3 VP; you have 2. Spend less.'],
  ['side-empty', { side: 'east' }, 'East has no players. Put somebody on this side.'],
  ['too-few-majors', { majors: 2 }, 'Choose exactly 2 majors.'],
  [
    'too-deep',
    { lines: [1, 2] },
    'That is too deep in the enemy’s sector. First get a detachment into a captured territory of each of the enemy’s first and second lines, or attack by air or from orbit.',
  ],
])('%s states its facts', (code, facts, sentence) => {
  expect(refusalSentence({ code, facts })).toBe(sentence);
});

test('there are no sentences for refusals of other games', () => {
  expect(refusalReason({ code: 'enemy-zoc', facts: {} })).toBeNull();
});

test('every sum of two dice has a directive', () => {
  const missing = Array.from({ length: 11 }, (_, i) => i + 2).filter((number) => directiveText(number) === null);
  expect([missing, directiveText(13)]).toEqual([[], null]);
});

test('a moment is named by turn and phase', () => {
  expect(sectorCampaignText.where({ round: 0, phase: 'deployment' })).toBe('the set-up, deployment');
  expect(sectorCampaignText.where({ round: 3, phase: 'moves' })).toBe('turn 3, moves');
});

test('a score below zero has a minus sign', () => {
  expect(sectorCampaignText.score(-3)).toBe('−3 VP');
});
