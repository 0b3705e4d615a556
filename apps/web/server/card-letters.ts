/** The letters that a font face has, by their code points: its table `cmap`, in either of the usual formats. */
function lettersOf(face: Buffer): ReadonlySet<number> {
  const map = face.subarray(offsetOf(face, 'cmap'));
  const parts = Array.from({ length: map.readUInt16BE(2) }, (_, i) => map.subarray(map.readUInt32BE(8 + 8 * i)));
  return new Set(parts.flatMap(lettersIn));
}

function offsetOf(face: Buffer, table: string): number {
  for (let at = 12; at < 12 + 16 * face.readUInt16BE(4); at += 16)
    if (face.toString('latin1', at, at + 4) === table) return face.readUInt32BE(at + 8);
  throw new Error(`the font face has no table ${table}`);
}

function lettersIn(part: Buffer): readonly number[] {
  const format = part.readUInt16BE(0);
  if (format === 4) return segments(part);
  if (format === 12) return groups(part);
  return [];
}

/** Format 4: the ends of all segments, two unused bytes, then their beginnings. The last segment only marks the end. */
function segments(part: Buffer): readonly number[] {
  const size = part.readUInt16BE(6);
  return Array.from({ length: size / 2 - 1 }, (_, i) => i).flatMap((i) =>
    from(part.readUInt16BE(16 + size + 2 * i), part.readUInt16BE(14 + 2 * i)),
  );
}

function groups(part: Buffer): readonly number[] {
  return Array.from({ length: part.readUInt32BE(12) }, (_, i) => 16 + 12 * i).flatMap((at) =>
    from(part.readUInt32BE(at), part.readUInt32BE(at + 4)),
  );
}

const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The letters that every one of these fonts has in one of its faces. */
export function lettersOfAll(fonts: readonly (readonly Buffer[])[]): ReadonlySet<number> {
  const [first = [], ...others] = fonts.map((faces) => [...new Set(faces.flatMap((face) => [...lettersOf(face)]))]);
  return new Set(first.filter((letter) => others.every((letters) => letters.includes(letter))));
}

/** What a letter without a glyph is replaced by at first. */
const MISSING = '\u{FFFD}';

/** Marks of other letters, and characters that only direct the writing. */
const UNSEEN = /^[\p{M}\p{Cf}]$/u;

/**
 * The text with `…` for letters that cannot be drawn, and without marks that cannot. The renderer would request a font
 * or a picture for each of them from a server on the internet, and fail without it.
 */
export function drawableText(text: string, letters: ReadonlySet<number>): string {
  const has = (letter: string): boolean => letters.has(letter.codePointAt(0) ?? 0);
  const known = Array.from(text.normalize('NFC').replace(/\s+/g, ' '), (letter) => {
    if (has(letter)) return letter;
    if (UNSEEN.test(letter)) return '';
    const [base = MISSING] = letter.normalize('NFD');
    return has(base) ? base : MISSING;
  });
  return known.join('').replace(/\u{FFFD}(?:[ \u{FFFD}]*\u{FFFD})?/gu, '…');
}
