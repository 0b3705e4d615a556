import { COLON, COMMA } from './json-bytes.ts';

/** A text in UTF-8 while it is being written: the bytes up to `end`, and room behind them. */
export interface Writing {
  bytes: Uint8Array<ArrayBuffer>;
  end: number;
}

/** An empty text with room for this many bytes; it grows as needed. */
export const blankWriting = (room: number): Writing => ({ bytes: new Uint8Array(room), end: 0 });

/** The text so far, without a copy: valid only until the next write. */
export const writtenBytes = ({ bytes, end }: Writing): Uint8Array<ArrayBuffer> => bytes.subarray(0, end);

/** Up to this many bytes are copied one by one, which is faster than a built-in copy. */
const FEW = 48;
/** The most UTF-8 bytes per code unit. */
const MOST_BYTES = 3;
const [SPACE, QUOTE, BACKSLASH, TILDE] = [0x20, 0x22, 0x5c, 0x7e];

const encoder = new TextEncoder();

function makeRoom(text: Writing, more: number): void {
  if (text.end + more <= text.bytes.length) return;
  const grown = new Uint8Array(2 * (text.bytes.length + more));
  grown.set(writtenBytes(text));
  text.bytes = grown;
}

/** One ASCII character. */
export function putByte(text: Writing, byte: number): void {
  makeRoom(text, 1);
  text.bytes[text.end++] = byte;
}

/** A stretch of another text. */
export function putBytes(text: Writing, from: Uint8Array, start: number, stop: number): void {
  makeRoom(text, stop - start);
  const { bytes, end } = text;
  if (stop - start > FEW) bytes.set(from.subarray(start, stop), end);
  else for (let i = start; i < stop; i++) bytes[end + i - start] = from[i] ?? 0;
  text.end = end + stop - start;
}

/** A string of ASCII characters, verbatim. */
export function putAscii(text: Writing, ascii: string): void {
  makeRoom(text, ascii.length);
  const { bytes, end } = text;
  for (let i = 0; i < ascii.length; i++) bytes[end + i] = ascii.charCodeAt(i);
  text.end = end + ascii.length;
}

/** A string as in JSON. */
export function putQuoted(text: Writing, string: string): void {
  makeRoom(text, string.length + 2);
  const { bytes } = text;
  let at = text.end;
  bytes[at++] = QUOTE;
  for (let i = 0; i < string.length; i++) {
    const code = string.charCodeAt(i);
    if (code < SPACE || code > TILDE || code === QUOTE || code === BACKSLASH) {
      putUtf8(text, JSON.stringify(string));
      return;
    }
    bytes[at++] = code;
  }
  bytes[at++] = QUOTE;
  text.end = at;
}

/** The text before the value of any member but the first: `,"key":`. */
export function putLabel(text: Writing, key: string): void {
  putByte(text, COMMA);
  putQuoted(text, key);
  putByte(text, COLON);
}

/**
 * Ends a record or a list whose members were written from `start` on, each behind a comma: that of the first becomes the
 * bracket that opens it.
 */
export function enclose(text: Writing, start: number, [open, close]: readonly [open: number, close: number]): void {
  if (text.end === start) putByte(text, open);
  else text.bytes[start] = open;
  putByte(text, close);
}

/** Any string without lone surrogates, verbatim. */
function putUtf8(text: Writing, string: string): void {
  makeRoom(text, MOST_BYTES * string.length);
  text.end += encoder.encodeInto(string, text.bytes.subarray(text.end)).written;
}
