import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '@sealed-orders/db/embedded';
import { testDatabase } from '@sealed-orders/db/testing';
import { SOCKET_PATH } from '@sealed-orders/realtime/contract';
import { afterAll, afterEach, expect, test } from 'vitest';

const CHILD = fileURLToPath(new URL('./testing/start-child.ts', import.meta.url));
const database = await testDatabase();
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => database.drop());

/** The database behind its own port, which holds back one connection until all are cut. */
async function behindPort(holds: number) {
  const { hostname, port } = new URL(database.connectionString);
  const sockets: Socket[] = [];
  let isHeld = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const server = createServer((here) => {
    sockets.push(here);
    here.on('error', () => undefined);
    if (sockets.length === holds) return isHeld();
    const there = connect(Number(port), hostname);
    there.on('error', () => undefined);
    here.pipe(there).pipe(here);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(database.connectionString);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const cut = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  ends.push(cut);
  return { url: url.href, held, cut };
}

/** A browser that connects again, to a server that has just opened its port. */
async function visit(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  ends.push(() => socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const lines = [
    `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1`,
    `Host: localhost:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
}

test.each([
  [1, 'its first question'],
  [2, 'listening for ended sessions'],
  [3, 'listening for changes'],
  [4, 'starting its jobs'],
])(
  'a process whose connections are cut at connection %i, for %s, ends with one sentence',
  { timeout: 60_000 },
  async (n) => {
    const db = await behindPort(n);
    const port = await freePort();
    const env = {
      NODE_ENV: 'test' as const,
      PORT: String(port),
      NEXTAUTH_SECRET: 'x'.repeat(16),
      DATABASE_URL: db.url,
    };
    const child = spawn(process.execPath, [CHILD], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    ends.push(() => child.kill('SIGKILL'));
    const said = text(child.stderr);
    await db.held;
    await visit(port);
    db.cut();
    const [code] = await once(child, 'close');
    expect(await said).toMatch(/^The database does not answer \([^)]*\): check DATABASE_URL\.\n$/);
    expect(code).toBe(1);
  },
);
