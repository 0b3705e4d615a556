import { createMailer, mailServer } from '@sealed-orders/jobs/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, testSite } from './testing/site.ts';
import { type Visitor, visitor } from './testing/visitor.ts';

const PASSWORD = 'a long password';
const NEW_PASSWORD = 'quite another password';
/** Letters about accounts use the database's clock: the host's is ahead of it. */
const clock = (): Date => new Date(Date.now() + 60_000);
const mails = await mailServer();
let site: Site;
let mailer: ReturnType<typeof createMailer>;
let users = 0;

beforeAll(async () => {
  site = await testSite({ clock });
  const smtp = { url: mails.url, from: 'orders@example.org' };
  mailer = createMailer({ site: site.url, smtp }, (error) => expect.fail(String(error)));
}, 60_000);
afterAll(async () => {
  mailer.close();
  await site.close();
  await mails.close();
});

interface Person extends Visitor {
  readonly username: string;
  readonly address: string;
}

async function signedUp(): Promise<Person> {
  users += 1;
  const username = `player-${users}`;
  const person = visitor(site.url);
  await person.api.account.signUp.mutate({ username, password: PASSWORD, displayName: username });
  expect(await person.signIn(username, PASSWORD)).not.toContain('error');
  return { ...person, username, address: `${username}@example.org` };
}

/** Sends what is queued; returns the secret parts of the links in the mails to the address. */
async function tokensTo(address: string): Promise<string[]> {
  const before = mails.mails.length;
  while ((await site.host.news.deliver(['mail'], mailer.send)) === 'done');
  return mails.mails
    .slice(before)
    .filter(({ to }) => to.includes(address))
    .map(({ message }) => /#([\w-]{43})/.exec(message.replaceAll('=\r\n', ''))?.[1] ?? 'none');
}

/** A user with a confirmed address. */
async function withAddress(): Promise<Person> {
  const person = await signedUp();
  expect(await person.api.account.setMailAddress.mutate({ address: person.address })).toMatchObject({ ok: true });
  const [token = ''] = await tokensTo(person.address);
  expect(await visitor(site.url).api.account.confirmMailAddress.mutate({ token })).toMatchObject({ ok: true });
  return person;
}

test('an address counts once its link has been opened, on any device, and a link works once', async () => {
  const person = await signedUp();
  await person.api.account.setMailAddress.mutate({ address: ` ${person.address.toUpperCase()} ` });
  expect(await person.api.account.mail.query()).toEqual({ address: null, pending: person.address, mode: 'sent' });
  const [token = ''] = await tokensTo(person.address);
  const kept = await site.db.prisma.mailToken.findMany();
  expect(JSON.stringify(kept)).not.toContain(token);
  const { api } = visitor(site.url);
  expect(await api.account.confirmMailAddress.mutate({ token })).toEqual({ ok: true, value: { done: true } });
  expect(await person.api.account.mail.query()).toMatchObject({ address: person.address, pending: null });
  expect(await api.account.confirmMailAddress.mutate({ token })).toEqual({ ok: false, problem: { code: 'link-over' } });
});

test('a link expires after a day, or when the user has entered another address', async () => {
  const person = await signedUp();
  await person.api.account.setMailAddress.mutate({ address: person.address });
  const [first = ''] = await tokensTo(person.address);
  await person.api.account.setMailAddress.mutate({ address: `other-${person.address}` });
  const over = { ok: false, problem: { code: 'link-over' } };
  expect(await person.api.account.confirmMailAddress.mutate({ token: first })).toEqual(over);
  const [second = ''] = await tokensTo(`other-${person.address}`);
  const { count } = await site.db.prisma.mailToken.updateMany({
    where: { user: { username: person.username } },
    data: { expiresAt: new Date(0) },
  });
  expect(count).toBe(1);
  expect(await person.api.account.confirmMailAddress.mutate({ token: second })).toEqual(over);
  expect(await person.api.account.mail.query()).toMatchObject({ address: null });
});

test("only the reader of an address's mail finds out that it belongs to another account", async () => {
  const first = await withAddress();
  const second = await signedUp();
  expect(await second.api.account.setMailAddress.mutate({ address: first.address })).toMatchObject({ ok: true });
  const [token = ''] = await tokensTo(first.address);
  expect(await second.api.account.confirmMailAddress.mutate({ token })).toEqual({
    ok: false,
    problem: { code: 'address-taken' },
  });
  expect(await first.api.account.mail.query()).toMatchObject({ address: first.address });
});

test('a password is recovered by a link that works once, and every session ends', async () => {
  const person = await withAddress();
  const { api } = visitor(site.url);
  expect(await api.account.requestRecovery.mutate({ address: person.address })).toMatchObject({ ok: true });
  const [token = '', ...others] = await tokensTo(person.address);
  expect(others).toEqual([]);
  expect(JSON.stringify(await site.db.prisma.mailToken.findMany())).not.toContain(token);
  expect(await api.account.recover.mutate({ token, next: 'password12' })).toEqual({
    ok: false,
    problem: { code: 'password-common' },
  });
  const both = await Promise.all([1, 2].map(() => api.account.recover.mutate({ token, next: NEW_PASSWORD })));
  expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { username: person.username } }]);
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, problem: { code: 'link-over' } });
  expect(await person.api.account.me.query()).toBeNull();
  expect(await person.signIn(person.username, PASSWORD)).toContain('error');
  expect(await person.signIn(person.username, NEW_PASSWORD)).not.toContain('error');
});

test('a link to recover a password expires after an hour, or when the address has changed', async () => {
  const person = await withAddress();
  const ask = () => person.api.account.requestRecovery.mutate({ address: person.address });
  const over = { ok: false, problem: { code: 'link-over' } };
  await ask();
  const [first = ''] = await tokensTo(person.address);
  await site.db.prisma.mailToken.updateMany({ data: { expiresAt: new Date(0) } });
  expect(await person.api.account.recover.mutate({ token: first, next: NEW_PASSWORD })).toEqual(over);
  await ask();
  const [second = ''] = await tokensTo(person.address);
  await site.db.prisma.user.update({ where: { username: person.username }, data: { email: `new-${person.address}` } });
  expect(await person.api.account.recover.mutate({ token: second, next: NEW_PASSWORD })).toEqual(over);
});

test("nobody finds out whether an address is known, and demo accounts can't be recovered", async () => {
  const before = await site.db.prisma.news.count();
  const { api } = visitor(site.url);
  const known = (await withAddress()).address;
  const answers = [
    await api.account.requestRecovery.mutate({ address: 'nobody-at-all@example.org' }),
    await api.account.requestRecovery.mutate({ address: known }),
  ];
  expect(answers).toEqual([1, 2].map(() => ({ ok: true, value: { done: true } })));
  await site.db.prisma.user.create({ data: { username: 'azure', displayName: 'Azure', email: 'azure@example.org' } });
  await api.account.requestRecovery.mutate({ address: 'azure@example.org' });
  expect(await site.db.prisma.news.count()).toBe(before + 2);
});

test('nobody can have mail sent to the same reader again and again', async () => {
  const { api } = visitor(site.url);
  const ask = () => api.account.requestRecovery.mutate({ address: 'patient@example.org' });
  for (let i = 0; i < 5; i++) expect(await ask()).toMatchObject({ ok: true });
  expect(await ask()).toEqual({ ok: false, problem: { code: 'throttled' } });
});

test('a mail program stops the mails with one request from another site, and nothing else does', async () => {
  const { username } = await withAddress();
  const user = await site.db.prisma.user.findUniqueOrThrow({ where: { username } });
  const url = `${site.url}/unsubscribe/${user.unsubscribeKey}`;
  const post = (to: string, body: string) =>
    fetch(to, {
      method: 'POST',
      body,
      headers: { origin: 'https://mail.example.com', 'sec-fetch-site': 'cross-site' },
    });
  const wanted = async () => {
    const choices = await site.host.news.choices(user.id);
    return choices.filter(({ channel, isWanted }) => channel === 'mail' && isWanted).length;
  };
  const before = await wanted();
  expect(before).toBeGreaterThan(0);
  expect((await post(url, 'something=else')).status).toBe(400);
  expect((await post(`${site.url}/unsubscribe/${user.id}`, 'List-Unsubscribe=One-Click')).status).toBe(404);
  expect(await wanted()).toBe(before);
  expect((await post(url, 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await wanted()).toBe(0);
});

test('an account whose only way in is its address keeps it', async () => {
  const person = await withAddress();
  await site.db.prisma.user.update({ where: { username: person.username }, data: { passwordHash: null } });
  expect(await person.api.account.removeMailAddress.mutate()).toEqual({
    ok: false,
    problem: { code: 'only-way-in' },
  });
  const other = await withAddress();
  expect(await other.api.account.removeMailAddress.mutate()).toMatchObject({ ok: true });
  expect(await other.api.account.mail.query()).toMatchObject({ address: null, pending: null });
});
