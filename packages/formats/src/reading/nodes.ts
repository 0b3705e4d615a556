import { z } from 'zod';
import { CAPS } from '../caps.ts';
import { type Category, SELECTION_TYPES } from '../roster.ts';
import type { CostForm } from './form.ts';
import { cleaned, type Decoded } from './words.ts';

/** The differences between XML and JSON: how a list of things is wrapped, and how its text is escaped. */
export interface Notation {
  items(value: unknown, tag: string): unknown;
  text(value: string): Decoded;
}

/** Generation 1.15 knows one cost without an id. The later ones call it so. */
const POINTS = { typeId: 'points', name: 'pts' } as const;

/** The old generation's name for the drawer of things without a category. */
export const NO_CATEGORY = '(No Category)';

/** Schema issues beyond a wrong shape. */
export const ISSUES = { number: 'bad-number', entity: 'unknown-entity' } as const;

const NUMBER = /^[+-]?\d{1,9}(?:\.\d{1,20})?(?:[eE][+-]?\d{1,2})?$/;

export type Nodes = ReturnType<typeof nodesIn>;

/**
 * Schemas of the things in a file, each without its children: a file with a mistake in every one of a hundred
 * thousand selections is given up at the first. They take these fields and drop the rest: profiles, rules, texts.
 */
export function nodesIn(notation: Notation) {
  const leaves = leavesIn(notation);
  return {
    roster: rosterIn(notation, leaves),
    force: z
      .object({
        name: leaves.text.optional(),
        forceTypeName: leaves.text.optional(),
        catalogueName: leaves.text.default(''),
        costs: listIn(notation, 'cost', leaves.cost, CAPS.items),
        selections: unreadIn(notation, 'selection', CAPS.parts),
        categories: unreadIn(notation, 'category', CAPS.items),
        forces: unreadIn(notation, 'force', CAPS.items),
      })
      .transform(({ forceTypeName, ...it }) => ({ ...it, name: it.name ?? forceTypeName ?? '' })),
    /** Generation 1.15 keeps selections in the drawer of their category; the later ones write it on them. */
    drawer: z.object({
      categoryId: leaves.id.default(NO_CATEGORY),
      name: leaves.text.default(''),
      selections: unreadIn(notation, 'selection', CAPS.parts),
    }),
    selection: selectionIn(notation, leaves),
  };
}

function leavesIn(notation: Notation) {
  const text = textIn(notation, CAPS.nameLength);
  const id = textIn(notation, CAPS.idLength);
  const amount = numberIn(-CAPS.cost, CAPS.cost, false);
  const cost = z
    .object({ name: text.default(''), typeId: id.default(''), costTypeId: id.default(''), value: amount })
    .transform(
      (it): CostForm => ({ name: it.name, typeId: it.typeId === '' ? it.costTypeId : it.typeId, value: it.value }),
    )
    .refine((it) => it.typeId !== '' || it.name !== '');
  return { text, id, amount, cost };
}

type Leaves = ReturnType<typeof leavesIn>;

function rosterIn(notation: Notation, leaves: Leaves) {
  const { text, amount, cost } = leaves;
  return z
    .object({
      name: text.default(''),
      gameSystemName: text.default(''),
      battleScribeVersion: z.union([z.string().max(50), z.number()]).default(''),
      points: amount.optional(),
      pointsLimit: amount.optional(),
      costs: listIn(notation, 'cost', cost, CAPS.items),
      costLimits: listIn(notation, 'costLimit', cost, CAPS.items),
      forces: unreadIn(notation, 'force', CAPS.items),
    })
    .transform((it) => ({
      name: it.name,
      gameSystem: it.gameSystemName,
      version: cleaned(String(it.battleScribeVersion)),
      costs: withPoints(it.costs, it.points),
      costLimits: withPoints(it.costLimits, it.pointsLimit),
      forces: it.forces,
    }));
}

function selectionIn(notation: Notation, leaves: Leaves) {
  const { text, id, amount, cost } = leaves;
  const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((it) => it === 'true')]);
  const category = z
    .object({ entryId: id.optional(), id: id.default(''), name: text.default(''), primary: flag.default(false) })
    .transform((it): Category => ({ id: it.entryId ?? it.id, name: it.name, primary: it.primary }));
  return z
    .object({
      id,
      name: text,
      customName: text.default(''),
      type: z.enum(SELECTION_TYPES).catch('upgrade'),
      number: numberIn(0, CAPS.number, true).default(1),
      points: amount.optional(),
      costs: listIn(notation, 'cost', cost, CAPS.items),
      categories: listIn(notation, 'category', category, CAPS.items),
      selections: unreadIn(notation, 'selection', CAPS.parts),
    })
    .transform(({ customName, points, ...it }) => ({
      ...it,
      ...(customName === '' || customName === it.name ? {} : { customName }),
      costs: withPoints(it.costs, points),
      categories: it.categories.filter((one) => one.id !== NO_CATEGORY),
    }));
}

function withPoints(costs: readonly CostForm[], points: number | undefined): readonly CostForm[] {
  return costs.length > 0 || points === undefined ? costs : [{ ...POINTS, value: points }];
}

/** A list of things that are read later, one by one. */
function unreadIn(notation: Notation, tag: string, limit: number) {
  return listIn(notation, tag, z.unknown(), limit);
}

function listIn<Item extends z.ZodType>(notation: Notation, tag: string, item: Item, limit: number) {
  return z.preprocess((value, context) => {
    const items = notation.items(value, tag);
    if (!Array.isArray(items) || items.length <= limit) return items;
    context.addIssue({ code: 'too_big', origin: 'array', maximum: limit, input: value });
    return z.NEVER;
  }, z.array(item));
}

function numberIn(lowest: number, highest: number, isWhole: boolean) {
  return z.union([z.number(), z.string()]).transform((value, context) => {
    const number = typeof value === 'number' ? value : NUMBER.test(value.trim()) ? Number(value) : Number.NaN;
    // Adding zero makes one zero of both.
    if (number >= lowest && number <= highest && (!isWhole || Number.isInteger(number))) return number + 0;
    context.addIssue({ code: 'custom', params: { problem: ISSUES.number } });
    return z.NEVER;
  });
}

/** Other programs write an id or a name that looks like a number as a number. */
const written = z.union([z.string(), z.number().transform(String)]);

function textIn(notation: Notation, limit: number) {
  return written.pipe(z.string().max(limit)).transform((value, context) => {
    const plain = notation.text(value);
    if ('text' in plain) return cleaned(plain.text);
    context.addIssue({ code: 'custom', params: { problem: ISSUES.entity, entity: plain.unknown } });
    return z.NEVER;
  });
}
