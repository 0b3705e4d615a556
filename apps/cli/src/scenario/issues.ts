import { scenarioText } from '@sealed-orders/text/cli/scenarios';
import { type Document, isMap, isNode, isScalar } from 'yaml';

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
  /** What is wrong with the name of a member. */
  readonly issues?: readonly Issue[];
}

/** The errors in a document, each with its line. */
export function explainedIssues(
  document: Document,
  issues: readonly Issue[],
  lineAt: (offset: number) => number,
): readonly string[] {
  return issues
    .flatMap((issue) => explained(issue))
    .map(({ path, message }) => `${lineOf(document, path, lineAt)}: ${path.map(String).join('.')} ${message}`);
}

/** Of the ways to read a value, the one that failed last, since it was most likely meant. */
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

/** A branch that failed inside was closer than one of the wrong kind. */
const depth = (issues: readonly Issue[]): number =>
  Math.max(
    ...issues.map(
      (issue) => issue.path.length * 2 + (issue.code === 'invalid_type' && issue.path.length === 0 ? 0 : 1),
    ),
  );

/** The line of the deepest part of the path that is written. */
export function lineOf(document: Document, path: readonly PropertyKey[], lineAt: (offset: number) => number): number {
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
