import type { Result } from '@sealed-orders/rules/kernel';
import { type X2jOptions, XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { CAPS } from '../caps.ts';
import type { RosterProblem } from '../problems.ts';
import type { RosterForm } from './form.ts';
import { formed } from './formed.ts';
import type { Notation } from './nodes.ts';
import { scanProblem, scanXml } from './scan.ts';
import { decoded } from './words.ts';

const LISTS = ['force', 'category', 'selection', 'cost', 'costLimit'];

const children = z.record(z.string(), z.unknown());

const notation: Notation = {
  /** `<costs/>` is parsed as '', `<costs><cost/></costs>` as { cost: […] }. Two such lists in one place are invalid. */
  items(value, tag) {
    if (value === undefined || value === '') return [];
    const wrapper = children.safeParse(value);
    return wrapper.success ? (wrapper.data[tag] ?? []) : null;
  },
  text: decoded,
};

/** Reads a `.ros` document. No document type, no entities except those of XML itself. */
export function readXml(text: string): Result<RosterForm, RosterProblem> {
  const document = parsedXml(text, { isArray: (name) => LISTS.includes(name) });
  return document.ok ? formed(document.value, notation) : document;
}

/** Parses a document that is within the limits. What the parser gives depends on its options. */
export function parsedXml(text: string, options: X2jOptions): Result<unknown, RosterProblem> {
  const problem = scanProblem(scanXml(text)) ?? wellFormedness(text);
  if (problem !== null) return { ok: false, problem };
  const document = parsed(text, options);
  if (document === null) return { ok: false, problem: { code: 'xml-broken', line: 1, column: 1 } };
  return { ok: true, value: document };
}

/** The parser tolerates broken text, so that is checked first. */
function wellFormedness(text: string): RosterProblem | null {
  const answer = XMLValidator.validate(text);
  if (answer === true) return null;
  return { code: 'xml-broken', line: answer.err.line ?? 1, column: answer.err.col ?? 1 };
}

/** Null if the parser refuses it, such as an attribute named `__proto__`. */
function parsed(text: string, options: X2jOptions): unknown {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    processEntities: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    parseTagValue: false,
    jPath: false,
    maxNestedTags: CAPS.depth,
    ...options,
  });
  try {
    return parser.parse(text);
  } catch {
    return null;
  }
}
