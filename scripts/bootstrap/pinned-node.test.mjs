import { expect, test } from 'vitest';
import { isOlder } from './pinned-node.mjs';

test.each([
  ['18.20.8', true],
  ['22.11.0', true],
  ['24.9.0', false],
  ['24.21.0', false],
  ['26.0.0', false],
])('npm on Node %s gets the pinned one: %j', (version, isLent) => {
  expect(isOlder(version, '24.21.0')).toBe(isLent);
});
