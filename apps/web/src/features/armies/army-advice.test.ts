import type { ArmyTerms } from '@sealed-orders/rules/kernel';
import { hexCampaignSetupText } from '@sealed-orders/text/hex-campaign/setup';
import { expect, test } from 'vitest';
import { adviceOn } from './army-advice.ts';

const TERMS: ArmyTerms = {
  points: 2000,
  force: { least: 750, most: 1500 },
  weakBelow: 500,
  slots: [
    { slot: 'hq', least: 1, most: 2 },
    { slot: 'troops', least: 2, most: 6 },
  ],
};
const words = hexCampaignSetupText.army ?? expect.fail('an army');
const unit = (slot: string, points: number) => ({ slot, points });
const LEGAL = [unit('hq', 200), unit('troops', 400), unit('troops', 400)];

test('a legal force needs no advice', () => {
  expect(adviceOn({ units: LEGAL, terms: TERMS, words })).toEqual([]);
});

test.each([
  ['too little', [unit('hq', 100), unit('troops', 300), unit('troops', 300)], /at least 750/],
  ['too much', [...LEGAL, unit('troops', 700)], /at most 1,500/],
  ['more than all may have', [...LEGAL, unit('troops', 1100)], /2,100 points.*2,000/],
  ['no headquarters', LEGAL.slice(1), /0 HQ; at least 1 needed/],
  ['a single unit of troops', [unit('hq', 400), unit('troops', 400)], /1 Troops; at least 2 needed/],
  ['a third headquarters', [...LEGAL, unit('hq', 9), unit('hq', 9)], /3 HQ; at most 2 allowed/],
  ['what is weak', [unit('hq', 100), unit('troops', 100), unit('troops', 100)], /weak/],
])('%s is reported', (_title, units, says) => {
  expect(adviceOn({ units, terms: TERMS, words }).join(' ')).toMatch(says);
});
