import { isList, isMembers } from './members.ts';

/**
 * A deep copy of plain JSON, to be changed. `structuredClone` writes a value down and reads it again, which takes several
 * times as long.
 */
export function copied(value: unknown): unknown {
  if (isList(value)) return value.map(copied);
  if (!isMembers(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const name of Object.keys(copy)) {
    const part = copy[name];
    if (typeof part === 'object') copy[name] = copied(part);
  }
  return copy;
}
