const PLAIN = /^[A-Za-z$][\w$ ./-]*$/;
const WORDS_WITH_MEANING = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off']);

function text(value: string): string {
  return PLAIN.test(value) && !WORDS_WITH_MEANING.has(value) ? value : `'${value.replaceAll("'", "''")}'`;
}

/** A JSON value on one line as YAML writes it: `{ type: marched, trail: ['1,0'] }`, to be pasted into a scenario. */
export function flow(value: unknown): string {
  if (value === undefined) return '(nothing)';
  if (typeof value === 'string') return text(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${text(key)}: ${flow(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
