import type { Parsed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** The living generations of the file format: points as attributes, `costTypeId`, `typeId`. */
export const GENERATIONS = ['1.15', '2.01', '2.03'] as const;
export type Generation = (typeof GENERATIONS)[number];

export const SELECTION_TYPES = ['unit', 'model', 'upgrade'] as const;
export type SelectionType = (typeof SELECTION_TYPES)[number];

const costTypeSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Over all selections and the forces themselves. */
  total: z.number(),
  /** Null if the list has no limit for it. */
  limit: z.number().nullable(),
  /** The total that the file states, if it differs. */
  stated: z.number().optional(),
});

/** One kind of cost. */
export type CostType = Parsed<typeof costTypeSchema>;

const costSchema = z.strictObject({
  /** The id of a cost type. */
  type: z.string(),
  value: z.number(),
});

/** A cost that is not zero. It includes the selection's number. */
export type Cost = Parsed<typeof costSchema>;

const categorySchema = z.strictObject({ id: z.string(), name: z.string(), primary: z.boolean() });

export type Category = Parsed<typeof categorySchema>;

/** Something chosen for the list. Its costs do not include its children's. */
export interface SelectionWith<AnyCost> {
  readonly id: string;
  /** In the catalogue. */
  readonly name: string;
  /** The player's own name for it, or a note. */
  readonly customName?: string | undefined;
  readonly type: SelectionType;
  readonly number: number;
  readonly costs: readonly AnyCost[];
  readonly categories: readonly Category[];
  readonly children: readonly SelectionWith<AnyCost>[];
}

export interface ForceWith<AnyCost> {
  readonly name: string;
  readonly catalogue: string;
  readonly selections: readonly SelectionWith<AnyCost>[];
}

/** The common part of a list before and after adding up costs: files state them differently. */
export interface ListWith<AnyCost> {
  readonly name: string;
  readonly gameSystem: string;
  readonly forces: readonly ForceWith<AnyCost>[];
}

export type Selection = SelectionWith<Cost>;
export type Force = ForceWith<Cost>;

/** An army list, cut down to names, numbers, costs and categories. */
export interface Roster extends ListWith<Cost> {
  readonly generation: Generation;
  readonly costTypes: readonly CostType[];
}

const selectionSchema: z.ZodType<Selection> = z.strictObject({
  id: z.string(),
  name: z.string(),
  customName: z.string().optional(),
  type: z.enum(SELECTION_TYPES),
  number: z.int().nonnegative(),
  costs: z.array(costSchema),
  categories: z.array(categorySchema),
  get children() {
    return z.array(selectionSchema);
  },
});

/** A roster that was read before and saved as JSON. */
export const rosterSchema: z.ZodType<Roster> = z.strictObject({
  name: z.string(),
  gameSystem: z.string(),
  generation: z.enum(GENERATIONS),
  costTypes: z.array(costTypeSchema),
  forces: z.array(z.strictObject({ name: z.string(), catalogue: z.string(), selections: z.array(selectionSchema) })),
});

/** The selection and all below it, parents first. */
export function withDescendants<AnyCost>(selection: SelectionWith<AnyCost>): readonly SelectionWith<AnyCost>[] {
  return [selection, ...selection.children.flatMap((child) => withDescendants(child))];
}

/** All selections of all forces, parents first. */
export function allSelections<AnyCost>(list: Pick<ListWith<AnyCost>, 'forces'>): readonly SelectionWith<AnyCost>[] {
  return list.forces.flatMap((force) => force.selections.flatMap((selection) => withDescendants(selection)));
}

/** Sum of the selections' own costs of one type, to a thousandth, so that tenths add up as on paper. */
export function sumOfCosts(selections: readonly Selection[], costType: string): number {
  let sum = 0;
  for (const selection of selections) {
    for (const cost of selection.costs) if (cost.type === costType) sum += cost.value;
  }
  return Math.round(sum * 1000) / 1000;
}
