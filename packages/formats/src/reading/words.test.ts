import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleaned, decoded } from './words.ts';

test.each([
  ['Captain&apos;s &amp; crew', "Captain's & crew"],
  ['&lt;&gt;&quot;', '<>"'],
  ['&#233;&#xE9;&#x1F600;', 'éé😀'],
  ['&amp;lt;', '&lt;'],
  ['&#9;&#xA;&#x41;', '\t\nA'],
  ['&#1;', '\u0001'],
  ['&#1114111;', '\u{10ffff}'],
])('%s is decoded once: %s', (raw, text) => {
  expect(decoded(raw)).toEqual({ text });
});

test.each([
  ['&nbsp;', '&nbsp;'],
  ['&toString;', '&toString;'],
  ['&#xD800;', '&#xD800;'],
  ['&#xDFFF;', '&#xDFFF;'],
  ['&#x110000;', '&#x110000;'],
  ['fish & chips', '&'],
  ['&amp', '&amp'],
  ['&ltx', '&ltx'],
  ['&#651', '&#651'],
  ['&#;', '&#;'],
  ['&#x;', '&#x;'],
  ['&#-1;', '&#-1;'],
  ['&#00000065;', '&#00000065;'],
])('%s has an entity that XML does not define: %s', (raw, unknown) => {
  expect(decoded(raw)).toEqual({ unknown });
});

test.each([
  ['  two  \r\n words ', 'two words'],
  ['bell\u0007', 'bell'],
  ['\u202etxet', 'txet'],
  ['half \udc00 pair', 'half pair'],
  ['👩‍🚀 naïve', '👩‍🚀 naïve'],
])('%j is kept as %s', (raw, name) => {
  expect(cleaned(raw)).toBe(name);
});

test('clean text stays unchanged, and can be stored as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleaned(text);
      expect(cleaned(once)).toBe(once);
      expect(new TextDecoder().decode(new TextEncoder().encode(once))).toBe(once);
    }),
  );
});
