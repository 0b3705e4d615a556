import type { Result } from '@sealed-orders/rules/kernel';
import type { RosterProblem } from '../problems.ts';
import type { RosterForm } from './form.ts';
import { formed } from './formed.ts';
import type { Notation } from './nodes.ts';
import { scanJson, scanProblem } from './scan.ts';

/** Empty lists are left out of the file. */
const notation: Notation = {
  items: (value) => value ?? [],
  text: (value) => ({ text: value }),
};

/** Reads the JSON form: the elements of the XML as members, its lists as arrays, its numbers as numbers. */
export function readJson(text: string): Result<RosterForm, RosterProblem> {
  const problem = scanProblem(scanJson(text));
  if (problem !== null) return { ok: false, problem };
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return { ok: false, problem: { code: 'json-broken' } };
  }
  return formed(document, notation);
}
