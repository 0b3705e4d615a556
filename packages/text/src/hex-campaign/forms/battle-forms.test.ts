import { expect, test } from 'vitest';
import { battleOrderTo } from './battle-orders.ts';
import { prepText } from './battle-prep.ts';
import { quickText } from './battle-quick.ts';
import { foreseenText } from './battle-report.ts';

test('a line about flak leaves out a Stronghold that adds nothing', () => {
  expect(prepText.flak(1)).toMatch(/, adding 1 for the Stronghold, 2 for each anti-air weapon and /);
  expect(prepText.flak(0)).toMatch(/, adding 2 for each anti-air weapon and /);
});

test('a shrine that adds nothing to possession does not mention it', () => {
  expect(prepText.shrine('khorne', 2, 1)).toBe('Khorne: +2 to summoning, +1 to possession');
  expect(prepText.shrine('undivided', 1, 0)).toBe('Chaos Undivided: +1 to summoning');
});

test('the value behind Quick Battle dice says what does not come from the army', () => {
  expect(quickText.support(0, 0, 'attacker')).toBe('');
  expect(quickText.support(500, 0, 'attacker')).toBe(', including 500 from supporting armies');
  expect(quickText.support(500, 50, 'attacker')).toBe(', including 500 from supporting armies and 50 from air support');
  expect(quickText.support(0, 150, 'defender')).toBe(', including 150 from defences and air support');
});

test('a supporter without a name begins with a capital letter', () => {
  expect(prepText.artillery('a detachment of Ochre')).toBe('A detachment of Ochre may fire from outside the battle');
});

test('an order with its target', () => {
  expect(battleOrderTo('attack', 'Detachment of Ochre')).toBe('Attack Detachment of Ochre');
  expect(battleOrderTo('planned-raid', 'Detachment of Ochre')).toBe('Planned raid on Detachment of Ochre');
  expect(battleOrderTo('withdraw', '0607')).toBe('Withdraw to 0607');
});

test('a side that lost nothing is said to have lost nothing', () => {
  expect(
    foreseenText.sum('Azure', 'Azure', [
      ['Azure', 0],
      ['Ochre', 120],
    ]),
  ).toBe('Azure won and will hold the hex. Azure lost nothing; Ochre lost 120 points.');
});
