import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioText } from '@sealed-orders/text/cli/scenarios';
import { type Document, isMap, isNode, isScalar, LineCounter, parseAllDocuments } from 'yaml';
import { Problem } from './problem.ts';
import { type Scenario, scenarioSchemaOf } from './schema.ts';
import { type ScenarioSystem, scenarioSystems, systemOf } from './systems.ts';

/** One scenario of a file, or what is wrong with how it is written. */
export interface ScenarioText {
  /** `file:line` of its first line. */
  readonly where: string;
  readonly id: string;
  readonly scenario: Scenario | null;
  readonly system: ScenarioSystem | null;
  /** `line: what is wrong`. */
  readonly problems: readonly string[];
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
  /** What is wrong with the name of a member. */
  readonly issues?: readonly Issue[];
}

const schemas = new Map(scenarioSystems.map((system) => [system.id, scenarioSchemaOf(system.parts)]));

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
  return documents.map((document) => scenarioOf(document, file, lines));
}

function scenarioOf(document: Document, file: string, lines: LineCounter): ScenarioText {
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const first = lineAt(document.contents?.range?.[0] ?? 0);
  const value: unknown = document.errors.length === 0 ? document.toJS() : null;
  const id = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : scenarioText.noId;
  const refused = (problems: readonly string[]): ScenarioText => ({
    where: `${file}:${first}`,
    id,
    scenario: null,
    system: null,
    problems,
  });
  if (document.errors.length > 0)
    return refused(document.errors.map((error) => `${lineAt(error.pos[0])}: ${error.message.split('\n')[0]}`));
  const system = systemOf(id);
  if (system === undefined) {
    const known = scenarioSystems.map(({ prefix }) => prefix);
    return refused([`${first}: ${scenarioText.noSystem(id, known)}`]);
  }
  const parsed = schemas.get(system.id)?.safeParse(value);
  if (parsed === undefined) return refused([`${first}: ${system.id} has no schema`]);
  if (parsed.success) return { where: `${file}:${first}`, id, scenario: parsed.data, system, problems: [] };
  return refused(
    parsed.error.issues
      .flatMap((issue) => explained(issue))
      .map(({ path, message }) => `${lineOf(document, path, lineAt)}: ${path.map(String).join('.')} ${message}`),
  );
}

/** Of the ways to read a value the one that failed latest, since that is the one that was meant. */
function explained(issue: Issue): readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] {
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({ path: [...issue.path, key], message: scenarioText.noWord }));
  }
  if (issue.code === 'invalid_key') {
    return (issue.issues ?? []).map(({ message }) => ({ path: issue.path, message }));
  }
  if (issue.code !== 'invalid_union' || issue.errors === undefined)
    return [{ path: issue.path, message: issue.message }];
  const meant = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0];
  if (meant === undefined) return [{ path: issue.path, message: issue.message }];
  return meant.flatMap((inner) => explained({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** A branch that failed inside was nearer than one of the wrong kind. */
const depth = (issues: readonly Issue[]): number =>
  Math.max(
    ...issues.map(
      (issue) => issue.path.length * 2 + (issue.code === 'invalid_type' && issue.path.length === 0 ? 0 : 1),
    ),
  );

/** The line of the deepest part of the path that is written. */
function lineOf(document: Document, path: readonly PropertyKey[], lineAt: (offset: number) => number): number {
  const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  for (let length = keys.length; length > 0; length--) {
    const parent: unknown = length === 1 ? document.contents : document.getIn(keys.slice(0, length - 1), true);
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(keys[length - 1]));
      if (pair !== undefined && isNode(pair.key) && pair.key.range) return lineAt(pair.key.range[0]);
    }
    const node: unknown = document.getIn(keys.slice(0, length), true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
  }
  return lineAt(document.contents?.range?.[0] ?? 0);
}
