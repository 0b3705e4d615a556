import { CAPS } from '../caps.ts';
import type { RosterProblem } from '../problems.ts';

/** The cost of parsing a file, found in one pass without allocation. */
export interface Scan {
  /** Elements and attributes, or brackets and commas. */
  readonly parts: number;
  readonly depth: number;
  /** A `<!` that opens neither a comment nor CDATA: a document type or an entity. */
  readonly doctype: boolean;
}

/** What prevents parsing a text at all. */
export function scanProblem({ parts, depth, doctype }: Scan): RosterProblem | null {
  if (doctype) return { code: 'doctype' };
  if (depth > CAPS.depth) return { code: 'too-deep', depth, limit: CAPS.depth };
  if (parts > CAPS.parts) return { code: 'too-many-parts', parts, limit: CAPS.parts };
  return null;
}

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const COMMA = 0x2c;
const SLASH = 0x2f;
const GREATER = 0x3e;
const BACKSLASH = 0x5c;
const SQUARE = [0x5b, 0x5d];
const CURLY = [0x7b, 0x7d];

interface Tag {
  /** Index of its `>`, or the end of the text. */
  readonly end: number;
  readonly attributes: number;
}

function tagAt(text: string, from: number): Tag {
  let attributes = 0;
  for (let at = from; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === GREATER) return { end: at, attributes };
    if (char !== QUOTE && char !== APOSTROPHE) continue;
    attributes++;
    const closing = text.indexOf(char === QUOTE ? '"' : "'", at + 1);
    if (closing === -1) break;
    at = closing;
  }
  return { end: text.length, attributes };
}

function after(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at === -1 ? text.length : at + what.length;
}

/** Broken XML is scanned as far as it makes sense; parsing finds the damage. */
export function scanXml(text: string): Scan {
  let parts = 0;
  let open = 0;
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) at = after(text, '-->', at + 4);
    else if (text.startsWith('<![CDATA[', at)) at = after(text, ']]>', at + 9);
    else if (text.startsWith('<!', at)) return { parts, depth, doctype: true };
    else if (text.startsWith('<?', at)) at = after(text, '?>', at + 2);
    else {
      const tag = tagAt(text, at + 1);
      parts += 1 + tag.attributes;
      if (text.charCodeAt(at + 1) === SLASH) open--;
      else {
        depth = Math.max(depth, open + 1);
        if (text.charCodeAt(tag.end - 1) !== SLASH) open++;
      }
      at = tag.end;
    }
  }
  return { parts, depth, doctype: false };
}

function endOfString(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === BACKSLASH) at++;
    else if (char === QUOTE) return at;
  }
  return text.length;
}

/** Counts the parts and levels of a JSON text without parsing it. */
export function scanJson(text: string): Scan {
  let parts = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) at = endOfString(text, at + 1);
    else if (char === COMMA) parts++;
    else if (char === SQUARE[0] || char === CURLY[0]) {
      parts++;
      open++;
      depth = Math.max(depth, open);
    } else if (char === SQUARE[1] || char === CURLY[1]) open--;
  }
  return { parts, depth, doctype: false };
}
