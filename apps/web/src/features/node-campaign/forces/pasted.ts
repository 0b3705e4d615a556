import { type NewUnit, UNIT_CATEGORIES } from '@sealed-orders/rules/node-campaign';
import { BLANK_UNIT, typedUnit, type UnitCategory } from './unit-draft.ts';

/** What a pasted list says. */
export interface Pasted {
  readonly units: readonly NewUnit[];
  /** Lines without a name or points. */
  readonly unread: readonly string[];
}

/** The words for each category, in lower case. */
export type CategoryWords = Readonly<Record<UnitCategory, readonly string[]>>;

const SEPARATOR = /[\t;|]/;
const BULLET = /^\s*(?:[-*•+]\s+)?/;
const POINTS = /^[[(]?\s*(\d[\d,]*)\s*(?:pts?\.?|points?)?\s*[\])]?$/i;
/** `Lynx tanks - 420`, `Lynx tanks [420 pts]`, `Lynx tanks 420 points`. */
const AT_THE_END =
  /^(.*\S)\s*(?:(?:\s[-–—]\s*|:\s*|,\s+|\s[[(]\s*)(\d[\d,]*)\s*(?:pts?\.?|points?)?|\s(\d[\d,]*)\s*(?:pts?\.?|points?))\s*[\])]?$/i;

interface Line {
  readonly name: string;
  readonly points: string | undefined;
  readonly category: UnitCategory | null;
  readonly description: string;
}

/**
 * A list as it was pasted, one unit a line: `Lynx tanks; Troops; 420; long guns`, in any order after the name, or with the points
 * at the end of the line. A line with a category alone is a heading for those below it.
 */
export function pastedUnits(text: string, words: CategoryWords): Pasted {
  const units: NewUnit[] = [];
  const unread: string[] = [];
  let heading: UnitCategory = BLANK_UNIT.category;
  for (const written of text.split(/\r?\n/)) {
    const line = written.replace(BULLET, '').trim();
    if (line === '') continue;
    const category = categoryIn(line, words);
    if (category !== null) {
      heading = category;
      continue;
    }
    const read = SEPARATOR.test(line) ? fieldsOf(line, words) : withPointsAtEnd(line);
    const unit = typedUnit({
      ...{ ...BLANK_UNIT, name: read.name, description: read.description, points: plainNumber(read.points) },
      category: read.category ?? heading,
    });
    if (unit === null) unread.push(line);
    else units.push(unit);
  }
  return { units, unread };
}

const plainNumber = (points: string | undefined): string => points?.replaceAll(',', '') ?? '';

/** The category that the words name, with whatever signs are around them. */
function categoryIn(text: string, words: CategoryWords): UnitCategory | null {
  const bare = text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  return UNIT_CATEGORIES.find((category) => words[category].includes(bare)) ?? null;
}

function fieldsOf(line: string, words: CategoryWords): Line {
  const [name = '', ...fields] = line.split(SEPARATOR).map((field) => field.trim());
  const category = fields.find((field) => categoryIn(field, words) !== null);
  const points = fields.find((field) => POINTS.test(field));
  const rest = fields.filter((field) => field !== '' && field !== category && field !== points);
  return {
    ...{ name, description: rest.join(', '), points: points === undefined ? undefined : POINTS.exec(points)?.[1] },
    category: category === undefined ? null : categoryIn(category, words),
  };
}

function withPointsAtEnd(line: string): Line {
  const [, name = line, one, other] = AT_THE_END.exec(line) ?? [];
  return { name, points: one ?? other, category: null, description: '' };
}
