import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Field, fieldsOf } from './fields.ts';
import { weeklySchema, zoneSchema } from './instant.ts';

const amount = z.int().min(0).max(9);
const range = z.tuple([amount, amount]);
const word = z.enum(['off', 'on']);
const AB = { keys: ['a', 'b'] } as const;
const TO_9 = { least: 0, most: 9 } as const;

test.each<[z.ZodType, usual: NonNullable<unknown> | null, Field]>([
  [z.boolean(), true, { kind: 'switch' }],
  [word, 'on', { kind: 'choice', values: ['off', 'on'] }],
  [amount, 3, { kind: 'number', ...TO_9 }],
  [z.string().max(40), 'A', { kind: 'text', longest: 40 }],
  [range, [0, 1], { kind: 'pair', ...TO_9 }],
  [z.strictObject({ a: range, b: range }), { a: [0, 1], b: [0, 1] }, { kind: 'ranges', ...AB, ...TO_9 }],
  [z.strictObject({ a: word, b: word }), { a: 'on', b: 'on' }, { kind: 'choices', ...AB, values: ['off', 'on'] }],
  [z.strictObject({ a: amount.default(3), b: amount }), { a: 1, b: 2 }, { kind: 'numbers', ...AB, ...TO_9 }],
  [amount.nullable(), null, { kind: 'limit', ...TO_9 }],
  [z.iso.date(), '2031-05-01', { kind: 'date' }],
  [weeklySchema, { weekday: 'sunday', time: '19:00' }, { kind: 'weekly' }],
  [zoneSchema, 'Europe/Berlin', { kind: 'zone' }],
])('a schema says what a form asks for, with a default or without: $2.kind', (schema, usual, field) => {
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
