import type { Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { RosterProblem } from '../problems.ts';
import { decoded } from './words.ts';
import { parsedXml } from './xml.ts';

/** An element of an XML document, with its children in their order. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** The text directly in it. */
  readonly text: string;
}

const ATTRIBUTES = ':@';
const TEXT = '#text';

const nodeSchema = z.record(z.string(), z.unknown());
const textSchema = z.object({ [TEXT]: z.string() });
const attributesSchema = z.record(z.string(), z.string());

/** Reads a document with the limits of army lists: no document type, no entities of its own, few levels and parts. */
export function readElements(text: string): Result<Element, RosterProblem> {
  const read = parsedXml(text, { preserveOrder: true });
  if (!read.ok) return read;
  const [root] = elementsIn(read.value);
  return root === undefined
    ? { ok: false, problem: { code: 'xml-broken', line: 1, column: 1 } }
    : { ok: true, value: root };
}

function elementsIn(nodes: unknown): readonly Element[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((given) => {
    const node = nodeSchema.safeParse(given);
    const tag = node.success ? Object.keys(node.data).find((key) => key !== ATTRIBUTES && key !== TEXT) : undefined;
    if (!node.success || tag === undefined) return [];
    const attributes = attributesSchema.safeParse(node.data[ATTRIBUTES] ?? {});
    const children = node.data[tag];
    return [
      {
        tag,
        attributes: Object.fromEntries(
          Object.entries(attributes.success ? attributes.data : {}).map(([name, value]) => [name, plain(value)]),
        ),
        children: elementsIn(children),
        text: textIn(children),
      },
    ];
  });
}

function textIn(children: unknown): string {
  if (!Array.isArray(children)) return '';
  return children
    .map((child) => textSchema.safeParse(child))
    .map((text) => (text.success ? plain(text.data[TEXT]) : ''))
    .join('');
}

/** An unknown entity stays as it is written. */
function plain(text: string): string {
  const found = decoded(text);
  return 'text' in found ? found.text : text;
}
