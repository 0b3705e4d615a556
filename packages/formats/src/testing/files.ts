import { strToU8, zipSync } from 'fflate';
import type { RosterProblem } from '../problems.ts';
import { readRoster } from '../read-roster.ts';
import type { Roster } from '../roster.ts';

export const utf8 = strToU8;

export function zipped(files: Readonly<Record<string, Uint8Array>>, level: 0 | 9 = 9): Uint8Array {
  return zipSync(files, { level });
}

/** Overwrites 32-bit fields of the first entry in a ZIP's directory, by their offset in it. */
export function withDirectory(zip: Uint8Array, fields: Readonly<Record<number, number>>): Uint8Array {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  const start = view.getUint32(copy.length - 6, true);
  for (const [offset, value] of Object.entries(fields)) view.setUint32(start + Number(offset), value, true);
  return copy;
}

/** Offsets in an entry of the directory. */
export const DIRECTORY_FIELD = { flags: 8, crc: 16, packed: 20, size: 24, local: 42 } as const;

export function rosterOf(content: Uint8Array | string, fileName = 'list.ros'): Roster {
  const read = readRoster(typeof content === 'string' ? utf8(content) : content, fileName);
  if (!read.ok) throw new Error(`not read: ${JSON.stringify(read.problem)}`);
  return read.value;
}

export function problemOf(content: Uint8Array | string, fileName = 'list.ros'): RosterProblem | null {
  const read = readRoster(typeof content === 'string' ? utf8(content) : content, fileName);
  return read.ok ? null : read.problem;
}

/** A list of generation 2.03 with one force around selections that are written by hand. */
export function xmlAround(selections: string): string {
  return `<roster name="L" battleScribeVersion="2.03"><forces><force name="F"><selections>${selections}</selections></force></forces></roster>`;
}

/** The same in the JSON form. */
export function jsonAround(selections: string): string {
  return `{"roster":{"name":"L","forces":[{"name":"F","selections":[${selections}]}]}}`;
}
