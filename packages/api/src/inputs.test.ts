import { expect, test } from 'vitest';
import { textSchema } from './inputs.ts';

test('a text keeps its lines, and loses what would reverse its neighbours', () => {
  expect(textSchema(20).parse(' Held.\n\u202eNot \u2066lost.\u2069 ')).toBe('Held.\nNot lost.');
});

test('Arabic and Hebrew, and emoji of several parts, stay as they are', () => {
  expect(textSchema(40).parse('שלום مرحبا 👩‍🚀')).toBe('שלום مرحبا 👩‍🚀');
});

test('a text loses what nobody can see in it', () => {
  expect(textSchema(40).parse('\u200bHeld\u0007 the\u2060 ford.\r\n\tStill.\ufeff\ud800')).toBe(
    'Held the ford.\n\tStill.',
  );
});

test('a text of which nothing is left is no text', () => {
  expect(textSchema(20, 1).safeParse('\u202e\u200b \u202c').success).toBe(false);
});
