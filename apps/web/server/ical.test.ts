import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escaped, folded, icalendar } from './ical.ts';

const unfolded = (text: string): string => text.replaceAll('\r\n ', '');
const unescaped = (text: string): string =>
  text.replaceAll(/\\([\\;,n])/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign));

test('a calendar with one deadline', () => {
  const event = {
    uid: 'a-3@war.example.org',
    sequence: 2,
    stamp: new Date('2026-11-20T12:00:00.000Z'),
    at: new Date('2026-11-22T21:00:00.000Z'),
    title: 'Fire, smoke; and more: deadline',
    says: 'The phase closes.',
    url: 'https://war.example.org/c/fire',
  };
  expect(icalendar('Sealed Orders', [event]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sealed Orders//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Sealed Orders',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'BEGIN:VEVENT',
    'UID:a-3@war.example.org',
    'SEQUENCE:2',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261122T210000Z',
    'SUMMARY:Fire\\, smoke\\; and more: deadline',
    'DESCRIPTION:The phase closes.',
    'URL:https://war.example.org/c/fire',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['a\\b', 'a\\\\b'],
  ['one\r\ntwo\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['bell\u0007', 'bell'],
])('%j is written as %j', (text, written) => {
  expect(escaped(text)).toBe(written);
});

test('escaped text reads as it was, and cannot begin a line of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (given) => {
      const text = given.replaceAll(/[^\P{Cc}\n]/gu, '');
      expect(unescaped(escaped(text))).toBe(text);
      expect(escaped(given)).not.toMatch(/[\r\n]/);
    }),
  );
});

test('folded lines have up to 75 bytes, never split a character, and unfold to the original', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 60, maxLength: 200, size: 'max' }), (given) => {
      const line = escaped(given);
      const pieces = folded(line).split('\r\n');
      for (const piece of pieces) {
        expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
        expect(Buffer.from(piece).toString()).toBe(piece);
      }
      expect(unfolded(folded(line))).toBe(line);
    }),
  );
});

test('a line of 75 bytes is not folded, one of 76 is', () => {
  expect(folded('a'.repeat(75))).toBe('a'.repeat(75));
  expect(folded('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
});
