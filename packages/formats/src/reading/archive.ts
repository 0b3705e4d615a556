import type { Result } from '@sealed-orders/rules/kernel';
import { Inflate } from 'fflate';
import { CAPS } from '../caps.ts';
import type { RosterProblem } from '../problems.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/** The amount inflated between two checks of the size: DEFLATE gives at most 1,032 bytes for one, so 1 MB. */
const STRIDE = 1024;

/** A stored block gives nothing until all of its 64 kB have arrived. After the stream's end nothing ever comes. */
const MAX_IDLE = 80;

interface Entry {
  readonly encrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const broken = { ok: false, problem: { code: 'zip-broken' } } as const;

/**
 * The one file of a ZIP. Its directory is read here and not by the library, which would unpack before anything is
 * counted; its stated size is compared with the actual output.
 */
export function unpacked(bytes: Uint8Array): Result<Uint8Array, RosterProblem> {
  try {
    const entries = entriesOf(bytes);
    const entry = entries?.[0];
    if (entries === null) return broken;
    if (entry === undefined || entries.length > 1) {
      return { ok: false, problem: { code: 'zip-entries', entries: entries.length } };
    }
    const problem = problemOf(entry);
    if (problem !== null) return { ok: false, problem };
    const content = contentOf(bytes, entry);
    return content === null ? broken : { ok: true, value: content };
  } catch {
    // A directory that points outside of the file (RangeError), or data that is not a DEFLATE stream.
    return broken;
  }
}

function problemOf(entry: Entry): RosterProblem | null {
  if (entry.encrypted) return { code: 'zip-encrypted' };
  if (entry.size > CAPS.unpackedBytes) return { code: 'zip-too-large', bytes: entry.size, limit: CAPS.unpackedBytes };
  const ratio = Math.round(entry.size / Math.max(1, entry.packed));
  if (ratio > CAPS.unpackRatio) return { code: 'zip-bomb', ratio, limit: CAPS.unpackRatio };
  return null;
}

/** All files in it, without folders and what macOS adds. Null if it has no directory. */
function entriesOf(bytes: Uint8Array): readonly Entry[] | null {
  const view = viewOf(bytes);
  const end = endOfDirectory(view);
  if (end === null) return null;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) return null;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder('latin1').decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (!name.endsWith('/') && !name.startsWith('__MACOSX/')) entries.push(entryAt(view, at));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function entryAt(view: DataView, at: number): Entry {
  return {
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
}

/** It is last, before a comment of up to 65,535 bytes. */
function endOfDirectory(view: DataView): number | null {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return null;
}

function contentOf(bytes: Uint8Array, entry: Entry): Uint8Array | null {
  const view = viewOf(bytes);
  if (view.getUint32(entry.offset, true) !== LOCAL_ENTRY) return null;
  const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  if (start + entry.packed > bytes.length) return null;
  const packed = bytes.subarray(start, start + entry.packed);
  const content = entry.method === STORED ? packed : entry.method === DEFLATED ? inflated(packed, entry.size) : null;
  return content !== null && content.length === entry.size && crcOf(content) === entry.crc ? content : null;
}

/** Null if the output is not exactly the `size` bytes stated in the directory. */
function inflated(packed: Uint8Array, size: number): Uint8Array | null {
  const content = new Uint8Array(size);
  let filled = 0;
  let idle = 0;
  const inflate = new Inflate((chunk) => {
    if (filled + chunk.length <= size) content.set(chunk, filled);
    filled += chunk.length;
    idle = chunk.length === 0 ? idle + 1 : 0;
  });
  for (let at = 0; at < packed.length && filled < size && idle < MAX_IDLE; at += STRIDE) {
    inflate.push(packed.subarray(at, at + STRIDE), at + STRIDE >= packed.length);
  }
  return filled === size ? content : null;
}

const CRC_TABLE: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
