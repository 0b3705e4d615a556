import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCHEMA_FILE, scenarioJsonSchema } from './json-schema.ts';

test('the published schema is the one that scenarios are read with', () => {
  const published: unknown = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'));
  expect(published, 'npm run scenario-schema writes it').toEqual(JSON.parse(scenarioJsonSchema()));
});

test('it names every word of a scenario, for each game', () => {
  const schema: unknown = JSON.parse(scenarioJsonSchema());
  const ofOneGame = (prefix: string) => ({
    type: 'object',
    required: ['id', 'rules', 'title'],
    additionalProperties: false,
    properties: {
      id: { pattern: expect.stringContaining(`^${prefix}-`) },
      ...{ given: {}, worlds: {}, begin: {}, orders: {}, play: {}, cases: {}, dice: {}, expect: {} },
    },
  });
  expect(schema).toMatchObject({ anyOf: [ofOneGame('HEX'), ofOneGame('NODE'), ofOneGame('SEC'), ofOneGame('TALLY')] });
});
