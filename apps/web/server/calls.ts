import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { TRPC_PATH } from './trpc-path.ts';

/** One call of a procedure. */
export interface Call {
  readonly path: string;
  readonly type: 'query' | 'mutation';
  readonly input: unknown;
  readonly index: number;
}

export interface Calls {
  readonly isBatch: boolean;
  readonly calls: readonly Call[];
}

/** A page asks for a handful of things at once. */
const MOST_CALLS = 20;

const TYPES: Readonly<Record<string, Call['type']>> = { GET: 'query', POST: 'mutation' };

const batchSchema = z.record(z.string(), z.unknown());

/** What a request asks for; null when it is no call in JSON. */
export function readCalls(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, body: string): Calls | null {
  const type = TYPES[request.method ?? ''];
  if (type === undefined) return null;
  // A form of another site can send anything but this type unasked.
  if (type === 'mutation' && !request.headers['content-type']?.startsWith('application/json')) return null;
  const [path = '', query = ''] = (request.url ?? '').slice(TRPC_PATH.length).split('?', 2);
  const parameters = new URLSearchParams(query);
  const input = parsed(type === 'query' ? (parameters.get('input') ?? '') : body);
  if (input === undefined) return null;
  const name = decoded(path);
  if (name === null) return null;
  if (parameters.get('batch') !== '1')
    return { isBatch: false, calls: [{ path: name, type, input: input.json, index: 0 }] };
  const inputs = batchSchema.safeParse(input.json ?? {});
  const paths = name.split(',');
  if (!inputs.success || paths.length > MOST_CALLS) return null;
  return { isBatch: true, calls: paths.map((it, index) => ({ path: it, type, input: inputs.data[index], index })) };
}

/** Nothing at all is an input too: that of procedures without one. */
function parsed(text: string): { readonly json: unknown } | undefined {
  if (text === '') return { json: undefined };
  try {
    // Only what is written as an escape can be such a character, and pages write hardly anything so.
    if (text.includes('\\u') && holdsUnkept(text)) return undefined;
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** NUL and halves of surrogate pairs: PostgreSQL keeps neither, so they would be refused only after all checks. */
const UNKEPT = /[\0\p{Cs}]/u;

function holdsUnkept(text: string): boolean {
  let isFound = false;
  JSON.parse(text, (key, value: unknown) => {
    isFound ||= UNKEPT.test(key) || (typeof value === 'string' && UNKEPT.test(value));
    return value;
  });
  return isFound;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
