import { createDb } from '@sealed-orders/db';
import { expect, test } from 'vitest';
import { createUser, signUpSchema } from './sign-up.ts';

const red = { username: 'red', password: 'a long password', displayName: 'Red' };

test.each([
  ['a username of three', { username: 'abc' }],
  ['a username of thirty-two', { username: 'r'.repeat(32) }],
  ['a username of every allowed kind of character', { username: 'red_baron-2' }],
  ['a password of ten', { password: 'p'.repeat(10) }],
  ['a password of two hundred', { password: 'p'.repeat(200) }],
  ['a password of spaces and of letters of any language', { password: '  пароль 密码  ' }],
  ['a time zone', { timeZone: 'Africa/Lagos' }],
  ['no time zone', { timeZone: null }],
  ['a display name of one', { displayName: 'R' }],
  ['a display name of forty', { displayName: 'r'.repeat(40) }],
])('%s is valid', (_title, change) => {
  const typed = { ...red, ...change };
  expect(signUpSchema.parse(typed)).toEqual(typed);
});

test.each([
  ['a username of two', { username: 'ab' }],
  ['a username of thirty-three', { username: 'r'.repeat(33) }],
  ['a username with a dot', { username: 'red.baron' }],
  ['a username in other letters', { username: 'rеd' }],
  ['a username of two lines', { username: 'red\nbaron' }],
  ['a password of nine', { password: 'p'.repeat(9) }],
  ['a password of two hundred and one', { password: 'p'.repeat(201) }],
  ['a display name of forty-one', { displayName: 'r'.repeat(41) }],
  ['a display name of two lines', { displayName: 'Red\nBaron' }],
  ['a display name that hides something', { displayName: 'Red\u200b' }],
  ['a time zone that does not exist', { timeZone: 'Mars/Olympus' }],
  ['no password', { password: undefined }],
])('%s is not valid', (_title, change) => {
  expect(signUpSchema.safeParse({ ...red, ...change }).success).toBe(false);
});

test('a username and a display name lose the spaces around them, a password keeps its own', () => {
  const typed = { username: ' RED ', password: ' a long password ', displayName: ' Red Baron ' };
  expect(signUpSchema.parse(typed)).toEqual({
    username: 'red',
    password: ' a long password ',
    displayName: 'Red Baron',
  });
});

test('an internal error is not reported as a taken name', async () => {
  const db = createDb({ connectionString: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 });
  await expect(createUser(db, red)).rejects.toThrow();
  await db.close();
});
