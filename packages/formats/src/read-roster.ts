import type { Result } from '@sealed-orders/rules/kernel';
import { CAPS } from './caps.ts';
import type { RosterProblem } from './problems.ts';
import { unpacked } from './reading/archive.ts';
import { built } from './reading/built.ts';
import type { RosterForm } from './reading/form.ts';
import { readJson } from './reading/json.ts';
import { kindOf } from './reading/kind.ts';
import { cleaned } from './reading/words.ts';
import { readXml } from './reading/xml.ts';
import type { Roster } from './roster.ts';

/**
 * Reads an army list: `.ros`, `.rosz` or the JSON form, of any living generation. Its first bytes show its kind;
 * `fileName` names a list that has no name. For any bytes the result is a roster or a problem.
 */
export function readRoster(bytes: Uint8Array, fileName: string): Result<Roster, RosterProblem> {
  if (bytes.length > CAPS.fileBytes) {
    return { ok: false, problem: { code: 'too-large', bytes: bytes.length, limit: CAPS.fileBytes } };
  }
  const kind = kindOf(bytes);
  if (kind !== null) return { ok: false, problem: { code: 'file-kind', kind } };
  const file = cleaned(fileName).slice(0, CAPS.nameLength);
  const content = isZip(bytes) ? unpacked(bytes) : ({ ok: true, value: bytes } as const);
  if (!content.ok) return content;
  const form = readText(content.value, file);
  return form.ok ? built(form.value, file.replace(/\.(?:rosz?|json|zip|xml)$/i, '')) : form;
}

/** `PK`, then the number of a file's header or, when it is empty, of the directory's end. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

function readText(bytes: Uint8Array, fileName: string): Result<RosterForm, RosterProblem> {
  if (isUtf16(bytes)) return { ok: false, problem: { code: 'not-utf8' } };
  const start = firstLetter(bytes);
  if (start === 'none') return { ok: false, problem: { code: 'empty' } };
  if (start === 'other') return { ok: false, problem: { code: 'wrong-type', fileName } };
  const text = textOf(bytes);
  if (text === null) return { ok: false, problem: { code: 'not-utf8' } };
  return start === 'json' ? readJson(text) : readXml(text);
}

const SPACES = [0x09, 0x0a, 0x0d, 0x20];
const UTF8_MARK = [0xef, 0xbb, 0xbf];
const LESS = 0x3c;
const BRACKETS = [0x7b, 0x5b];

/** In either order of bytes: after its mark, or with a zero beside the first letter of a list. */
function isUtf16([first, second]: Uint8Array): boolean {
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const letter = first === 0 ? second : second === 0 ? first : undefined;
  return letter !== undefined && [LESS, ...BRACKETS].includes(letter);
}

/** A list begins with `<` or a bracket; a picture or a letter does not. */
function firstLetter(bytes: Uint8Array): 'none' | 'xml' | 'json' | 'other' {
  const from = UTF8_MARK.every((byte, at) => bytes[at] === byte) ? UTF8_MARK.length : 0;
  const first = bytes.subarray(from).find((byte) => !SPACES.includes(byte));
  if (first === undefined) return 'none';
  if (first === LESS) return 'xml';
  return BRACKETS.includes(first) ? 'json' : 'other';
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
