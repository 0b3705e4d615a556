import { scenarioProblemText } from '@sealed-orders/text/cli/scenarios';
import type { z } from 'zod';
import { Problem } from './problem.ts';

/**
 * A value of the schema. Throws a Problem that says what is wrong, and where.
 * @param outwardText how places in the value's names are written in scenarios
 */
export function parsed<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  what: string,
  outwardText: (text: string) => string = (text) => text,
): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => {
    const place = path.map((key) => outwardText(String(key))).join('.');
    return place === '' ? message : `${place}: ${message}`;
  });
  throw new Problem(scenarioProblemText.notOfTheRules(what, issues));
}
