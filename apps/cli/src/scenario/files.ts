import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { invariant } from '@sealed-orders/rules/kernel';
import { scenarioText } from '@sealed-orders/text/cli/scenarios';
import { type Document, LineCounter, parseAllDocuments } from 'yaml';
import { scenarioOfRow } from './cases.ts';
import { explainedIssues, lineOf } from './issues.ts';
import { isRecord } from './merge.ts';
import { Problem } from './problem.ts';
import { type Scenario, scenarioSchemaOf } from './schema.ts';
import type { ScenarioSystem } from './system.ts';
import { scenarioSystems, systemOf } from './systems.ts';

/** One scenario of a file, or what is wrong with its form. */
export interface ScenarioText {
  /** `file:line` of its first line. */
  readonly where: string;
  readonly id: string;
  readonly scenario: Scenario | null;
  readonly system: ScenarioSystem | null;
  /** `line: what is wrong`. */
  readonly problems: readonly string[];
}

const schemas = new Map(scenarioSystems.map((system) => [system, scenarioSchemaOf(system.parts)]));

/** All scenario files below the paths, sorted. */
export function scenarioFiles(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) throw new Problem(scenarioText.noPath(path));
    if (!stat.isDirectory()) return [path];
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => /\.ya?ml$/.test(name))
      .sort()
      .map((name) => join(path, name));
  });
}

/** The scenarios of a file: one, or several between lines of `---`. */
export function scenariosIn(file: string): readonly ScenarioText[] {
  return scenariosOf(readFileSync(file, 'utf8'), file);
}

export function scenariosOf(text: string, file: string): readonly ScenarioText[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines });
  if (!Array.isArray(documents)) return [];
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  return documents.flatMap((document) => scenariosOfDocument({ file, document, lineAt }));
}

/** A document of a file, with the positions of its lines. */
interface Place {
  readonly file: string;
  readonly document: Document;
  lineAt(offset: number): number;
}

/** The scenario of a document, or one for each row of its table of cases. */
function scenariosOfDocument({ file, document, lineAt }: Place): readonly ScenarioText[] {
  const first = lineAt(document.contents?.range?.[0] ?? 0);
  const value: unknown = document.errors.length === 0 ? document.toJS() : null;
  const id = isRecord(value) && value.id !== undefined ? String(value.id) : scenarioText.noId;
  const where = `${file}:${first}`;
  const refused = (problems: readonly string[]): readonly ScenarioText[] => [
    { where, id, scenario: null, system: null, problems },
  ];
  if (document.errors.length > 0)
    return refused(document.errors.map((error) => `${lineAt(error.pos[0])}: ${error.message.split('\n')[0]}`));
  const system = systemOf(id);
  if (system === undefined) {
    const known = scenarioSystems.map(({ parts }) => parts.prefix);
    return refused([`${first}: ${scenarioText.noSystem(id, known)}`]);
  }
  const schema = schemas.get(system);
  invariant(schema !== undefined, `${system.parts.name} has no schema`);
  const read = schema.safeParse(value);
  if (!read.success) return refused(explainedIssues(document, read.error.issues, lineAt));
  const { cases } = read.data;
  if (cases === undefined) return [{ where, id, scenario: read.data, system, problems: [] }];
  return cases.map((row, i) => ({
    where: `${file}:${lineOf(document, ['cases', i], lineAt)}`,
    id: scenarioText.row(id, i + 1, row.title),
    scenario: schema.parse(scenarioOfRow(isRecord(value) ? value : {}, row)),
    system,
    problems: [],
  }));
}
