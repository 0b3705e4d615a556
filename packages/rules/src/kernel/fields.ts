import { z } from 'zod';

/**
 * A value that a form can ask for. Forms, the terms of a campaign and the referee's tools are made from these, without
 * knowing the game. A game's inputs that fit none of them get a form of their own behind the game's door.
 */
export type Field =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly longest: number }
  /** Two numbers: columns and rows. */
  | { readonly kind: 'pair'; readonly least: number; readonly most: number }
  /** For each key a least and a most. */
  | { readonly kind: 'ranges'; readonly keys: readonly string[]; readonly least: number; readonly most: number }
  /** For each key one of the values. */
  | { readonly kind: 'choices'; readonly keys: readonly string[]; readonly values: readonly string[] }
  /** For each key a number. */
  | { readonly kind: 'numbers'; readonly keys: readonly string[]; readonly least: number; readonly most: number }
  /** A number; null for none. */
  | { readonly kind: 'limit'; readonly least: number; readonly most: number }
  /** A day: `2031-05-01`. */
  | { readonly kind: 'date' }
  /** A weekday and a time of day, as `weeklySchema` has them. */
  | { readonly kind: 'weekly' }
  /** A time zone by its IANA name. The rules cannot know which there are: the host refuses any others. */
  | { readonly kind: 'zone' }
  /** One of the campaign's seats; null for nobody, if allowed. */
  | { readonly kind: 'seat'; readonly orNobody: boolean }
  /** Numbers for some parts of what is corrected, by the ids of the parts: the game's own pages know which there are. */
  | { readonly kind: 'counts' }
  /** A place on the game's board, by its id. */
  | { readonly kind: 'place' };

export type FieldKind = Field['kind'];

/** One part of the value of `ranges`, `choices`, `numbers` or `weekly`; undefined if missing. */
export function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

/** The two numbers of a `pair`, or of one of the `ranges`. */
export function pairOf(value: unknown): readonly [number, number] {
  const [first, second] = Array.isArray(value) ? value : [];
  return [Number(first ?? 0), Number(second ?? 0)];
}

/** The range of a number without limits in the schema. */
const LIMIT = 1_000_000;

type Described = z.core.JSONSchema.BaseSchema;
type Node = Described | boolean | undefined;

/**
 * The fields of an object schema by name, in its order. Throws if no kind of field fits a member:
 * that is a fault of the game, and the game's tests find it.
 */
export function fieldsOf<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): Readonly<Record<keyof Shape & string, Field>> {
  const { properties = {} } = described(z.toJSONSchema(schema, { io: 'input' }), 'settings');
  const fields = Object.keys(properties).map((name) => [name, fieldOf(name, properties[name])] as const);
  // fromEntries forgets the names, which are those of the schema.
  return Object.fromEntries(fields) as Record<keyof Shape & string, Field>;
}

function described(node: Node, name: string): Described {
  if (typeof node !== 'object') throw unasked(name);
  return node;
}

const unasked = (name: string): Error => new Error(`no form can ask for ${name}`);

function fieldOf(name: string, node: Node): Field {
  const member = described(node, name);
  // These say what they are: a text or an object by itself could be anything.
  if (member.field === 'zone' || member.field === 'weekly') return { kind: member.field };
  if (member.enum !== undefined) return { kind: 'choice', values: member.enum.map(String) };
  if (member.anyOf !== undefined) return limitOf(name, member.anyOf);
  switch (member.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
      return { kind: 'number', ...limitsOf(member) };
    case 'string':
      if (member.format === 'date') return { kind: 'date' };
      return { kind: 'text', longest: member.maxLength ?? LIMIT };
    case 'array':
      return { kind: 'pair', ...limitsOf(firstOf(name, member)) };
    case 'object':
      return groupOf(name, member);
    default:
      throw unasked(name);
  }
}

/** A number or null. */
function limitOf(name: string, [amount, none, ...others]: readonly Node[]): Field {
  const number = described(amount, name);
  if (number.type !== 'integer' || described(none, name).type !== 'null' || others.length > 0) throw unasked(name);
  return { kind: 'limit', ...limitsOf(number) };
}

/** Equal members: numbers, pairs of a least and a most, or choices among the same values. */
function groupOf(name: string, { properties = {} }: Described): Field {
  const keys = Object.keys(properties);
  const one = described(Object.values(properties)[0], name);
  if (one.enum !== undefined) return { kind: 'choices', keys, values: one.enum.map(String) };
  if (one.type !== 'integer') return { kind: 'ranges', keys, ...limitsOf(firstOf(name, one)) };
  const { least, most } = limitsOf(one);
  const isLike = (member: Described): boolean => {
    const limits = limitsOf(member);
    return member.type === 'integer' && limits.least === least && limits.most === most;
  };
  if (!Object.values(properties).every((member) => isLike(described(member, name)))) throw unasked(name);
  return { kind: 'numbers', keys, least, most };
}

function firstOf(name: string, { prefixItems }: Described): Described {
  return described(prefixItems?.[0], name);
}

function limitsOf({ minimum, maximum }: Described): { readonly least: number; readonly most: number } {
  return { least: Math.max(minimum ?? 0, -LIMIT), most: Math.min(maximum ?? LIMIT, LIMIT) };
}
