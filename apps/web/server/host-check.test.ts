import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { attachSockets, type Sockets } from '@sealed-orders/realtime/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardSockets, ownNames } from './host-check.ts';
import { listen } from './listen.ts';

let server: Server;
let sockets: Sockets;
let port: number;

beforeEach(async () => {
  server = createServer((_request, response) => void response.end('page'));
  sockets = attachSockets(server, { authorise: async () => 'spectator', isAlone: true });
  guardSockets(server, ownNames('https://war.example', []));
  port = await listen(server, 0);
});

afterEach(() => {
  sockets.close();
  server.closeAllConnections();
  server.close();
});

/** The status that the server answers to a request for a socket. */
async function knocked(path: string, host: string): Promise<unknown> {
  const headers = {
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  const asking = request({ host: '127.0.0.1', port, path, headers });
  asking.end();
  const [response] = await Promise.race([once(asking, 'response'), once(asking, 'upgrade')]);
  asking.destroy();
  return response.statusCode;
}

async function asked(path: string, host: string): Promise<unknown> {
  const asking = request({ host: '127.0.0.1', port, path, headers: { host } });
  asking.end();
  const [response] = await once(asking, 'response');
  asking.destroy();
  return response.statusCode;
}

const SOCKET = '/socket.io/?EIO=4&transport=websocket';

test('a socket opens under a name of the site', async () => {
  expect(await knocked(SOCKET, 'war.example')).toBe(101);
  expect(await knocked(SOCKET, `localhost:${port}`)).toBe(101);
});

test('a page whose name was pointed here gets no socket', async () => {
  expect(await knocked(SOCKET, 'elsewhere.example')).toBe(421);
  expect(await asked('/socket.io/?EIO=4', 'elsewhere.example')).toBe(421);
});

test('a socket address that cannot be read is not found', async () => {
  expect(await knocked('/socket.io/%?EIO=4&transport=websocket', 'war.example')).toBe(404);
  expect(await asked('/socket.io/%zz', 'war.example')).toBe(404);
});

test('anything that is not a socket is answered as before', async () => {
  expect(await asked('/', 'war.example')).toBe(200);
  expect(await asked('/socket.io/?EIO=4', 'war.example')).toBe(400);
});
