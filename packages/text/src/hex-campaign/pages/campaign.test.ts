import { expect, test } from 'vitest';
import { campaignText } from './campaign.ts';

test('a force is its detachments and their points', () => {
  expect(campaignText.force(1, 1240)).toBe('1 detachment, 1,240 points');
});
