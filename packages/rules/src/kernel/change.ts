import type { Json } from './canonical.ts';
import { isList, isMembers, type Members } from './members.ts';
import { lookup } from './records.ts';

/** What turns a value of plain JSON into another: the new value, or changes of its members and the names of those gone. */
export type Change =
  | { readonly to: Json }
  | { readonly of: Readonly<Record<string, Change>>; readonly gone: readonly string[] };

/** Null: both have the same text. Lists are replaced as a whole. */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (isMembers(before) && isMembers(after)) return changeOfMembers(before, after);
  if (isList(before) && isList(after) && haveSameValues(before, after)) return null;
  // Values of plain JSON have any type, so the compiler cannot see it.
  return { to: after as Json };
}

/** The value after a change of it. */
export function changed<Value>(before: Value, change: Change | null): Value {
  // A change is made of two values of one type, which the compiler cannot see.
  return after(before, change) as Value;
}

/** Undefined members do not appear in a text. */
const namesOf = (members: Members): readonly string[] =>
  Object.keys(members).filter((name) => members[name] !== undefined);

const haveSameValues = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, i) => changeOf(value, other[i]) === null);

function changeOfMembers(before: Members, later: Members): Change | null {
  const changes = namesOf(later).flatMap((name): readonly (readonly [string, Change])[] => {
    const change = changeOf(lookup(before, name), later[name]);
    return change === null ? [] : [[name, change]];
  });
  const gone = namesOf(before).filter((name) => lookup(later, name) === undefined);
  return changes.length + gone.length === 0 ? null : { of: Object.fromEntries(changes), gone };
}

function after(before: unknown, change: Change | null): unknown {
  if (change === null) return before;
  if ('to' in change) return change.to;
  const members = isMembers(before) ? before : {};
  const { of, gone } = change;
  const kept = namesOf(members).filter((name) => !gone.includes(name));
  const come = Object.keys(of).filter((name) => lookup(members, name) === undefined);
  return Object.fromEntries(
    [...kept, ...come].map((name) => [name, after(lookup(members, name), lookup(of, name) ?? null)]),
  );
}
