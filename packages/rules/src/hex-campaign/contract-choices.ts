import { z } from 'zod';

/** Something that an order may say and may leave out, or one of two ways to say it. */
export interface Choice {
  /** Its path, and the context in which each counts: `treatment`, `units.lost`, `on=false`. */
  readonly name: string;
  /** The field, which several orders may have in common. */
  readonly schema: unknown;
  /** Null: whether it is given at all. */
  readonly way: string | null;
  /** Whether a parsed order makes this choice. */
  readonly isIn: (order: unknown) => boolean;
}

/** What an order may contain. */
export interface Choices {
  readonly choices: readonly Choice[];
  /** The values to choose from, by the path of their field: `treatment`. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

type Path = readonly string[];

/** A field of an order. */
interface Field {
  readonly path: Path;
  readonly schema: unknown;
  readonly isOptional: boolean;
  /** The default when it is left out. */
  readonly without?: unknown;
}

const SAYS_NOTHING: ReadonlySet<unknown> = new Set([undefined, null, false, 0, '']);
const NONE: Choices = { choices: [], values: {} };

/** All values at a path, in every member of the lists on the way. */
function valuesAt(value: unknown, path: Path): readonly unknown[] {
  const [first, ...rest] = path;
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  return first === undefined ? [value] : valuesAt(Object(value)[first], rest);
}

const said = ({ path, schema, without }: Field): Choice => ({
  name: path.join('.'),
  schema,
  way: null,
  isIn: (order) => valuesAt(order, path).some((value) => !SAYS_NOTHING.has(value) && value !== without),
});

const saidAs = ({ path, schema }: Field, value: boolean | null): Choice => ({
  name: `${path.join('.')}=${value}`,
  schema,
  way: `${value}`,
  isIn: (order) => valuesAt(order, path).includes(value),
});

function joined(all: readonly Choices[]): Choices {
  const choices = new Map(all.flatMap((one) => one.choices.map((choice) => [choice.name, choice] as const)));
  const values = new Map<string, readonly string[]>();
  for (const [path, more] of all.flatMap((one) => Object.entries(one.values))) {
    values.set(path, [...new Set([...(values.get(path) ?? []), ...more])]);
  }
  return { choices: [...choices.values()], values: Object.fromEntries(values) };
}

/** The fields of one shape, or of alternatives: then fields that only some have are optional. */
function inShapes(shapes: readonly z.ZodRawShape[], path: Path, apart: ReadonlySet<unknown>): Choices {
  return joined(
    shapes.flatMap((shape) =>
      Object.entries(shape).map(([name, schema]) => {
        const isOptional = !shapes.every((other) => name in other);
        // Many fields are hexes: the shape itself tells which alternative is given.
        return choicesIn(schema, { path: [...path, name], schema: isOptional ? shape : schema, isOptional }, apart);
      }),
    ),
  );
}

/** The choices in a schema that does not wrap another. */
function inside(schema: unknown, field: Field, apart: ReadonlySet<unknown>): Choices {
  const { path, isOptional } = field;
  if (schema instanceof z.ZodArray)
    return choicesIn(schema.element, { path, schema: schema.element, isOptional: false }, apart);
  if (schema instanceof z.ZodObject) return inShapes([schema.shape], path, apart);
  if (schema instanceof z.ZodEnum) return { choices: [], values: { [path.join('.')]: schema.options.map(String) } };
  if (schema instanceof z.ZodLiteral)
    return { choices: [], values: { [path.join('.')]: [...schema.values].map(String) } };
  if (schema instanceof z.ZodUnion) {
    const shapes = schema.options.flatMap((option) => (option instanceof z.ZodObject ? [option.shape] : []));
    return inShapes(shapes, path, apart);
  }
  const isSwitch = schema instanceof z.ZodBoolean && !isOptional;
  return isSwitch ? { choices: [saidAs(field, true), saidAs(field, false)], values: {} } : NONE;
}

const mayBeEmpty = (schema: unknown): boolean => schema instanceof z.ZodArray && schema.safeParse([]).success;

/** All choices in a schema, of a field of an order. Schemas that are `apart` are looked at on their own, once. */
function choicesIn(schema: unknown, field: Field, apart: ReadonlySet<unknown>): Choices {
  if (schema instanceof z.ZodDefault) {
    const without = schema.def.defaultValue;
    return choicesIn(schema.def.innerType, { ...field, isOptional: true, without }, apart);
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional) {
    return choicesIn(schema.def.innerType, { ...field, isOptional: true }, apart);
  }
  if (schema instanceof z.ZodNullable) {
    const inner = choicesIn(schema.def.innerType, { ...field, isOptional: true }, apart);
    const none = field.isOptional ? [] : [saidAs(field, null)];
    return { ...inner, choices: [...inner.choices, ...none] };
  }
  if (apart.has(schema)) return NONE;
  const own = field.isOptional || mayBeEmpty(schema) ? [said(field)] : [];
  return joined([{ choices: own, values: {} }, inside(schema, field, apart)]);
}

/** All choices in an order of this shape. Schemas that are `apart` are looked at on their own, once. */
export const choicesOf = (shape: z.ZodRawShape, apart: ReadonlySet<unknown>): Choices => inShapes([shape], [], apart);
