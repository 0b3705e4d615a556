import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { RosterProblem } from '../problems.ts';
import { archiveOf, type Packed } from '../testing/archives.ts';
import { HARBOUR_GUARD } from '../testing/armies.ts';
import { problemOf, rosterOf, utf8 } from '../testing/files.ts';
import { writtenXml } from '../testing/written.ts';

const content = utf8(writtenXml(HARBOUR_GUARD, '2.03'));
const list = rosterOf(content);
const file: Packed = { name: 'list.ros', content };
const bytes = (length: number): Uint8Array => new Uint8Array(length).fill(7);

describe('a list is read from an archive', () => {
  test.each<[string, Uint8Array]>([
    ['as it is plainly written', archiveOf([file])],
    ['with what programs add to its headers', archiveOf([{ ...file, extra: bytes(28), localExtra: bytes(300) }])],
    ['with a remark on it and one on the archive', archiveOf([{ ...file, remark: 'Sunday' }], 'from the club')],
    ['with the longest possible remark', archiveOf([file], 'r'.repeat(65_535))],
    [
      'in blocks that were stored within the stream',
      archiveOf([{ ...file, stream: deflateRawSync(content, { level: 0 }) }]),
    ],
    [
      'behind folders that carry remarks of their own',
      archiveOf([{ name: 'lists/', content: utf8(''), method: 0, extra: bytes(9), remark: 'folder' }, file]),
    ],
    ['under a name that leads out of the folder', archiveOf([{ ...file, name: '../../../etc/cron.d/list.ros' }])],
    ['under a name from the root', archiveOf([{ ...file, name: '/etc/passwd' }])],
    ['under a name of another drive', archiveOf([{ ...file, name: 'C:\\lists\\list.ros' }])],
    ['under a name with a zero in it', archiveOf([{ ...file, name: 'list.ros\u0000.exe' }])],
    ['under no name at all', archiveOf([{ ...file, name: '' }])],
  ])('%s', (_title, zip) => {
    expect(rosterOf(zip, 'list.rosz')).toEqual(list);
  });

  test.each([0, 9])('that is long and barely compressible, at level %i', (level) => {
    const noise = Array.from({ length: 200_000 }, (_, at) => ((at * 2_654_435_761) >>> 15).toString(36)).join('');
    const long = utf8(`${writtenXml(HARBOUR_GUARD, '2.03')}<!-- ${noise} -->`);
    const stream = deflateRawSync(long, { level });
    expect(stream.length).toBeGreaterThan(300_000);
    expect(rosterOf(archiveOf([{ name: 'list.ros', content: long, stream }]))).toEqual(list);
  });
});

describe('an archive is refused', () => {
  const empty = { name: 'empty', content: utf8(''), method: 0 };
  const big = { name: 'big.ros', content: new Uint8Array(1_000_000).fill(0x20) };
  test.each<[string, Uint8Array, RosterProblem]>([
    ['that understates its list’s size', archiveOf([{ ...file, size: content.length - 1 }]), { code: 'zip-broken' }],
    ['that says more', archiveOf([{ ...file, size: content.length + 1 }]), { code: 'zip-broken' }],
    ['that hides a bomb behind a small size', archiveOf([{ ...big, size: 2_000 }]), { code: 'zip-broken' }],
    [
      'that hides a bomb behind a large packed size',
      archiveOf([{ ...big, packedSize: 900_000 }]),
      { code: 'zip-broken' },
    ],
    [
      'that says it has no packed bytes',
      archiveOf([{ ...file, packedSize: 0 }]),
      { code: 'zip-bomb', ratio: content.length, limit: 100 },
    ],
    ['that stores less than it says', archiveOf([{ ...file, method: 0, size: 5 }]), { code: 'zip-broken' }],
    [
      'that claims to store more than there is',
      archiveOf([{ ...file, method: 0, packedSize: 100_000 }]),
      { code: 'zip-broken' },
    ],
    ['whose sum is of another list', archiveOf([{ ...file, crc: 7 }]), { code: 'zip-broken' }],
    ['that uses another method', archiveOf([{ ...file, method: 14 }]), { code: 'zip-broken' }],
    ['whose stream is invalid', archiveOf([{ ...file, stream: bytes(2_000) }]), { code: 'zip-broken' }],
    [
      'whose stream ends and is followed by a megabyte',
      archiveOf([{ ...file, size: 1_100_000, stream: Buffer.concat([deflateRawSync(content), bytes(1_000_000)]) }]),
      { code: 'zip-broken' },
    ],
    [
      'of very many files',
      archiveOf(Array.from({ length: 20_000 }, () => empty)),
      { code: 'zip-entries', entries: 20_000 },
    ],
    [
      'of a list and a hidden file',
      archiveOf([file, { ...empty, name: '.hidden' }]),
      { code: 'zip-entries', entries: 2 },
    ],
    ['of folders only', archiveOf([{ ...empty, name: 'lists/' }]), { code: 'zip-entries', entries: 0 }],
    [
      'of an archive of a bomb',
      archiveOf([{ name: 'list.rosz', content: archiveOf([big]) }]),
      { code: 'wrong-type', fileName: 'list.rosz' },
    ],
  ])('%s', (_title, zip, problem) => {
    expect(problemOf(zip, 'list.rosz')).toEqual(problem);
  });

  test.each([100, 5_000, 60_000])('whose directory is claimed to be %i bytes further', (offset) => {
    const zip = archiveOf([file]);
    new DataView(zip.buffer).setUint32(zip.length - 6, offset, true);
    expect(problemOf(zip)).toEqual({ code: 'zip-broken' });
  });

  test('whose directory claims more entries than it has', () => {
    const zip = archiveOf([file]);
    new DataView(zip.buffer).setUint16(zip.length - 12, 40, true);
    expect(problemOf(zip)).toEqual({ code: 'zip-broken' });
  });
});
