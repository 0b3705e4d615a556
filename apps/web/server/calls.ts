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

/** Procedures that take files. */
const UPLOADS = ['rosters.upload', 'writeUps.addPicture', 'ending.importWar'] as const;
type Upload = (typeof UPLOADS)[number];

const addressOf = (upload: Upload): string => `${TRPC_PATH}${upload}`;

/**
 * Which file the request sends; null for none. Army lists, pictures and archives are long, and reading one takes a
 * second of processor time, so each has one address, and each request carries one file. In a batch, or under another
 * spelling of the path, they would get past the upload limits.
 */
export const uploadIn = ({ url }: Pick<IncomingMessage, 'url'>): Upload | null =>
  UPLOADS.find((upload) => url === addressOf(upload)) ?? null;

/** A page batches a handful of calls. */
const MOST_CALLS = 20;

const TYPES: Readonly<Record<string, Call['type']>> = { GET: 'query', POST: 'mutation' };

const batchSchema = z.record(z.string(), z.unknown());

/** The calls in a request; null when it is not a call in JSON. */
export function readCalls(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, body: string): Calls | null {
  const type = TYPES[request.method ?? ''];
  if (type === undefined) return null;
  // A form on another site can send a request of any content type but this one without a preflight.
  if (type === 'mutation' && !request.headers['content-type']?.startsWith('application/json')) return null;
  const [path = '', query = ''] = (request.url ?? '').slice(TRPC_PATH.length).split('?', 2);
  const parameters = new URLSearchParams(query);
  if (uploadIn(request) !== null && !isFile(body)) return null;
  const input = parsed(type === 'query' ? (parameters.get('input') ?? '') : body);
  if (input === undefined) return null;
  const name = decoded(path);
  if (name === null) return null;
  const paths = name.split(',');
  if (UPLOADS.some((upload) => paths.includes(upload) && request.url !== addressOf(upload))) return null;
  if (parameters.get('batch') !== '1')
    return { isBatch: false, calls: [{ path: name, type, input: input.json, index: 0 }] };
  const inputs = batchSchema.safeParse(input.json ?? {});
  if (!inputs.success || paths.length > MOST_CALLS) return null;
  return { isBatch: true, calls: paths.map((it, index) => ({ path: it, type, input: inputs.data[index], index })) };
}

/** The characters that every further value in JSON needs. Base64 has none of them. */
const MARKS = [',', '[', '{', '\\'];
/** The most of them in a request that sends a file: its other members are a few names and a caption. */
const MOST_MARKS = 2000;

/**
 * Whether a long body can be a file in base64 with a few members beside it. Looking for a character takes 3 ms for the
 * longest body; parsing as many values as it has room for would take the thread that serves everybody a minute.
 */
function isFile(body: string): boolean {
  let marks = 0;
  for (const mark of MARKS) {
    for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + 1)) {
      marks += 1;
      if (marks > MOST_MARKS) return false;
    }
  }
  return true;
}

/** An empty text is an input too, for procedures without one. */
function parsed(text: string): { readonly json: unknown } | undefined {
  if (text === '') return { json: undefined };
  try {
    // This character can only be written as an escape, and pages hardly ever write one.
    if (text.includes('\\u') && holdsUnkept(text)) return undefined;
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * NUL and lone surrogates, which JSON can only hold as escapes: PostgreSQL can store neither, so without this check they
 * would only be refused after all other checks. Pairs of surrogates and other escapes match without a group. It looks at
 * the text: a reviver would be called for each value.
 */
const ESCAPE = /\\(?:ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|u(0000|d[89a-f][\da-f]{2})|.)/gis;

function holdsUnkept(text: string): boolean {
  for (const [, unkept] of text.matchAll(ESCAPE)) if (unkept !== undefined) return true;
  return false;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
