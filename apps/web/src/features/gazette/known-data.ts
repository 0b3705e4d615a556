import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { shared } from '../../../server/services.ts';

/** Another process may draw the same data in another way: it may be of another version. */
const PROCESS = randomUUID();

/**
 * Tags what is made of this data, and answers a reader who has it already, or with what was made of it before. Returns
 * whether that was the answer.
 */
export function isKnown(request: IncomingMessage, response: ServerResponse, data: unknown): boolean {
  const hash = createHash('sha256').update(PROCESS).update(JSON.stringify(data));
  const tag = `"${hash.digest('base64url').slice(0, 27)}"`;
  response.setHeader('ETag', tag);
  if (!names(request, tag)) return shared().drawn.answer(request, response);
  response.statusCode = 304;
  response.end();
  return true;
}

/** Whether the reader says that they have what has this tag, or anything. */
function names({ headers }: IncomingMessage, tag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
