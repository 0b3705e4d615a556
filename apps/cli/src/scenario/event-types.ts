import { z } from 'zod';

const union = z.object({
  oneOf: z.array(z.object({ properties: z.object({ type: z.object({ const: z.string() }) }) })).min(1),
});

/** The types of the events that a schema of the rules lets through: a union of records told apart by `type`. */
export function eventTypes(schema: z.ZodType): readonly string[] {
  const { oneOf } = union.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return oneOf.map(({ properties }) => properties.type.const);
}
