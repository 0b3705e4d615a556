import { canonical, fieldsOf, seatId, weeklySchema, zoneSchema } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { drawnValue } from './corrections.ts';
import { randomOf } from './random.ts';

const amount = z.int().min(-3).max(40);
const schema = z.strictObject({
  switch: z.boolean(),
  choice: z.enum(['off', 'on']),
  number: amount,
  limit: amount.nullable(),
  numbers: z.strictObject({ a: amount, b: amount }),
  date: z.iso.date(),
  weekly: weeklySchema,
  zone: zoneSchema,
});
const fields = Object.entries(fieldsOf(schema));
const now: Readonly<Record<string, unknown>> = { number: 40, limit: null, numbers: { a: -3, b: 40 } };

test('the fuzzer draws different values for each kind of field, all valid', () => {
  const random = randomOf('corrections');
  const seats = [seatId('red')];
  const drawn = Array.from({ length: 300 }, () =>
    Object.fromEntries(fields.map(([name, field]) => [name, drawnValue(field, now[name], seats, undefined, random)])),
  );
  expect(drawn.filter((values) => !schema.safeParse(values).success)).toEqual([]);
  const same = fields.flatMap(([name]) =>
    new Set(drawn.map((values) => canonical(values[name]))).size < 2 ? [name] : [],
  );
  expect(same).toEqual([]);
});
