import { isList, isMembers, type Members } from './members.ts';
import { lookup } from './records.ts';

/**
 * A value of plain JSON in which every part with the same content as before is the object that it was before. Whatever
 * is kept by identity, such as texts and comparisons of views, costs as much as what has changed. Neither value is
 * changed.
 */
export function keepingUnchanged<Value>(before: Value, after: Value): Value {
  // Parts are exchanged only for parts with the same content, which the compiler cannot see.
  return kept(before, after) as Value;
}

function kept(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (isList(before)) return isList(after) ? keptList(before, after) : after;
  return isMembers(before) && isMembers(after) ? keptMembers(before, after) : after;
}

function keptList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const values = after.map((value, i) => kept(before[i], value));
  return before.length === after.length && values.every((value, i) => value === before[i]) ? before : values;
}

function keptMembers(before: Members, after: Members): Members {
  const names = Object.keys(after);
  let isSame = names.length === Object.keys(before).length;
  let members: Record<string, unknown> | null = null;
  for (const name of names) {
    const [was, is] = [lookup(before, name), after[name]];
    const value = kept(was, is);
    if (value !== was || !Object.hasOwn(before, name)) isSame = false;
    if (value === is) continue;
    members ??= { ...after };
    members[name] = value;
  }
  return isSame ? before : (members ?? after);
}
