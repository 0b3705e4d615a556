import type { z } from 'zod';
import type { Random } from './random.ts';

type Shape = z.core.JSONSchema._JSONSchema;
type Fields = Exclude<Shape, boolean>;

/** The characters of strings. */
export interface Words {
  readonly words: readonly string[];
  /** Places one after the other, for lists of places. */
  path(): readonly string[];
}

/** Values that no sheet should contain, and that JSON can. */
const ODDITIES: readonly unknown[] = [null, true, -1, 1e308, 0.5, '', '__proto__', [], {}, [[[]]], { toString: 1 }];

/** How many percent of the values break their schema: most sheets should get past it. */
const ODD = 0.5;

/** A random value of the shape that a JSON schema describes, now and then with something impossible. */
export function anythingOf(shape: Shape, words: Words, random: Random): unknown {
  if (typeof shape === 'boolean' || random.chance(ODD)) return random.pick(ODDITIES);
  const { const: constant, enum: values } = shape;
  if (constant !== undefined) return constant;
  if (values !== undefined) return random.pick(values);
  const variants = shape.oneOf ?? shape.anyOf;
  if (variants !== undefined) return anythingOf(random.pick(variants), words, random);
  switch (shape.type) {
    case 'object':
      return anyObject(shape, words, random);
    case 'array':
      return anyList(shape, words, random);
    case 'string':
      return anyString(shape, words, random);
    case 'integer':
    case 'number':
      return anyNumber(shape, random);
    case 'boolean':
      return random.chance(50);
    default:
      return null;
  }
}

/** A random name of a field; some of the oddities have no words of their own. */
const nameFrom = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function anyObject(fields: Fields, words: Words, random: Random): unknown {
  const { properties = {}, required = [], propertyNames, additionalProperties } = fields;
  if (propertyNames !== undefined && additionalProperties !== undefined) {
    const entries = Array.from({ length: random.int(4) }, () => [
      nameFrom(anythingOf(propertyNames, words, random)),
      anythingOf(additionalProperties, words, random),
    ]);
    return Object.fromEntries(entries);
  }
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, shape]) =>
      required.includes(name) || random.chance(50) ? [[name, anythingOf(shape, words, random)]] : [],
    ),
  );
}

function anyList({ items, minItems = 0, maxItems = 8 }: Fields, words: Words, random: Random): unknown {
  if (items === undefined || Array.isArray(items)) return [];
  const isPath = typeof items !== 'boolean' && items.pattern?.includes(',') === true;
  if (isPath && random.chance(60)) return words.path();
  const length = Math.min(minItems + random.int(8), maxItems);
  const list = Array.from({ length }, () => anythingOf(items, words, random));
  return random.chance(10) && list.length * 2 <= maxItems ? [...list, ...list] : list;
}

function anyString({ pattern, maxLength = 1000 }: Fields, { words }: Words, random: Random): string {
  const wanted = pattern === undefined ? null : new RegExp(pattern);
  for (let tries = 0; tries < 60; tries++) {
    const word = random.pick(words);
    if (wanted === null || wanted.test(word)) return word.slice(0, maxLength);
  }
  return random.pick(words);
}

function anyNumber({ minimum = 0, maximum = 1_000_000 }: Fields, random: Random): number {
  const small = minimum + random.int(Math.min(12, maximum - minimum + 1));
  return random.pick([minimum, small, small, small, maximum, Math.min(maximum, minimum + random.int(400))]);
}
