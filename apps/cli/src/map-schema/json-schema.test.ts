import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapJsonSchema, SCHEMA_FILE } from './json-schema.ts';

test('the published schema is the one that maps are read with', () => {
  const published: unknown = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'));
  expect(published, 'npm run map-schema writes it').toEqual(JSON.parse(mapJsonSchema()));
});

test('it describes a file, and its map', () => {
  expect(JSON.parse(mapJsonSchema())).toMatchObject({
    type: 'object',
    required: ['format', 'version', 'name', 'map'],
    additionalProperties: false,
    properties: {
      format: { const: 'sealed-orders-map' },
      map: {
        required: ['size', 'rows', 'rivers', 'names'],
        properties: { roads: {}, airspaces: {}, starts: {} },
        additionalProperties: false,
      },
    },
  });
});
