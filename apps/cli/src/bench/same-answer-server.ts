import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

/** A process that sends the same bytes to everybody, and 304 to clients that have a copy. */
const [message] = await once(process, 'message');
const body = Buffer.from(z.string().parse(message), 'latin1');
const server = createServer(({ headers }, response) => {
  const isKnown = headers['if-none-match'] !== undefined;
  response.writeHead(isKnown ? 304 : 200, {
    'Content-Type': 'text/html',
    ...(isKnown ? {} : { 'Content-Length': body.length }),
  });
  response.end(isKnown ? undefined : body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
process.once('disconnect', () => process.exit());
