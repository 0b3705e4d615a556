import { expect, test } from 'vitest';
import { refereeText } from './referee.ts';

test('a force is its detachments and their points', () => {
  expect(refereeText.force(1, 1240)).toBe('1 detachment, 1,240 points');
});
