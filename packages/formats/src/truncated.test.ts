import { describe, expect, test } from 'vitest';
import { HARBOUR_GUARD } from './testing/armies.ts';
import { problemOf, utf8, zipped } from './testing/files.ts';
import { writtenJson, writtenXml } from './testing/written.ts';

const xml = utf8(writtenXml(HARBOUR_GUARD, '2.03'));
const TWENTIETHS = Array.from({ length: 19 }, (_, i) => (i + 1) * 5);

describe.each([
  ['XML of 1.15', utf8(writtenXml(HARBOUR_GUARD, '1.15')), 'xml-broken'],
  ['XML of 2.01', utf8(writtenXml(HARBOUR_GUARD, '2.01')), 'xml-broken'],
  ['XML of 2.03', xml, 'xml-broken'],
  ['JSON', utf8(writtenJson(HARBOUR_GUARD)), 'json-broken'],
  ['a ZIP', zipped({ 'list.ros': xml }), 'zip-broken'],
  ['a stored ZIP', zipped({ 'list.ros': xml }, 0), 'zip-broken'],
])('a list in %s', (_title, file, code) => {
  test('is read when complete', () => {
    expect(problemOf(file)).toBeNull();
  });

  test.each(TWENTIETHS)('is refused when it is cut off at %i %%', (percent) => {
    expect(problemOf(file.slice(0, Math.floor((file.length * percent) / 100)))).toMatchObject({ code });
  });

  test('is refused when its last byte is lost', () => {
    expect(problemOf(file.slice(0, -1))).toMatchObject({ code });
  });
});

test('a ZIP without its end is refused whatever it contains', () => {
  const zip = zipped({ 'a.ros': xml });
  for (let lost = 1; lost <= 22; lost++) expect(problemOf(zip.slice(0, -lost))).toEqual({ code: 'zip-broken' });
});
