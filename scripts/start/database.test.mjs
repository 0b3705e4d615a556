import { expect, test } from 'vitest';
import { refusal } from './database.mjs';

const WHERE = 'db.example.org:5432/war';

test.each([
  ['a wrong password', { code: '28P01', message: 'password authentication failed' }, /refuses this user name/],
  ['no password at all', { message: 'SASL: client password must be a string' }, /refuses this user name/],
  ['an unknown database', { code: '3D000', message: 'database "war" does not exist' }, /has no database/],
  ['a server that is full', { code: '53300', message: 'sorry, too many clients already' }, /too many clients already/],
  ['a server without encryption', { message: 'The server does not support SSL connections' }, /does not support SSL/],
  ['nobody there', { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, /cannot be reached/],
  ['an unknown machine', { code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND' }, /cannot be reached/],
  ['silence', { message: 'timeout expired' }, /cannot be reached/],
])('%s is reported by its cause, without the password', (_title, error, sentence) => {
  const told = refusal(error, `postgres://boss:secret@${WHERE}`);
  expect(told).toMatch(sentence);
  expect(told).toContain(WHERE);
  expect(told).not.toContain('secret');
});
