import { describe, expect, test } from 'vitest';
import type { RosterProblem } from './problems.ts';
import { HARBOUR_GUARD, totalOf } from './testing/armies.ts';
import { DIRECTORY_FIELD, problemOf, utf8, withDirectory, zipped } from './testing/files.ts';
import { writtenJson, writtenXml } from './testing/written.ts';

const list = writtenXml(HARBOUR_GUARD, '2.03');
const zip = zipped({ 'list.ros': utf8(list) });
const megabytes = (count: number): Uint8Array => new Uint8Array(count * 1024 * 1024).fill(0x20);

/** A 2.03 list whose only selection is written by hand. */
function around(selection: string, attributes = 'name="List" battleScribeVersion="2.03"'): string {
  return `<roster ${attributes}><forces><force name="F"><selections>${selection}</selections></force></forces></roster>`;
}

const BOMB = `<?xml version="1.0"?>
<!DOCTYPE roster [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>
${around('<selection id="a" name="&c;"/>')}`;

type Case = readonly [title: string, content: Uint8Array | string, problem: RosterProblem];

describe('no army list is', () => {
  test.each<Case>([
    ['an empty file', '', { code: 'empty' }],
    ['a file of spaces', ' \r\n\t ', { code: 'empty' }],
    ['a zipped empty file', zipped({ 'a.ros': utf8('') }), { code: 'empty' }],
    ['50 MB', megabytes(50), { code: 'too-large', bytes: 52_428_800, limit: 5_242_880 }],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), { code: 'file-kind', kind: 'picture' }],
    ['a letter', 'Dear referee', { code: 'wrong-type', fileName: 'list.ros' }],
    ['a letter that begins like an archive', 'PKW, Sonntag', { code: 'wrong-type', fileName: 'list.ros' }],
    ['a file with only half of its mark', 'P.\u0003\u0004', { code: 'wrong-type', fileName: 'list.ros' }],
    ['a file with the other half', '?K\u0003\u0004', { code: 'wrong-type', fileName: 'list.ros' }],
    ['a file with the end of it', '??\u0005\u0006', { code: 'wrong-type', fileName: 'list.ros' }],
    ['a web page', '<html><body>Sign in</body></html>', { code: 'file-kind', kind: 'page' }],
    ['a web page of today', '<!DOCTYPE html>\n<title>Sign in</title>', { code: 'file-kind', kind: 'page' }],
    ['a PDF', '%PDF-1.7\n', { code: 'file-kind', kind: 'pdf' }],
    [
      'a Word document',
      zipped({ '[Content_Types].xml': utf8('a'), 'word/document.xml': utf8('b') }),
      { code: 'file-kind', kind: 'word' },
    ],
    [
      'a spreadsheet',
      zipped({ '[Content_Types].xml': utf8('a'), 'xl/workbook.xml': utf8('b') }),
      { code: 'file-kind', kind: 'spreadsheet' },
    ],
    ['a catalogue', '<catalogue id="c" name="Militias"/>', { code: 'not-a-roster', root: 'catalogue' }],
    ['other JSON', '{"name":"x","lockfileVersion":3}', { code: 'not-a-roster', root: 'name' }],
    ['a JSON array', '[{"roster":{}}]', { code: 'not-a-roster', root: '' }],
    ['XML in UTF-16', new Uint8Array([0xff, 0xfe, 0x3c, 0, 0x72, 0]), { code: 'not-utf8' }],
    ['XML in Latin-1', new Uint8Array([...utf8('<roster name="Caf'), 0xe9, ...utf8('"/>')]), { code: 'not-utf8' }],
    ['a list without selections', '<roster><forces/></roster>', { code: 'no-selections' }],
    [
      'a list of a future generation',
      around('<selection id="a" name="A"/>', 'battleScribeVersion="3.0"'),
      { code: 'unknown-version', version: '3.0' },
    ],
  ])('%s', (_title, content, problem) => {
    expect(problemOf(content)).toEqual(problem);
  });
});

describe('a document is refused', () => {
  test.each<Case>([
    ['for an entity bomb', BOMB, { code: 'doctype' }],
    ['for a document type', `<!DOCTYPE roster>${list.replace(/<\?.*?\?>/, '')}`, { code: 'doctype' }],
    [
      'for an external entity',
      `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${around('<selection id="a" name="&x;"/>')}`,
      { code: 'doctype' },
    ],
    [
      'for an undeclared entity',
      around('<selection id="a" name="&nbsp;"/>'),
      { code: 'unknown-entity', entity: '&nbsp;', path: 'roster.forces.0.selections.0.name' },
    ],
    [
      'for a reference to no character',
      around('<selection id="a" name="&#0;"/>'),
      { code: 'unknown-entity', entity: '&#0;', path: 'roster.forces.0.selections.0.name' },
    ],
    [
      'when it is cut off',
      list.slice(0, list.length - 20),
      { code: 'xml-broken', line: expect.any(Number), column: expect.any(Number) },
    ],
    [
      'with two roots',
      '<roster></roster><roster></roster>',
      { code: 'xml-broken', line: 1, column: expect.any(Number) },
    ],
    ['for an invalid attribute', '<roster __proto__="x"/>', { code: 'xml-broken', line: 1, column: 1 }],
    ['for too many levels', '<roster>'.repeat(70), { code: 'too-deep', depth: 70, limit: 64 }],
    [
      'for too many elements',
      `<roster>${'<a/>'.repeat(300_000)}</roster>`,
      { code: 'too-many-parts', parts: 300_002, limit: 300_000 },
    ],
    [
      'for too many attributes',
      `<roster>${'<a b="" c=\'\'/>'.repeat(100_000)}</roster>`,
      { code: 'too-many-parts', parts: 300_002, limit: 300_000 },
    ],
    [
      'for too many selections',
      around('<selection id="a" name="A"/>'.repeat(3_001)),
      { code: 'too-many-selections', limit: 3_000 },
    ],
    [
      'for an overlong name',
      around(`<selection id="a" name="${'A'.repeat(301)}"/>`),
      { code: 'too-long', path: 'roster.forces.0.selections.0.name', limit: 300 },
    ],
    [
      'for too many kinds of cost',
      around(
        `<selection id="a" name="A"><costs>${Array.from({ length: 21 }, (_, at) => `<cost name="c${at}" value="1"/>`).join('')}</costs></selection>`,
      ),
      { code: 'too-many-cost-types', limit: 20 },
    ],
    [
      'for a cost that is not a number',
      around('<selection id="a" name="A"><costs><cost name="pts" value="many"/></costs></selection>'),
      { code: 'bad-number', path: 'roster.forces.0.selections.0.costs.0.value' },
    ],
    [
      'for half a model',
      around('<selection id="a" name="A" number="1.5"/>'),
      { code: 'bad-number', path: 'roster.forces.0.selections.0.number' },
    ],
    [
      'for a selection without a name',
      around('<selection id="a"/>'),
      { code: 'bad-shape', path: 'roster.forces.0.selections.0.name' },
    ],
    [
      'for a total that is not the sum',
      writtenXml(HARBOUR_GUARD, '2.03', 450),
      { code: 'wrong-total', cost: 'pts', stated: 450, sum: 500 },
    ],
    [
      'for a total of the oldest generation that is not the sum',
      writtenXml(HARBOUR_GUARD, '1.15', 501),
      { code: 'wrong-total', cost: 'pts', stated: 501, sum: 500 },
    ],
  ])('%s', (_title, content, problem) => {
    expect(problemOf(content)).toEqual(problem);
  });
});

describe('JSON is refused', () => {
  const good = writtenJson(HARBOUR_GUARD);
  const withForces = (forces: unknown): string => JSON.stringify({ roster: { name: 'L', forces } });
  test.each<Case>([
    ['when it is cut off', good.slice(0, -5), { code: 'json-broken' }],
    ['for too many brackets', '['.repeat(1_000_000), { code: 'too-deep', depth: 1_000_000, limit: 64 }],
    ['for too many members', `[${'0,'.repeat(300_000)}0]`, { code: 'too-many-parts', parts: 300_001, limit: 300_000 }],
    [
      'for a total that is not the sum',
      writtenJson(HARBOUR_GUARD, 1),
      { code: 'wrong-total', cost: 'pts', stated: 1, sum: 500 },
    ],
    [
      'for too many nested forces',
      withForces([{ forces: Array.from({ length: 140_000 }, () => ({})) }]),
      { code: 'bad-shape', path: 'roster.forces.0.forces' },
    ],
    [
      'for a mistake in each of very many selections, at the first of them',
      withForces([{ selections: Array.from({ length: 140_000 }, () => ({})) }]),
      { code: 'bad-shape', path: 'roster.forces.0.selections.0.id' },
    ],
    ['for text in place of a list', withForces('none'), { code: 'bad-shape', path: 'roster.forces' }],
    ['for a number in place of a force', withForces([7]), { code: 'bad-shape', path: 'roster.forces.0' }],
    [
      'for an excessive number',
      withForces([{ selections: [{ id: 'a', name: 'A', number: 1e300 }] }]),
      { code: 'bad-number', path: 'roster.forces.0.selections.0.number' },
    ],
  ])('%s', (_title, content, problem) => {
    expect(problemOf(content, 'list.json')).toEqual(problem);
  });
});

describe('an archive is refused', () => {
  const big = zipped({ 'a.ros': megabytes(9) });
  const lying = withDirectory(big, { [DIRECTORY_FIELD.size]: 100_000 });
  test.each<Case>([
    ['when it is empty', zipped({}), { code: 'zip-entries', entries: 0 }],
    ['with two lists', zipped({ 'a.ros': utf8(list), 'b.ros': utf8(list) }), { code: 'zip-entries', entries: 2 }],
    ['when it is cut off', zip.slice(0, zip.length - 30), { code: 'zip-broken' }],
    ['when only its head is present', zip.slice(0, 40), { code: 'zip-broken' }],
    ['when its list is corrupted', zip.map((byte, at) => (at === 200 ? byte ^ 0xff : byte)), { code: 'zip-broken' }],
    ['when it has a password', withDirectory(zip, { [DIRECTORY_FIELD.flags]: 0x0008_0001 }), { code: 'zip-encrypted' }],
    ['when it unpacks to 9 MB', big, { code: 'zip-too-large', bytes: 9_437_184, limit: 8_388_608 }],
    ['for a bomb', zipped({ 'a.ros': megabytes(4) }), { code: 'zip-bomb', ratio: expect.any(Number), limit: 100 }],
    ['for a bomb that lies about its size', lying, { code: 'zip-broken' }],
    [
      'when its list is elsewhere',
      withDirectory(zip, { [DIRECTORY_FIELD.local]: 0xffff_fff0 }),
      { code: 'zip-broken' },
    ],
    ['when its checksum is wrong', withDirectory(zip, { [DIRECTORY_FIELD.crc]: 1 }), { code: 'zip-broken' }],
    ['with an archive in it', zipped({ 'a.rosz': zip }), { code: 'wrong-type', fileName: 'list.rosz' }],
    ['with a document type in it', zipped({ 'a.ros': utf8(BOMB) }), { code: 'doctype' }],
  ])('%s', (_title, content, problem) => {
    expect(problemOf(content, 'list.rosz')).toEqual(problem);
  });
});

test('the list behind the hostile ones is valid', () => {
  expect(problemOf(list)).toBeNull();
  expect(problemOf(zip)).toBeNull();
  expect(totalOf(HARBOUR_GUARD.pieces)).toBe(500);
});
