import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SCHEMA_FILE } from '../json-schema.ts';

const manual = readFileSync(fileURLToPath(new URL('../../../../../docs/scenarios.md', import.meta.url)), 'utf8');
const published = readFileSync(SCHEMA_FILE, 'utf8');

/** The names of all members of a schema, at any depth, and all types that it distinguishes. */
function wordsOf(schema: z.ZodType): readonly string[] {
  const words = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('properties' in value && typeof value.properties === 'object' && value.properties !== null) {
      for (const name of Object.keys(value.properties)) words.add(name);
    }
    if ('const' in value && typeof value.const === 'string') words.add(value.const);
    for (const member of Object.values(value)) visit(member);
  };
  visit(z.toJSONSchema(schema, { io: 'input' }));
  return [...words].sort();
}

describe.each([
  ['sheets', hexCampaign.sheets.schema],
  ['orders on arrival', hexCampaign.schemas.order],
  ['rulings', hexCampaign.schemas.ruling],
])('the words of %s', (_title, schema) => {
  test('are in the published schema', () => {
    expect(wordsOf(schema).filter((word) => !published.includes(`"${word}"`))).toEqual([]);
  });

  test('are in the manual', () => {
    expect(wordsOf(schema).filter((word) => !new RegExp(`[\`{ ,(]${word}[\`:} ,)?]`).test(manual))).toEqual([]);
  });
});

test('how a phase closes is in both', () => {
  for (const word of ['closed-by', 'seals', 'deadline', 'referee']) {
    expect(published).toContain(`"${word}"`);
    expect(manual).toContain(`\`${word}\``);
  }
});
