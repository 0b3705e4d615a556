import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rosterFile } from './testing/roster-file.ts';
import { type Site, testSite } from './testing/site.ts';
import { type Visitor, visitor } from './testing/visitor.ts';

let site: Site;

beforeAll(async () => {
  site = await testSite();
}, 60_000);

afterAll(() => site.close());

async function signedUp(username: string): Promise<Visitor> {
  const person = visitor(site.url);
  const password = 'a long password';
  await person.api.account.signUp.mutate({ username, password, displayName: username });
  expect(await person.signIn(username, password)).not.toContain('error');
  return person;
}

const file = rosterFile('Small', 2);

test.each([
  ['in a batch', `${Array(20).fill('rosters.upload').join(',')}?batch=1`],
  ['under a name that is written out', 'rosters%2Eupload'],
])('uploads %s are not read', async (_title, path) => {
  const person = await signedUp(`batcher-${path.length}`);
  const inputs = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [i, file]));
  const answer = await fetch(`${site.url}/api/trpc/${path}`, {
    method: 'POST',
    headers: { cookie: person.cookie(), 'content-type': 'application/json' },
    body: JSON.stringify(path.includes('batch') ? inputs : file),
  });
  expect(answer.status).toBe(400);
  expect(await person.api.rosters.list.query()).toEqual([]);
});

test('a long file from a visitor who is not signed in is not read', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': 600_000 };
  const asking = request(`${site.url}/api/trpc/rosters.upload`, { method: 'POST', headers });
  // The server closes the connection after its answer.
  asking.on('error', () => undefined);
  asking.flushHeaders();
  const [response] = await once(asking, 'response');
  asking.destroy();
  expect(response.statusCode).toBe(413);
});

test('many concurrent uploads do not get past the limit on lists', async () => {
  const person = await signedUp('collector');
  const { id: userId } = await site.db.prisma.user.findUniqueOrThrow({ where: { username: 'collector' } });
  const kept = { userId, name: 'Kept', fileName: 'kept.ros', roster: {} };
  await site.db.prisma.roster.createMany({ data: Array.from({ length: 56 }, () => kept) });

  const answers = await Promise.all(Array.from({ length: 8 }, () => person.api.rosters.upload.mutate(file)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  expect(answers.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 4 }, () => ({ ok: false, problem: { code: 'too-many-lists' } })),
  );
  expect(await person.api.rosters.list.query()).toHaveLength(60);
});
