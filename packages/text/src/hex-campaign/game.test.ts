import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { hexCampaignText } from './game.ts';

const asked = hexCampaign.phases.filter(({ kind }) => kind !== 'automatic').map(({ id }) => id);

test('of every phase that waits for somebody it is said what becomes of those without orders', () => {
  const { unsealed, standing } = hexCampaignText;
  expect(asked.filter((phase) => unsealed(phase) === unsealed(null) || standing(phase) === standing(null))).toEqual([]);
});

// HEX-START-07.
test('whoever places no sites is not left without them', () => {
  expect(hexCampaignText.unsealed('placement')).toBe('dice place their sites');
  expect(hexCampaignText.standing('placement')).toBe('dice place your sites');
});

test('a moment is told by its turn and phase', () => {
  expect(hexCampaignText.where({ round: 0, phase: 'spending' })).toBe('the set-up, Starting purchases');
  expect(hexCampaignText.where({ round: 3, phase: 'movement-orders' })).toBe('turn 3, Movement orders');
});
