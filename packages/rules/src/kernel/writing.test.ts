import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankWriting, putAscii, putByte, putBytes, putQuoted, writtenBytes } from './writing.ts';

test('texts are written in UTF-8, however small the buffer was', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"\\\n\u007f\ud800é兵', 'x'.repeat(99)),
  );
  fc.assert(
    fc.property(fc.array(piece), fc.nat(20), (pieces, room) => {
      const text = blankWriting(room);
      for (const one of pieces) putQuoted(text, one);
      expect(new TextDecoder().decode(writtenBytes(text))).toBe(pieces.map((one) => JSON.stringify(one)).join(''));
    }),
  );
});

test.each([
  ['of one byte each', 'x'],
  ['of two', 'ß'],
  ['of three bytes, the most possible', '兵'],
  ['of four bytes, in two halves', '🎲'],
  ['that JSON escapes with six', '\u0001'],
])('a string with letters %s is written whole, whatever the buffer size', (_title, letter) => {
  const string = letter.repeat(30);
  for (let room = 0; room < 250; room++) {
    const text = blankWriting(room);
    putQuoted(text, string);
    expect(new TextDecoder().decode(writtenBytes(text))).toBe(JSON.stringify(string));
  }
});

test('stretches of another text are copied, few bytes or many', () => {
  const other = Uint8Array.from({ length: 200 }, (_, i) => i);
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), fc.nat(300), (some, others, room) => {
      const [start, stop] = [Math.min(some, others), Math.max(some, others)];
      const text = blankWriting(room);
      putByte(text, 7);
      putBytes(text, other, start, stop);
      putAscii(text, 'end');
      expect([...writtenBytes(text)]).toEqual([7, ...other.slice(start, stop), ...Buffer.from('end')]);
    }),
  );
});
