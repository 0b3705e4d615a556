import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Run } from '../command.ts';
import { scenarioSchemaOf } from './schema.ts';
import { scenarioSystems } from './systems.ts';

/** The path of the published schema. */
export const SCHEMA_FILE = fileURLToPath(new URL('../../../../docs/scenario.schema.json', import.meta.url));

/** The JSON schema of the scenario format, as text. */
export function scenarioJsonSchema(): string {
  const schema = z.union(scenarioSystems.map(({ parts }) => scenarioSchemaOf(parts)));
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return `${JSON.stringify({ $schema, title: 'A scenario of Sealed Orders', ...rest }, null, 2)}\n`;
}

/** `scenario-schema [file]`: writes the schema to its place in docs, or elsewhere. */
export const writeScenarioSchema: Run = async ([file], { out, cwd }) => {
  const path = file === undefined ? SCHEMA_FILE : resolve(cwd, file);
  writeFileSync(path, scenarioJsonSchema());
  out(path);
  return 0;
};
