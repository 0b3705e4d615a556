import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BODY_LIMITS } from './body.ts';
import { type Site, testSite } from './testing/site.ts';
import { visitor } from './testing/visitor.ts';
import { LONGEST } from './trpc.ts';

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await testSite();
  const person = visitor(site.url);
  const password = 'a long password';
  await person.api.account.signUp.mutate({ username: 'sender', password, displayName: 'Sender' });
  await person.signIn('sender', password);
  cookie = person.cookie();
}, 60_000);
afterAll(() => site.close());

/** The status for a request that declares this length, or that declares none and is written until it is refused. */
async function statusOf(path: string, length: number, isDeclared: boolean): Promise<number | undefined> {
  const framing = isDeclared ? { 'content-length': length } : { 'transfer-encoding': 'chunked' };
  const headers = { cookie, 'content-type': 'application/json', ...framing };
  const asking = request(site.url + path, { method: 'POST', headers });
  // The server closes the connection after its answer.
  asking.on('error', () => undefined);
  const answered = once(asking, 'response');
  if (isDeclared) asking.flushHeaders();
  else for (let sent = 0; sent < length; sent += 65_536) asking.write(' '.repeat(65_536));
  const [response] = await answered;
  asking.destroy();
  return response.statusCode;
}

test.each([
  ['an army list', '/api/trpc/rosters.upload', BODY_LIMITS.list],
  ['a picture', '/api/trpc/writeUps.addPicture', BODY_LIMITS.picture],
  ['an archive', '/api/trpc/ending.importWar', BODY_LIMITS.archive],
  ['a map file', '/api/trpc/maps.readFile', BODY_LIMITS.call],
  ['any other call', '/api/trpc/orders.seal', BODY_LIMITS.call],
  ['a batch of calls', '/api/trpc/orders.seal,orders.save?batch=1', BODY_LIMITS.call],
  ['a sign-in form', '/api/auth/callback/credentials', BODY_LIMITS.form],
  ['a mail program', '/unsubscribe/b5b4e9a0-7d39-4f6c-9a38-7d4ac0cfc1aa', BODY_LIMITS.form],
])(
  '%s that is too long is refused for that reason, whether or not it states its length',
  async (_what, path, limit) => {
    for (const isDeclared of [true, false])
      expect(await statusOf(path, Math.ceil(limit) + 65_536, isDeclared)).toBe(413);
    expect(site.failures).toEqual([]);
  },
);

/** What a client reads that reads nothing before it has sent everything. */
function afterSending(path: string, length: number): Promise<string> {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Length: ${length}\r\n\r\n`;
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1').pause();
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.write(head + ' '.repeat(length), () => socket.once('data', (chunk) => resolve(String(chunk))).resume());
  });
}

test.each(Object.entries(LONGEST))(
  'a client that sends far too much to %s can still read why it was refused',
  async (path, limit) => {
    expect(await afterSending(`/api/trpc/${path}`, Math.ceil(limit) + 8_000_000)).toMatch(/^HTTP\/1\.1 413 /);
  },
);
