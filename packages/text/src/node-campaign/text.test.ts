import { seatId } from '@sealed-orders/rules/kernel';
import { nodeCampaign, REFUSALS, type RefusalCode } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { EDIT_GROUPS, EDIT_TEXT } from './edits.ts';
import { nodeCampaignText } from './game.ts';
import { nodeCampaignSetupText as text } from './pages/setup.ts';
import { refusalReason, refusalSentence } from './rejections.ts';
import { ownerTitle, wordsBefore } from './words.ts';

test('a setting that allows no limit has a word for that', () => {
  for (const { id, field } of nodeCampaign.settings)
    if (field.kind === 'limit') expect(Object.keys(text.settings[id]?.values ?? {})).toEqual(['none']);
});

test('each correction is in one group of the list', () => {
  expect(EDIT_GROUPS.flatMap(({ edits }) => edits).toSorted()).toEqual(Object.keys(EDIT_TEXT).toSorted());
});

test('every refusal is one or more whole sentences, with or without facts', () => {
  const wrong = REFUSALS.filter((code) => !/^[A-Z0-9].*[.?]$/.test(refusalSentence({ code, facts: {} })));
  expect(wrong).toEqual([]);
});

test.each<[RefusalCode, Parameters<typeof refusalSentence>[0]['facts'], string]>([
  ['cannot-pay', { price: 5, points: 3 }, 'It costs 5 CP; only 3 available.'],
  ['roster-too-large', { points: 3100, most: 3000 }, 'The roster has 3,100 points; at most 3,000 allowed.'],
  ['map-unplayable', { fault: 'orbit-missing', id: 'vell' }, 'The planet vell needs an orbit.'],
  ['defences-mismatch', { turrets: 2 }, 'Too many turrets; at most 2 allowed.'],
])('%s includes its facts', (code, facts, sentence) => {
  expect(refusalSentence({ code, facts })).toBe(sentence);
});

test('refusals of other games have no text here', () => {
  expect(refusalReason({ code: 'enemy-zoc', facts: {} })).toBeNull();
});

test('a moment is named by its day', () => {
  expect(nodeCampaignText.where({ round: 0, phase: 'set-up' })).toBe('the set-up');
  expect(nodeCampaignText.where({ round: 17, phase: 'war' })).toBe('day 17');
  expect(nodeCampaignText.where({ round: 18, phase: 'game-night' })).toBe('day 18, game night');
});

test('a cell begins with a capital for the Imperial Guard, and with players’ names as they are', () => {
  const words = wordsBefore((id) => `name of ${id}`);
  expect(ownerTitle('*guard', words)).toBe('The Imperial Guard');
  expect(ownerTitle(seatId('azure'), words)).toBe('name of azure');
});
