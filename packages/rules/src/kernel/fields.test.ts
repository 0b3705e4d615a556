import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Field, fieldsOf } from './fields.ts';
import { weeklySchema, zoneSchema } from './instant.ts';

const amount = z.int().min(0).max(9);
const range = z.tuple([amount, amount]);
const word = z.enum(['off', 'on']);
const AB = { keys: ['a', 'b'] } as const;
const TO_9 = { least: 0, most: 9 } as const;

test.each<[Field['kind'], z.ZodType, usual: NonNullable<unknown> | null, more?: object]>([
  ['switch', z.boolean(), true],
  ['choice', word, 'on', { values: ['off', 'on'] }],
  ['number', amount, 3, TO_9],
  ['text', z.string().max(40), 'A', { longest: 40 }],
  ['pair', range, [0, 1], TO_9],
  ['ranges', z.strictObject({ a: range, b: range }), { a: [0, 1], b: [0, 1] }, { ...AB, ...TO_9 }],
  ['choices', z.strictObject({ a: word, b: word }), { a: 'on', b: 'on' }, { ...AB, values: ['off', 'on'] }],
  ['numbers', z.strictObject({ a: amount.default(3), b: amount }), { a: 1, b: 2 }, { ...AB, ...TO_9 }],
  ['limit', amount.nullable(), null, TO_9],
  ['date', z.iso.date(), '2031-05-01'],
  ['weekly', weeklySchema, { weekday: 'sunday', time: '19:00' }],
  ['zone', zoneSchema, 'Europe/Berlin'],
])('a %s is recognised from its schema, with a default or without', (kind, schema, usual, more = {}) => {
  const field = { kind, ...more };
  const settings = z.strictObject({ bare: schema, usual: schema.default(usual) });
  expect(fieldsOf(settings)).toEqual({ bare: field, usual: field });
});

test.each([
  ['a text or null', z.string().nullable()],
  ['a number, null or yes', z.union([amount, z.null(), z.literal(true)])],
  ['numbers with different limits', z.strictObject({ a: amount, b: z.int().min(1).max(9) })],
  ['a number and a text', z.strictObject({ a: amount, b: z.string() })],
])('no form can ask for %s', (_title, schema) => {
  expect(() => fieldsOf(z.strictObject({ odd: schema }))).toThrow('no form can ask for odd');
});

test.each([
  [true, { weekday: 'sunday', time: '19:00' }],
  [false, { weekday: 'Sunday', time: '19:00' }],
  [false, { weekday: 'sunday', time: '24:00' }],
  [false, { weekday: 'sunday', time: '19:00\n' }],
  [false, { weekday: 'sunday', time: '19:00', zone: 'Etc/UTC' }],
  [false, 'sunday 19:00'],
])('a weekly time is a weekday and a time of day: %j, %j', (isWeekly, value) => {
  expect(weeklySchema.safeParse(value).success).toBe(isWeekly);
});
