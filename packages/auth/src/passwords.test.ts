import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a hash takes 19 MiB and two passes, and no two are the same', async () => {
  const [one, two] = await Promise.all([hashPassword('a long password'), hashPassword('a long password')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, 'a long password')).toBe(true);
  expect(await verifyPassword(two, 'a long password')).toBe(true);
});

test('another password does not match, nor the same one in other capitals', async () => {
  const hashed = await hashPassword('a long password');
  expect(await verifyPassword(hashed, 'a long passwore')).toBe(false);
  expect(await verifyPassword(hashed, 'A long password')).toBe(false);
  expect(await verifyPassword(hashed, '')).toBe(false);
});

test('an unknown user has no password', async () => {
  expect(await verifyPassword(null, '')).toBe(false);
  expect(await verifyPassword(null, 'a long password')).toBe(false);
});
