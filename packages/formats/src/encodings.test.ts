import { describe, expect, test } from 'vitest';
import { HARBOUR_GUARD } from './testing/armies.ts';
import { problemOf, rosterOf } from './testing/files.ts';
import { writtenJson, writtenXml } from './testing/written.ts';

/** UTF-16 of either byte order. */
function utf16(text: string, order: 'little' | 'big'): Uint8Array {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(order === 'little' ? bytes : bytes.swap16());
}

describe('a list in another encoding is refused as such', () => {
  const written = [writtenXml(HARBOUR_GUARD, '2.03'), writtenJson(HARBOUR_GUARD), `[${writtenJson(HARBOUR_GUARD)}]`];
  const files = written.flatMap((text) =>
    (['little', 'big'] as const).flatMap((order) => [utf16(text, order), utf16(`\ufeff${text}`, order)]),
  );
  test.each(files.map((file) => [[...file.subarray(0, 4)], file] as const))('that begins with %j', (_start, file) => {
    expect(problemOf(file)).toEqual({ code: 'not-utf8' });
  });

  test.each([
    ['an icon', [0, 0, 1, 0], 'wrong-type'],
    ['a picture', [0xff, 0xd8, 0xff, 0xe0], 'file-kind'],
    ['two marks of one kind', [0xff, 0xff], 'wrong-type'],
    ['half a mark', [0xfe, 0x3c], 'wrong-type'],
    ['one letter', [0x3c], 'xml-broken'],
  ])('and %s is not mistaken for one', (_title, bytes, code) => {
    expect(problemOf(new Uint8Array(bytes))).toMatchObject({ code });
  });

  test('and one that only claims to be is read', () => {
    const list = writtenXml(HARBOUR_GUARD, '2.03');
    const declared = list.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"');
    expect(declared).not.toBe(list);
    expect(rosterOf(declared)).toEqual(rosterOf(list));
  });
});
