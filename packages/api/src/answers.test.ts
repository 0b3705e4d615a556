import { expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from './router.ts';

/** Parts of an army, which the lobby shows to its own seat and to referees as it was set. */
const AS_THEY_ARE = ['campaigns.lobby.seats.army', 'campaigns.lobby.seats.army.units'];

/** Paths of the objects in an answer that let unnamed fields through. */
function looseIn(schema: unknown, place: string): readonly string[] {
  if (schema instanceof z.ZodObject) {
    const inner = Object.entries(schema.shape).flatMap(([key, value]) => looseIn(value, `${place}.${key}`));
    return schema.def.catchall instanceof z.ZodNever ? inner : [place, ...inner];
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((it) => looseIn(it, place));
  if (schema instanceof z.ZodArray) return looseIn(schema.element, place);
  if (schema instanceof z.ZodRecord) return looseIn(schema.valueType, place);
  if (schema instanceof z.ZodPipe) return looseIn(schema.out, place);
  const isWrapped =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodReadonly;
  return isWrapped ? looseIn(schema.unwrap(), place) : [];
}

/** The schema of a procedure's answer. */
function answerOf(procedure: unknown): unknown {
  if (typeof procedure !== 'function' || !('_def' in procedure)) return undefined;
  const { _def: definition } = procedure;
  return typeof definition === 'object' && definition !== null && 'output' in definition && definition.output;
}

test('fields that an answer does not name are not sent', () => {
  const procedures = Object.entries<unknown>(appRouter._def.procedures);
  const loose = procedures.flatMap(([name, procedure]) => looseIn(answerOf(procedure), name));
  expect(procedures.length).toBeGreaterThan(20);
  expect(loose.toSorted()).toEqual(AS_THEY_ARE);
});
