import type { AppRouter } from '@sealed-orders/api';
import { sessionCookie } from '@sealed-orders/auth';
import { createHost, type HookItem, type Host, type NewsItem } from '@sealed-orders/host';
import { createMailer } from '@sealed-orders/jobs/testing';
import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import { SECRET, type Site, testSite } from '../site.ts';

/** The seats of every war in these tests. */
export const SEATS = ['azure', 'madder', 'ochre', 'verdigris'] as const;
export type Seat = (typeof SEATS)[number];

export const WHO = [...SEATS, 'referee', 'deputy', 'spectator', 'stranger', 'nobody'] as const;
export type Who = (typeof WHO)[number];

/** A user by their cookie. */
export interface Person {
  readonly who: Who;
  readonly cookie: string;
  readonly api: TRPCClient<AppRouter>;
}

/** What left the site, as text. */
export interface Sent {
  /** What hooks received: anyone may read it where they lead. */
  readonly hooks: string;
  /** What users' devices show, and what their own hooks received. */
  pushed(who: Who): string;
}

/** A site with its own database, in which everyone has the same id as in any other world. */
export interface World {
  readonly site: Site;
  /** Another process on the same database. */
  readonly other: Host;
  readonly people: Readonly<Record<Who, Person>>;
  /** The pages of this war that were drawn, by the data they were drawn from. */
  readonly drawings: Map<string, Promise<string>>;
  /** Delivers the news that is due: letters are kept for their readers, everything else is handed over. */
  deliver(): Promise<Sent>;
  /** How often the pages of a war were notified of a change in its people, since the last call. */
  lobbyChanges(): number;
  /** All wars leave the site, and every account is as at first: the next war begins as in any other world. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** The time in all worlds. */
export const time = { now: new Date(0) };

/** Which war comes next: its id and its seed are the same in all worlds. */
const next = { war: 0 };
export const warNumber = (n: number): void => {
  next.war = n;
};

/** The seed of a war: a secret of the server until the war is over. */
export const seedOf = (war: number): string => `5eed${String(war).padStart(4, '0')}`.repeat(8);
const idOf = (kind: string, n: number): string => `${kind.repeat(8)}-0000-4000-8000-${String(n).padStart(12, '0')}`;

export async function makeWorld(): Promise<World> {
  const site = await testSite({
    clock: () => time.now,
    identity: () => ({ id: idOf('a', next.war), seed: seedOf(next.war), tail: seedOf(next.war).slice(0, 16) }),
    nonceFor: (seat, opening) => nonceOf(`${seat}${opening}`),
    sealsPause: 0,
  });
  await site.db.prisma.pushKeys.create({ data: { publicKey: 'public', privateKey: 'private' }, select: { id: true } });
  const entries = await Promise.all(WHO.map(async (who, i) => [who, await personIn(site, who, i)] as const));
  const mailer = createMailer({ site: site.url, smtp: null }, (error) => {
    throw error;
  });
  const drawings: World['drawings'] = new Map();
  let lobbyChanges = 0;
  site.host.subscribe(({ what }) => {
    if (what === 'lobby') lobbyChanges += 1;
  });
  return {
    site,
    other: createHost({ db: site.db, clock: () => time.now }),
    people: { ...placeless(site), ...Object.fromEntries(entries) },
    drawings,
    deliver: async () => {
      while ((await site.host.news.deliver(['mail'], mailer.send)) === 'done');
      return sentBy(site);
    },
    lobbyChanges: () => {
      const changes = lobbyChanges;
      lobbyChanges = 0;
      return changes;
    },
    forget: () => {
      drawings.clear();
      return forgotten(site);
    },
    close: async () => {
      mailer.close();
      await site.close();
    },
  };
}

/** Hands over what is due for hooks and devices. Their ids are random on every site. */
async function sentBy({ host }: Site): Promise<Sent> {
  const told: string[] = [];
  const pushed: { readonly to: string; readonly text: string }[] = [];
  const tell = async ({ id: _id, ...item }: HookItem) => {
    told.push(JSON.stringify(item));
    return { kind: 'sent', status: 204 } as const;
  };
  const show = async ({ id: _id, ...item }: NewsItem) => {
    pushed.push({ to: item.address, text: JSON.stringify(item) });
    return { kind: 'sent' } as const;
  };
  while ((await host.hooks.deliver(tell)) === 'done');
  while ((await host.news.deliver(['push', 'hook'], show)) === 'done');
  const textsTo = (who: Who): readonly string[] =>
    pushed.flatMap(({ to, text }) => (to === deviceOf(who) || to === hookOf(who) ? [text] : [])).toSorted();
  return { hooks: JSON.stringify(told.toSorted()), pushed: (who) => JSON.stringify(textsTo(who)) };
}

/** Where a user's notifications go. */
const deviceOf = (who: Who): string => `https://push.example.org/${who}`;

/** Where a user's own hook leads. */
const hookOf = (who: Who): string => `https://hooks.example.org/${who}`;

/** The secret part of the address of a user's calendar. */
export const calendarKeyOf = (who: Who): string => who.padEnd(32, '-');

async function forgotten({ db: { prisma } }: Site): Promise<void> {
  await prisma.campaign.deleteMany();
  await prisma.news.deleteMany();
  await prisma.newsChoice.deleteMany();
  for (const who of WHO.filter((one) => one !== 'nobody'))
    await prisma.user.update({
      where: { username: usernameOf(who) },
      data: { calendarKey: calendarKeyOf(who), timeZone: null },
      select: { id: true },
    });
}

/** Short names are those of the demo, whose accounts are of no use here. */
const usernameOf = (who: Who): string => `the-${who}`;

/** What is random for each user on a real site is the same in every world: ids, and the keys in their addresses. */
async function personIn({ url, db }: Site, who: Who, i: number): Promise<Person> {
  if (who === 'nobody') return personOf(url, who, '');
  const userId = idOf('b', i);
  const data = { id: userId, username: usernameOf(who), displayName: who, email: `${who}@example.org` };
  const keys = { unsubscribeKey: idOf('c', i), calendarKey: calendarKeyOf(who), createdAt: new Date(0) };
  await db.prisma.user.create({ data: { ...data, ...keys }, select: { id: true } });
  const device = {
    endpoint: deviceOf(who),
    p256dh: 'p',
    auth: 'a',
    name: 'A browser',
    generation: 0,
    createdAt: new Date(0),
  };
  await db.prisma.pushDevice.create({ data: { ...device, id: idOf('d', i), userId }, select: { id: true } });
  const hook = { userId, form: 'discord', url: hookOf(who), createdAt: new Date(0) };
  await db.prisma.ownHook.create({ data: { ...hook, id: idOf('e', i) }, select: { id: true } });
  return personOf(url, who, await sessionCookie({ userId, name: who }, { secret: SECRET, secure: false }));
}

/** The same user at the address of another process of the site. */
export const personAt = (url: string, { who, cookie }: Person): Person => personOf(url, who, cookie);

function personOf(url: string, who: Who, cookie: string): Person {
  const headers = cookie === '' ? {} : { cookie };
  return { who, cookie, api: createTRPCClient<AppRouter>({ links: [httpLink({ url: `${url}/api/trpc`, headers })] }) };
}

/** Nobody for every role: the type requires each of them. */
function placeless({ url }: Site): Record<Who, Person> {
  const nobody = personOf(url, 'nobody', '');
  return {
    azure: nobody,
    madder: nobody,
    ochre: nobody,
    verdigris: nobody,
    referee: nobody,
    deputy: nobody,
    spectator: nobody,
    stranger: nobody,
    nobody,
  };
}

/** A nonce that is the same in every world. */
export const nonceOf = (word: string): string => Buffer.from(word.padEnd(16, '.')).toString('hex').slice(0, 32);
