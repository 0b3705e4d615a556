import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface Sent {
  readonly type: string;
  readonly body: string;
}

/** Sends a text with a tag, or only that the reader has it already. */
export function sendChecked(request: IncomingMessage, response: ServerResponse, { type, body }: Sent): void {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  response.setHeader('ETag', tag);
  if (knows(request, tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', type);
  response.end(body);
}

/** Whether the reader says that they have what has this tag, or anything. */
function knows({ headers }: IncomingMessage, tag: string): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
