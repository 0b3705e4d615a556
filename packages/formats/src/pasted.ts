import { cleaned } from './reading/words.ts';
import { guessedMoveClass, guessedSlot } from './review/guesses.ts';
import type { TypedUnit } from './typed.ts';
import { UNIT_LIMITS } from './units.ts';

/** The longest text that is read, in characters. */
export const LONGEST_TEXT = 20_000;

const POINTS = /[[(]?\s?(\d{1,3},\d{3}|\d{1,6}) ?(?:pts?|points?)\b\.?\s?[\])]?/i;
/** In a text that never says so, a number in brackets or at the end of a line is points. */
const BARE = /[[(]\s?(\d{1,3},\d{3}|\d{1,6})\s?[\])]|(?<=\s)(\d{1,3},\d{3}|\d{2,6})\s*$/;
const PART = /^(?:\s{2,}|\t|\s*[•◦·*>–-])/;
const MARGIN = /^\s*[•◦·*>–-]?/;
const COUNT = /^(\d{1,3}) ?[x×]? +/;
/** `Rifleman x9`, `Riflemen (9)`. */
const COUNT_AFTER = /\s(?:[x×] ?(\d{1,3})|[[(]\s?(\d{1,3})(?: models?)?\s?[\])])$/i;
const MARKS = /^[\s•◦·*>–=+#:-]+|[\s•◦·*>–=+#:,-]+$/g;

/** A unit while its lines are read. */
interface Draft {
  /** What its line begins with, before the name. */
  readonly margin: string;
  readonly name: string;
  readonly points: number;
  readonly section: string;
  readonly parts: string[];
}

/** What was found in the text of a list. */
interface PastedText {
  readonly units: readonly TypedUnit[];
  /** Lines with a number that are neither a unit nor a part of one: a unit may be missing. */
  readonly unread: readonly string[];
}

/**
 * The units in the text of a list, as roster programs and players write it: a line with points is a unit, lines under it
 * that are indented or marked are its parts, and other lines are headings. Where the units themselves are indented or
 * marked, the next line with points that begins in the same way is another unit. Slots, movement and models are guesses
 * for the player to check. No units: no line has points.
 */
export function unitsInText(text: string): PastedText {
  const drafts: Draft[] = [];
  const unread: string[] = [];
  let section = '';
  const lines = text.slice(0, LONGEST_TEXT).split(/\r?\n/);
  const pattern = lines.some((line) => POINTS.test(line.slice(0, 300))) ? POINTS : BARE;
  for (const line of lines) {
    const found = pattern.exec(line.slice(0, 300));
    const points = found?.[1] ?? found?.[2];
    const says =
      nameIn(line.slice(0, Math.min(300, found?.index ?? 300))) || nameIn(line.slice(0, 300).replace(pattern, ''));
    const draft = drafts.at(-1);
    if (says === '' || /^total\b/i.test(says)) continue;
    const margin = MARGIN.exec(line)?.[0] ?? '';
    const isPart = PART.test(line) && draft !== undefined && (points === undefined || margin !== draft.margin);
    if (isPart) draft.parts.push(says);
    else if (points === undefined || /^\s*[+=#]/.test(line)) {
      section = says;
      if (points === undefined && /\d/.test(line)) unread.push(says);
    } else drafts.push({ margin, name: says, points: Number(points.replace(',', '')), section, parts: [] });
  }
  return { units: withoutTitle(drafts).slice(0, UNIT_LIMITS.unitsPerDetachment).map(unitOf), unread };
}

const nameIn = (text: string): string => cleaned(text).replace(MARKS, '');

/** A title says at least the points of all units, and not many more: the limit that the list was written for. */
const MOST_ABOVE = 1.25;

/** The first line may be the title of the list, with the points of all others; one that counts models is a unit. */
function withoutTitle(drafts: readonly Draft[]): readonly Draft[] {
  const [title, ...others] = drafts;
  const sum = others.reduce((all, { points }) => all + points, 0);
  if (title === undefined || others.length === 0) return drafts;
  if (title.parts.length > 0 || countIn(title.name) !== undefined) return drafts;
  return title.points >= sum && title.points <= sum * MOST_ABOVE ? others : drafts;
}

function countIn(says: string): string | undefined {
  const found = COUNT.exec(says) ?? COUNT_AFTER.exec(says);
  return found?.[1] ?? found?.[2];
}

function unitOf({ name, points, section, parts }: Draft): TypedUnit {
  const own = countIn(name);
  const counts = parts.map((part) => Number(countIn(part) ?? 0));
  const models = own === undefined ? Math.max(1, ...counts) : Number(own);
  return {
    name: name.replace(COUNT, '').replace(COUNT_AFTER, '').slice(0, UNIT_LIMITS.nameLength).trim() || '-',
    slot: guessedSlot([section, name]),
    moveClass: guessedMoveClass([section, name, ...parts]),
    models: Math.min(UNIT_LIMITS.models, Math.max(1, models)),
    points: Math.min(100_000, points),
  };
}
