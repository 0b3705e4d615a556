import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mapFileSchema } from '@sealed-orders/formats';
import { chartSchema } from '@sealed-orders/rules/hex-campaign';
import { z } from 'zod';
import type { Run } from '../command.ts';

/** The path of the published schema. */
export const SCHEMA_FILE = fileURLToPath(new URL('../../../../docs/map.schema.json', import.meta.url));

/** The JSON schema of a file with a map of the hex campaign, as text. */
export function mapJsonSchema(): string {
  const { $schema, ...rest } = z.toJSONSchema(mapFileSchema(chartSchema), { io: 'input' });
  return `${JSON.stringify({ $schema, title: 'A map of Sealed Orders', ...rest }, null, 2)}\n`;
}

/** `map-schema [file]`: writes the schema to its place in docs, or elsewhere. */
export const writeMapSchema: Run = async ([file], { out, cwd }) => {
  const path = file === undefined ? SCHEMA_FILE : resolve(cwd, file);
  writeFileSync(path, mapJsonSchema());
  out(path);
  return 0;
};
