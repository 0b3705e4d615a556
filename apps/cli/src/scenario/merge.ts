export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `base` with the members of `over` on top, records member by member; `$absent` removes a member. */
export function merged(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return over;
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (value === '$absent') delete result[key];
    else result[key] = Object.hasOwn(result, key) ? merged(result[key], value) : value;
  }
  return result;
}
