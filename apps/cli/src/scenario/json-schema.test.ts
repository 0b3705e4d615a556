import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCHEMA_FILE, scenarioJsonSchema } from './json-schema.ts';

test('the published schema is the one that scenarios are read with', () => {
  const published: unknown = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'));
  expect(published, 'npm run scenario-schema writes it').toEqual(JSON.parse(scenarioJsonSchema()));
});

test('it names every word of a scenario', () => {
  const schema: unknown = JSON.parse(scenarioJsonSchema());
  expect(schema).toMatchObject({
    type: 'object',
    required: ['id', 'rules', 'title'],
    additionalProperties: false,
    properties: { given: {}, worlds: {}, begin: {}, orders: {}, play: {}, dice: {}, expect: {} },
  });
});
