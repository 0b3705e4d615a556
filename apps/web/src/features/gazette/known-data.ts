import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { shared } from '../../../server/services.ts';

/** Another process may draw the same data differently: it may run another version. */
const PROCESS = randomUUID();

/**
 * Tags the page drawn from this data, and answers readers who have it already, or from the pages drawn earlier. Returns
 * whether it has answered.
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

/** Whether the reader says that they have the version with this tag, or any. */
function names({ headers }: IncomingMessage, tag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
