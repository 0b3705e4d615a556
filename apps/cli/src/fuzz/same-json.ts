type Plain = Readonly<Record<string, unknown>>;

/**
 * Whether two values are the same and of plain JSON, in any order of members: anything that JSON would lose or change
 * (an undefined member, a date, an instance of a class, NaN, minus zero) equals nothing, so a value that equals itself
 * is the same after JSON too, and no text need be made. Tables without a prototype equal those with one.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return Object.is(one, other) && isLeaf(one);
  if (typeof other !== 'object' || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!sameJson(one[i], other[i])) return false;
    return true;
  }
  return isPlain(one) && isPlain(other) && sameMembers(one, other);
}

function sameMembers(one: Plain, other: Plain): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) if (!Object.hasOwn(other, name) || !sameJson(one[name], other[name])) return false;
  return true;
}

function isLeaf(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

function isPlain(value: object): value is Plain {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
