import type { IncomingMessage, ServerResponse } from 'node:http';

type Refusal = 400 | 403 | 404 | 405 | 413 | 421 | 500;

/**
 * Answers with a status and a sentence for the reader. The rest of the request is not read, so the connection is
 * closed.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: Refusal,
  says: string = String(status),
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end(`${says}\n`, () => request.destroy());
}

/** The address does not answer to the method of the request. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse, methods: readonly string[]): void {
  response.setHeader('Allow', methods.join(', '));
  refuse(request, response, 405);
}
