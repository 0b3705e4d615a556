import type { IncomingMessage } from 'node:http';

/**
 * Most bytes in a request body. An army list is a file of up to 5 MiB, a picture one of up to 10 MB, the archive of a
 * campaign one of up to 30 MB, all sent in base64.
 */
export const BODY_LIMITS = {
  list: 7.2 * 1024 * 1024,
  picture: 13.5 * 1024 * 1024,
  archive: 40.2 * 1000 * 1000,
  call: 512 * 1024,
  form: 32 * 1024,
} as const;

/**
 * The request's body as text; null if it is longer than the limit, in which case the rest stays unread. Rejects when
 * the request was or is aborted.
 */
export function bodyOf(request: IncomingMessage, limit: number): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const add = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      request.off('data', add).pause();
      resolve(null);
    };
    request.on('data', add);
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', reject);
    if (request.destroyed) reject(new Error('the request has broken off'));
  });
}

/** Whether the request declares a length within the limit: for handlers that read the body themselves. */
export function hasShortBody(request: IncomingMessage, limit: number): boolean {
  const length = request.headers['content-length'];
  if (length === undefined) return request.headers['transfer-encoding'] === undefined;
  return Number(length) <= limit;
}
