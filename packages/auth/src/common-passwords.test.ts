import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  '1234567890',
  'qwertyuiop',
  'password123',
  'Password123',
  'PASSWORD1234',
  'iloveyou123',
  '1q2w3e4r5t',
  'letmein123',
  'realmadrid',
  'administrator',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'a long password',
  'correct horse battery staple',
  'пароль 密码',
  'zweiundvierzig Kraniche',
  '',
  'constructor',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
