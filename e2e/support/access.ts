import { randomBytes } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { openHost } from '@sealed-orders/host';
import { accounts } from '@sealed-orders/testkit';
import { env } from '../env.ts';
import { call, signIn } from './people.ts';

const SEATS = ['azure', 'madder', 'ochre'] as const;
const FACTIONS = { azure: 'ig', madder: 'sm', ochre: 'ch' } as const;
const PASSWORD = 'a password of theirs';

/** Who asks. The column `seat` of a table is true of each seat. */
export const ROLES = ['nobody', 'stranger', 'spectator', 'seat', 'deputy', 'referee', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Those who ask in each role. */
const ASKING: Readonly<Record<Role, readonly string[]>> = {
  nobody: ['nobody'],
  stranger: ['stranger'],
  spectator: ['spectator'],
  seat: SEATS,
  deputy: ['deputy'],
  referee: ['referee'],
  owner: ['owner'],
};

/** How far a war has come, and who may look at it. */
export const CIRCUMSTANCES = ['lobby', 'running', 'finished', 'archived'].flatMap((status) => [
  `public ${status}`,
  `private ${status}`,
]);

export interface War {
  readonly campaign: string;
  readonly slug: string;
  /** Nothing else on the site is called that, and no address spells it so. */
  readonly name: string;
}

/** Everybody around some wars: one person for each role, the same in each war. */
export interface Everybody {
  /** The browsers of those who ask in a role. */
  readonly asking: (role: Role) => readonly APIRequestContext[];
  readonly war: (circumstance: string) => War;
  /** The secret parts of addresses that the owner of one of the wars has made. */
  readonly keys: { readonly invitation: string; readonly calendar: string };
  close(): Promise<void>;
}

/** Signs everybody in, and has them start a war for each circumstance. */
export async function everybody(): Promise<Everybody> {
  const tag = randomBytes(4).toString('hex');
  const browsers = new Map<string, APIRequestContext>();
  await accountsOf(tag);
  for (const who of Object.values(ASKING).flat()) {
    const browser = await request.newContext({ baseURL: env.siteUrl });
    browsers.set(who, browser);
    if (who !== 'nobody') await signIn({ request: browser }, { username: `${who}-${tag}`, password: PASSWORD });
  }
  const browserOf = (who: string): APIRequestContext => {
    const found = browsers.get(who);
    if (found === undefined) throw new Error(`nobody is called ${who}`);
    return found;
  };
  const wars = new Map<string, War>();
  for (const circumstance of CIRCUMSTANCES) wars.set(circumstance, await warIn(circumstance, browserOf, tag));
  const keys = await keysOf(browserOf('owner'), warOf(wars, 'private lobby').campaign);
  return {
    asking: (role) => ASKING[role].map(browserOf),
    war: (circumstance) => warOf(wars, circumstance),
    keys,
    close: async () => void (await Promise.all([...browsers.values()].map((browser) => browser.dispose()))),
  };
}

/** In the database: all journeys come from one address, from which the site lets only so many sign up in an hour. */
async function accountsOf(tag: string): Promise<void> {
  const people = Object.values(ASKING)
    .flat()
    .filter((who) => who !== 'nobody')
    .map((who) => ({ username: `${who}-${tag}`, displayName: who }));
  const open = openHost({ connectionString: env.databaseUrl, poolSize: 1 });
  try {
    await accounts(open, people, PASSWORD);
  } finally {
    await open.close();
  }
}

function warOf(wars: ReadonlyMap<string, War>, circumstance: string): War {
  const war = wars.get(circumstance);
  if (war === undefined) throw new Error(`there is no ${circumstance} war`);
  return war;
}

const LATER = '2100-01-01T00:00:00.000Z';
const reason = { text: 'Because.', isKept: false };

async function warIn(circumstance: string, browserOf: (who: string) => APIRequestContext, tag: string): Promise<War> {
  const [visibility, status] = circumstance.split(' ');
  const name = `${circumstance} Saffron Quarrel ${tag}`;
  const owner = browserOf('owner');
  const wanted = {
    name,
    system: 'hex-campaign',
    setup: { preset: 'three-players', settings: { askedPhases: 'movement' }, clock: { mode: 'none' } },
    seats: SEATS.map((id) => ({ id, name: id })),
    isPublic: visibility === 'public',
  };
  const { id: campaign = '', slug = '' } = await call(owner, 'campaigns.create', wanted);
  const join = async (who: string, role: string, seat: string | null): Promise<void> => {
    const { code } = await call(owner, 'campaigns.invite', { campaign, role, seat, expiresAt: LATER, uses: 1 });
    await call(browserOf(who), 'campaigns.join', { code });
  };
  for (const seat of SEATS) {
    await join(seat, 'seat', seat);
    await call(browserOf(seat), 'campaigns.choose', { campaign, seat, choices: { faction: FACTIONS[seat] } });
  }
  for (const role of ['spectator', 'referee']) await join(role, role, null);
  if (status !== 'lobby') {
    await call(owner, 'campaigns.start', { campaign });
    await call(owner, 'campaigns.closePhase', { campaign, opening: 0, reason });
    const { code } = await call(browserOf('azure'), 'absence.inviteDeputy', { campaign });
    await call(browserOf('deputy'), 'campaigns.join', { code });
  }
  if (status === 'finished' || status === 'archived') await call(owner, 'ending.end', { campaign, reason: 'Enough.' });
  if (status === 'archived') await call(owner, 'ending.archive', { campaign, isArchived: true });
  return { campaign, slug, name };
}

/** The secret parts of addresses that the owner made: of an invitation, and of their calendar. */
async function keysOf(owner: APIRequestContext, campaign: string): Promise<Everybody['keys']> {
  const link = { campaign, role: 'spectator', seat: null, expiresAt: LATER, uses: 1 };
  const { code: invitation = '' } = await call(owner, 'campaigns.invite', link);
  const answer = await owner.post('/api/trpc/news.setCalendar', { data: { isThere: true } });
  const { result } = await answer.json();
  return { invitation, calendar: result.data.key };
}
