/** Files that people have by mistake in place of a list or a map. */
export type FileKind = 'pdf' | 'picture' | 'word' | 'spreadsheet' | 'page';

/** Marks at the beginning of files, as Latin-1. */
const MARKS: readonly (readonly [FileKind, RegExp])[] = [
  ['pdf', /^%PDF-/],
  ['picture', /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp(?:heic|heix|mif1|avif))/s],
  ['page', /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+)?html[\s>]/i],
  ['word', /^(?:\xd0\xcf.\xe0|\{\\rtf|PK.*(?:word\/document|opendocument\.text))/s],
  ['spreadsheet', /^PK.*(?:xl\/workbook|opendocument\.spreadsheet)/s],
];

/** The bytes looked at: office programs name their parts near the beginning. */
const LOOKED_AT = 8_192;

/** What a file is by its bytes, if it is one of those that people mistake for a list; else null. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const head = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('latin1');
  return MARKS.find(([, mark]) => mark.test(head))?.[0] ?? null;
}
