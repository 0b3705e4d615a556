import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { byRole, ROLES, type Role, roleTable } from '@sealed-orders/host/testing';
import { env } from './env.ts';
import { CIRCUMSTANCES_OF_WARS, type Everybody, everybody, type War } from './support/access.ts';
import { onlyOwnScripts } from './support/content-policy.ts';
import { allRoutes, unnamedPaths } from './support/routes.ts';
import { test } from './support/test.ts';

/**
 * Who may view a war. Before the start nobody has been replaced yet, and players of a war on another site are strangers
 * to it on this one.
 */
const MAY_LOOK = roleTable(`
                    nobody stranger removed evicted replaced spectator player deputy substitute referee owner playing covered uncovered
  public            yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  unlisted          yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  private lobby     no     no       no      no      yes      yes       yes    no     no         yes     yes   yes     yes     yes
  private           no     no       no      no      no       yes       yes    yes    yes        yes     yes   yes     yes     yes
  private imported  no     no       no      no      no       yes       no     no     no         yes     yes   yes     no      no
`);

/**
 * What a route answers about a war. `war`: it shows it. `page`: a page without it; what that page then asks the
 * API for is tested in packages/api/src/authorization.test.ts. `none`: there is nothing here.
 */
type Answer = 'war' | 'page' | 'none';

/** For users who may view it, by its circumstance, and for everyone else. */
interface Answers {
  readonly lobby: Answer;
  readonly begun: Answer;
  readonly over: Answer;
  readonly hidden: Answer;
}

/** The page of a war. Before the start it requests everything itself. */
const WAR_PAGE: Answers = { lobby: 'page', begun: 'war', over: 'war', hidden: 'page' };
/** A gazette has issues once the war has begun. */
const GAZETTE: Answers = { lobby: 'none', begun: 'war', over: 'war', hidden: 'none' };
/** The whole log, when the war is over. */
const ARCHIVE: Answers = { lobby: 'none', begun: 'none', over: 'war', hidden: 'none' };
const everywhere = (answer: Answer): Answers => ({ lobby: answer, begun: answer, over: answer, hidden: answer });

/** The expected answer for everyone. */
function wantedOf(circumstance: string, answers: Answers): Readonly<Record<Role, string>> {
  const [visibility = '', come = ''] = circumstance.split(' ');
  const looking = MAY_LOOK[circumstance] ?? MAY_LOOK[visibility];
  const { lobby, begun, over, hidden } = answers;
  const toLookers: Readonly<Record<string, Answer>> = { lobby, running: begun, paused: begun };
  return byRole((role) => (looking?.[role] === 'yes' ? (toLookers[come] ?? over) : hidden));
}

interface WarRoute {
  readonly address: (war: War) => string;
  readonly answers: Answers;
  /** What shows that the answer is about the war, where that is not its name. */
  readonly isWar?: (answer: APIResponse) => boolean;
  /** It is drawn for the answer, which takes long, and not for a `HEAD` request. */
  readonly isDrawn?: true;
}

const isOfType =
  (type: string) =>
  (answer: APIResponse): boolean =>
    answer.headers()['content-type'] === type;

/** No war in these tests has come to a battle: the demo shows that battle pages exist. */
const topic = ({ slug }: War): string => `/gazette/${slug}/1/b1-1`;

/** Routes about a war. */
const OF_A_WAR: Readonly<Record<string, WarRoute>> = {
  '/c/[slug]': { address: ({ slug }) => `/c/${slug}`, answers: WAR_PAGE },
  '/c/[slug]/gazette': { address: ({ slug }) => `/c/${slug}/gazette`, answers: everywhere('page') },
  '/c/[slug]/gazette/report': {
    address: ({ slug }) => `/c/${slug}/gazette/report?round=1&seat=azure`,
    answers: everywhere('page'),
  },
  '/c/[slug]/hooks': { address: ({ slug }) => `/c/${slug}/hooks`, answers: everywhere('page') },
  '/c/[slug]/seat': { address: ({ slug }) => `/c/${slug}/seat`, answers: everywhere('page') },
  '/c/[slug]/verify': { address: ({ slug }) => `/c/${slug}/verify`, answers: everywhere('page') },
  '/gazette/[slug]': { address: ({ slug }) => `/gazette/${slug}`, answers: GAZETTE },
  '/gazette/[slug]/embed': { address: ({ slug }) => `/gazette/${slug}/embed`, answers: GAZETTE },
  '/gazette/[slug]/feed.xml': { address: ({ slug }) => `/gazette/${slug}/feed.xml`, answers: GAZETTE },
  '/gazette/[slug]/[round]': { address: ({ slug }) => `/gazette/${slug}/1`, answers: GAZETTE },
  '/gazette/[slug]/[round]/card.png': {
    address: ({ slug }) => `/gazette/${slug}/1/card.png`,
    answers: GAZETTE,
    isWar: isOfType('image/png'),
    isDrawn: true,
  },
  '/gazette/[slug]/[round]/[topic]': { address: topic, answers: everywhere('none') },
  '/gazette/[slug]/[round]/[topic]/card.png': {
    address: (war) => `${topic(war)}/card.png`,
    answers: everywhere('none'),
  },
  '/archives/': {
    address: ({ campaign }) => `/archives/${campaign}`,
    answers: ARCHIVE,
    isWar: isOfType('application/gzip'),
  },
  // Pictures that exist, and who may see them, are tested in apps/web/server/picture-access.test.ts.
  '/pictures/': { address: ({ campaign }) => `/pictures/${campaign}/${campaign}/full`, answers: everywhere('none') },
};

interface Route {
  readonly address: (keys: Everybody['keys']) => string;
  readonly status: number;
  /** The public wars that it may list, by circumstance. */
  readonly lists?: readonly string[];
}

const ofPublic = (come: string): string => `public ${come}`;
const page = (address: string): Route => ({ address: () => address, status: 200 });

/** Routes that answer everyone alike, and reveal no private war. Pages ask the API for their reader's data. */
const FOR_EVERYBODY: Readonly<Record<string, Route>> = {
  '/': { ...page('/'), lists: ['lobby', 'running', 'paused', 'finished', 'imported'].map(ofPublic) },
  '/wars': { ...page('/wars'), lists: ['running', 'paused', 'finished', 'imported'].map(ofPublic) },
  '/account': page('/account'),
  '/armies': page('/armies'),
  '/campaigns': page('/campaigns'),
  '/campaigns/new': page('/campaigns/new'),
  '/confirm-address': page('/confirm-address'),
  '/desk': page('/desk'),
  '/forgotten': page('/forgotten'),
  '/host': page('/host'),
  '/join/[code]': { address: ({ invitation }) => `/join/${invitation}`, status: 200 },
  '/maps': page('/maps'),
  '/maps/[id]': page('/maps/00000000-0000-4000-8000-000000000000'),
  '/maps/shared/[key]': page('/maps/shared/aaaaaaaaaaaaaaaa'),
  '/new-password': page('/new-password'),
  '/outbox': page('/outbox'),
  '/practice': page('/practice'),
  '/rules': page('/rules'),
  '/rules/[id]': page('/rules/HEX-MOV-01'),
  '/rules/glossary': page('/rules/glossary'),
  '/sign-in': page('/sign-in'),
  '/sign-up': page('/sign-up'),
  '/verify': page('/verify'),
  '/unsubscribe/[key]': page('/unsubscribe/00000000-0000-4000-8000-000000000000'),
  '/api/auth/[...nextauth]': page('/api/auth/csrf'),
  '/api/health': page('/api/health'),
  '/arriving.js': page('/arriving.js'),
  '/icon.svg': page('/icon.svg'),
  '/push-worker.js': page('/push-worker.js'),
  '/robots.txt': page('/robots.txt'),
  '/share.js': page('/share.js'),
  '/sealed-orders-tiles.png': page('/sealed-orders-tiles.png'),
  '/theme.js': page('/theme.js'),
  // Anyone with the address of a calendar can read it: calendar programs have no session.
  '/calendars/': { address: ({ calendar }) => `/calendars/${calendar}.ics`, status: 200 },
};

/** Routes tested elsewhere, for all roles and circumstances. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/api/trpc/': 'packages/api/src/authorization.test.ts',
  '/api/auth/': 'apps/web/server/requests.test.ts',
  '/socket.io': 'apps/web/server/socket-access.test.ts',
  '/unsubscribe/': 'apps/web/server/mails.test.ts',
  '/_next/static/': 'apps/web/server/assets.test.ts',
};

let world: Everybody;

test.beforeAll(async () => {
  // Wars in all circumstances are staged by requests, one after the other.
  test.setTimeout(120_000 * env.patience);
  world = await everybody();
});
test.afterAll(() => world.close());

test('every route of the site is in one of these tables', () => {
  const known = [OF_A_WAR, FOR_EVERYBODY, ELSEWHERE].flatMap((table) => Object.keys(table));
  expect(known.toSorted()).toEqual(allRoutes());
  expect(unnamedPaths(), 'a path of the server is a constant whose name ends in PATH').toEqual([]);
});

/** What is wrong with a page, or with any other answer, regardless of its content. */
async function isGuarded(answer: APIResponse, where: string): Promise<void> {
  const headers = answer.headers();
  expect(headers['x-content-type-options'], where).toBe('nosniff');
  if (headers['content-type']?.startsWith('text/html') !== true) return;
  onlyOwnScripts(headers['content-security-policy'] ?? '', await answer.text(), where);
}

/** An answer that shows a war is fetched whole in this circumstance, even if it has to be drawn. */
const DRAWN = 'running';

/** The answer to a user about a war. */
async function saidOf(browser: APIRequestContext, circumstance: string, war: War, route: WarRoute): Promise<string> {
  const said = async (method: 'GET' | 'HEAD'): Promise<string> => {
    const answer = await browser.fetch(route.address(war), { method, maxRedirects: 0 });
    await isGuarded(answer, route.address(war));
    const tells = route.isWar?.(answer) ?? (await answer.text()).includes(war.name);
    if (tells) return answer.status() === 200 ? 'war' : `war with ${answer.status()}`;
    if (answer.status() === 404) return 'none';
    return answer.status() === 200 ? 'page' : `${answer.status()}`;
  };
  const head = route.isDrawn === undefined ? null : await said('HEAD');
  if (head === 'war' && !circumstance.endsWith(DRAWN)) return head;
  const whole = await said('GET');
  return head === null || head === whole ? whole : `${whole}, but ${head} to HEAD`;
}

/** The answers to users in a role; if its players get different answers, all of them. */
async function cell(role: Role, circumstance: string, route: WarRoute): Promise<string> {
  const war = world.war(circumstance, role);
  const said = await Promise.all(world.asking(role).map((browser) => saidOf(browser, circumstance, war, route)));
  return [...new Set(said)].join(' or ');
}

for (const [name, route] of Object.entries(OF_A_WAR)) {
  test(`${name} shows a war to users who may view it`, async () => {
    // The cards of all running wars are drawn, which takes long on a busy machine.
    if (route.isDrawn) test.slow();
    const found: Record<string, Readonly<Record<Role, string>>> = {};
    for (const circumstance of CIRCUMSTANCES_OF_WARS) {
      const cells = new Map<Role, string>();
      await Promise.all(ROLES.map(async (role) => cells.set(role, await cell(role, circumstance, route))));
      found[circumstance] = byRole((role) => cells.get(role) ?? '');
    }
    expect(found).toEqual(
      Object.fromEntries(CIRCUMSTANCES_OF_WARS.map((one) => [one, wantedOf(one, route.answers)] as const)),
    );
  });
}

for (const [name, route] of Object.entries(FOR_EVERYBODY)) {
  test(`${name} answers everyone, and shows nobody a war that they may not view`, async () => {
    const address = route.address(world.keys);
    for (const role of ROLES) {
      for (const browser of world.asking(role)) {
        const answer = await browser.get(address, { maxRedirects: 0 });
        expect(answer.status(), `${address} to ${role}`).toBe(route.status);
        await isGuarded(answer, address);
        const text = await answer.text();
        for (const circumstance of CIRCUMSTANCES_OF_WARS.filter((one) => route.lists?.includes(one) !== true))
          for (const war of (['owner', 'playing', 'covered'] as const).map((one) => world.war(circumstance, one)))
            expect(text, `${address} to ${role}`).not.toContain(war.name);
      }
    }
  });
}

test('a page of another site changes nothing, at any address', async () => {
  const [owner] = world.asking('owner');
  const war = world.war('private running', 'owner');
  const addresses = [
    ...Object.values(OF_A_WAR).map(({ address }) => address(war)),
    ...Object.values(FOR_EVERYBODY).map(({ address }) => address(world.keys)),
    '/api/trpc/ending.end',
  ];
  for (const address of addresses.filter((one) => !/^\/(api\/health|unsubscribe)/.test(one))) {
    const answer = await owner?.post(address, { headers: { origin: 'https://elsewhere.example' }, data: {} });
    expect(answer?.status(), address).toBe(403);
  }
});

test('other sites may frame nothing but the board of a war', async () => {
  const [nobody] = world.asking('nobody');
  const { slug } = world.war('public running', 'owner');
  for (const address of [
    '/',
    `/c/${slug}`,
    `/gazette/${slug}`,
    `/gazette/${slug}/1`,
    '/wars',
    '/sign-in',
    '/nowhere',
  ]) {
    const headers = (await nobody?.get(address))?.headers() ?? {};
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options'], address).toBe('DENY');
  }
  const framed = (await nobody?.get(`/gazette/${slug}/embed`))?.headers() ?? {};
  expect(framed['content-security-policy']).toContain('frame-ancestors *');
});

test('an address that is not found, or leads to a page that is not ours, has the same security headers', async () => {
  const [nobody] = world.asking('nobody');
  for (const address of [
    '/nowhere',
    '/gazette/no-such-war',
    '/c/no-such-war',
    '/rules/NO-SUCH-RULE',
    '/_next/nothing',
    `/gazette/${world.war('public running', 'owner').slug}/99`,
    '/unsubscribe/nobody',
    // Pages that come with the sign-in.
    '/api/auth/signout',
    '/api/auth/verify-request',
    '/api/auth/signin?error=OAuthCallback',
  ]) {
    const answer = await nobody?.get(address);
    if (answer !== undefined) await isGuarded(answer, address);
  }
});
