import type { IncomingMessage, ServerResponse } from 'node:http';

type Refusal = 400 | 403 | 404 | 405 | 413 | 421 | 500;

/** How long a refused request may still send what nobody reads, ms. */
const LINGER = 2000;

/**
 * Answers with a status and a sentence for the reader, and closes the connection. The rest of the request is thrown
 * away for a moment first: a browser that is cut off while it sends never reads the answer.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: Refusal,
  says: string = String(status),
): void {
  const body = Buffer.from(`${says}\n`);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': body.length, Connection: 'close' };
  response.writeHead(status, headers);
  response.write(body);
  const end = (): void => {
    clearTimeout(timer);
    response.end(() => request.destroy());
  };
  const timer = setTimeout(end, LINGER).unref();
  if (request.complete) end();
  else request.once('end', end).once('error', end).resume();
}

/** The address does not answer to the method of the request. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse, methods: readonly string[]): void {
  response.setHeader('Allow', methods.join(', '));
  refuse(request, response, 405);
}
