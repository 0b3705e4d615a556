import { z } from 'zod';

/**
 * Any JSON in a scenario, since a scenario may try what the rules refuse; the published schema says what the rules
 * understand.
 */
export const documented = (schema: z.ZodType, description: string): z.ZodType => {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io: 'input' });
  return z.unknown().meta({ ...shape, description });
};
