import type { Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { CAPS } from '../caps.ts';
import type { RosterProblem } from '../problems.ts';
import type { Category } from '../roster.ts';
import type { ForceForm, RosterForm, SelectionForm } from './form.ts';
import { ISSUES, NO_CATEGORY, type Nodes, type Notation, nodesIn } from './nodes.ts';
import { cleaned } from './words.ts';

/** The state of a reader of one file. */
interface Reading {
  readonly nodes: Nodes;
  /** Selections met so far. */
  met: number;
}

type Read<Value> = Result<Value, RosterProblem>;

/** `document` is the parser's output: an object whose one member is the roster. */
export function formed(document: unknown, notation: Notation): Read<RosterForm> {
  const root = z.record(z.string(), z.unknown()).safeParse(document);
  if (!root.success) return { ok: false, problem: { code: 'not-a-roster', root: '' } };
  if (!Object.hasOwn(root.data, 'roster')) {
    const name = cleaned(Object.keys(root.data)[0] ?? '').slice(0, 50);
    return { ok: false, problem: { code: 'not-a-roster', root: name } };
  }
  const reading: Reading = { nodes: nodesIn(notation), met: 0 };
  const node = parsed(reading.nodes.roster, root.data.roster, 'roster');
  if (!node.ok) return node;
  const forces = each(node.value.forces, 'roster.forces', (it, path) => forcesIn(reading, it, path));
  return forces.ok ? { ok: true, value: { ...node.value, forces: forces.value } } : forces;
}

/** The force and those inside it. */
function forcesIn(reading: Reading, value: unknown, path: string): Read<readonly ForceForm[]> {
  const node = parsed(reading.nodes.force, value, path);
  if (!node.ok) return node;
  const { name, catalogueName: catalogue, costs } = node.value;
  const loose = selectionsIn(reading, node.value.selections, `${path}.selections`, []);
  if (!loose.ok) return loose;
  const drawn = each(node.value.categories, `${path}.categories`, (it, at) => drawerIn(reading, it, at));
  if (!drawn.ok) return drawn;
  const inner = each(node.value.forces, `${path}.forces`, (it, at) => forcesIn(reading, it, at));
  if (!inner.ok) return inner;
  const force = { name, catalogue, costs, selections: [...loose.value, ...drawn.value] };
  return { ok: true, value: [force, ...inner.value] };
}

function drawerIn(reading: Reading, value: unknown, path: string): Read<readonly SelectionForm[]> {
  const node = parsed(reading.nodes.drawer, value, path);
  if (!node.ok) return node;
  const { categoryId: id, name, selections } = node.value;
  const category = id === NO_CATEGORY ? [] : [{ id, name, primary: true }];
  return selectionsIn(reading, selections, `${path}.selections`, category);
}

function selectionsIn(
  reading: Reading,
  values: readonly unknown[],
  path: string,
  drawer: readonly Category[],
): Read<readonly SelectionForm[]> {
  return each(values, path, (value, at) => {
    reading.met++;
    if (reading.met > CAPS.selections) {
      return { ok: false, problem: { code: 'too-many-selections', limit: CAPS.selections } };
    }
    const node = parsed(reading.nodes.selection, value, at);
    if (!node.ok) return node;
    const inner = selectionsIn(reading, node.value.selections, `${at}.selections`, []);
    if (!inner.ok) return inner;
    const { selections: _unread, categories, ...own } = node.value;
    return { ok: true, value: [{ ...own, categories: [...drawer, ...categories], children: inner.value }] };
  });
}

/** Reads one thing after the other and stops at the first that cannot be read. */
function each<Value>(
  values: readonly unknown[],
  path: string,
  read: (value: unknown, path: string) => Read<readonly Value[]>,
): Read<readonly Value[]> {
  const found: Value[] = [];
  for (const [index, value] of values.entries()) {
    const one = read(value, `${path}.${index}`);
    if (!one.ok) return one;
    for (const it of one.value) found.push(it);
  }
  return { ok: true, value: found };
}

function parsed<Value>(schema: z.ZodType<Value>, value: unknown, path: string): Read<Value> {
  const answer = schema.safeParse(value);
  if (answer.success) return { ok: true, value: answer.data };
  return { ok: false, problem: problemOf(answer.error.issues[0], path) };
}

const customParams = z.object({ problem: z.string(), entity: z.string().optional() });

function problemOf(issue: z.core.$ZodIssue | undefined, from: string): RosterProblem {
  const path = [from, ...(issue?.path ?? [])].map(String).join('.');
  if (issue?.code === 'too_big' && issue.origin === 'string')
    return { code: 'too-long', path, limit: Number(issue.maximum) };
  const custom = issue?.code === 'custom' ? customParams.safeParse(issue.params).data : undefined;
  if (custom?.problem === ISSUES.number) return { code: 'bad-number', path };
  if (custom?.problem === ISSUES.entity) return { code: 'unknown-entity', entity: custom.entity ?? '', path };
  return { code: 'bad-shape', path };
}
