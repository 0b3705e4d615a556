import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers with a bare status. What is left of the request is not read, so the connection ends with it. */
export function refuse(request: IncomingMessage, response: ServerResponse, status: 400 | 403 | 413 | 500): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', Connection: 'close' });
  response.end(`${status}\n`, () => request.destroy());
}
