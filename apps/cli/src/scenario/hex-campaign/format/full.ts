import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { z } from 'zod';

/** The published schema of sheets and orders in full; scenarios may try what the rules refuse. */

const jsonObject = z.record(z.string(), z.unknown());
const listSchema = z.looseObject({ type: z.literal('array'), items: jsonObject });
const sheetsSchema = z.object({ oneOf: z.array(z.looseObject({ properties: jsonObject })) });

const { oneOf: SHEETS } = sheetsSchema.parse(z.toJSONSchema(hexCampaign.sheets.schema, { io: 'input' }));

/** The JSON schemas of everything that a sheet may list, in any phase: orders, lines, missions. */
function listed(): readonly z.infer<typeof jsonObject>[] {
  const lists = SHEETS.flatMap(({ properties }) => Object.values(properties)).map((member) =>
    listSchema.safeParse(member),
  );
  const shapes = lists.flatMap((list) => (list.success ? [list.data.items] : []));
  const objects = shapes.filter((shape) => shape.type === 'object' || 'oneOf' in shape);
  return [...new Map(objects.map((shape) => [JSON.stringify(shape), shape])).values()];
}

/** A list without its elements: orders describe those. */
const withoutItems = (member: unknown): unknown => (listSchema.safeParse(member).success ? { type: 'array' } : member);

export const fullOrder = z.looseObject({}).meta({
  description: 'In full: an order, a line of a build sheet, an air mission, a mission of a spy, an army to support',
  anyOf: [...listed()],
});

export const fullSheet = z.unknown().meta({
  description: 'Any JSON as a sheet; those that the rules understand have a phase and lists',
  anyOf: SHEETS.map(({ properties, ...shape }) => ({
    ...shape,
    properties: Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, withoutItems(member)])),
  })),
});
