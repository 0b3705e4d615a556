import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { hexCampaignText } from './game.ts';

const asked = hexCampaign.phases.filter(({ kind }) => kind !== 'automatic').map(({ id }) => id);

test('every phase with orders has words for seats that gave none', () => {
  const { unsealed, standing } = hexCampaignText;
  expect(asked.filter((phase) => unsealed(phase) === unsealed(null) || standing(phase) === standing(null))).toEqual([]);
});

// HEX-START-07.
test('players who place no sites still get them', () => {
  expect(hexCampaignText.unsealed('placement')).toBe('their sites are placed by dice roll');
  expect(hexCampaignText.standing('placement')).toBe('your sites are placed by dice roll');
});

test('a moment is named by its turn and phase', () => {
  expect(hexCampaignText.where({ round: 0, phase: 'spending' })).toBe('the set-up, Starting purchases');
  expect(hexCampaignText.where({ round: 3, phase: 'movement-orders' })).toBe('turn 3, Movement orders');
});
