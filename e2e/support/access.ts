import { randomBytes } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { openHost } from '@sealed-orders/host';
import { CIRCUMSTANCES, type Circumstance, type Role } from '@sealed-orders/host/testing';
import { accounts } from '@sealed-orders/testkit';
import { env } from '../env.ts';
import { call, signIn } from './people.ts';

const SEATS = ['azure', 'madder', 'ochre'] as const;
/** The seats of a war on one screen, and who holds them. */
const SHARED = [...SEATS, 'verdigris'] as const;
const HOLDERS = { azure: 'uncovered', madder: 'uncovered', ochre: 'covered', verdigris: 'covered' } as const;
const FACTIONS = { azure: 'ig', madder: 'sm', ochre: 'ch', verdigris: 'ork' } as const;
const PASSWORD = 'a password of theirs';

/** Users in each role; each of two players has a seat. */
const ASKING: Readonly<Record<Role, readonly string[]>> = {
  nobody: ['nobody'],
  stranger: ['stranger'],
  removed: ['removed'],
  evicted: ['evicted'],
  replaced: ['replaced'],
  spectator: ['spectator'],
  player: ['azure', 'madder'],
  deputy: ['deputy'],
  substitute: ['substitute'],
  referee: ['referee'],
  owner: ['owner'],
  playing: ['playing'],
  covered: ['covered'],
  uncovered: ['uncovered'],
};

/**
 * The circumstances of a war. None falls asleep within a journey: its owner pauses it, which is the same to every
 * route.
 */
type Come = Exclude<Circumstance, 'asleep'> | 'paused';
const COME = CIRCUMSTANCES.map((one): Come => (one === 'asleep' ? 'paused' : one));

/** Who may view it: everyone, and it is on the lists; everyone with its address; its members. */
const VISIBILITIES = ['public', 'unlisted', 'private'] as const;

/** And who may view it. */
export const CIRCUMSTANCES_OF_WARS = VISIBILITIES.flatMap((visibility) => COME.map((come) => `${visibility} ${come}`));

export interface War {
  readonly campaign: string;
  readonly slug: string;
  /** Nothing else on the site has this name, and no address spells it like this. */
  readonly name: string;
}

/** Everyone around some wars: the same people for each role, in each war. */
export interface Everybody {
  /** The browsers of users in a role. */
  readonly asking: (role: Role) => readonly APIRequestContext[];
  /** The war in which a user has this role: the owner who plays has separate wars, and so have users at one screen. */
  readonly war: (circumstance: string, role: Role) => War;
  /** The secret parts of addresses that the owner of one of the wars created. */
  readonly keys: { readonly invitation: string; readonly calendar: string };
  close(): Promise<void>;
}

/** Signs everyone in, and has the two owners bring a war to each circumstance. */
export async function everybody(): Promise<Everybody> {
  const tag = randomBytes(4).toString('hex');
  const browsers = new Map<string, APIRequestContext>();
  await accountsOf(tag);
  for (const who of Object.values(ASKING).flat()) {
    const browser = await request.newContext({ baseURL: env.siteUrl });
    browsers.set(who, browser);
    if (who !== 'nobody') await signIn({ request: browser }, { username: nameOf(who, tag), password: PASSWORD });
  }
  const browserOf = (who: string): APIRequestContext => {
    const found = browsers.get(who);
    if (found === undefined) throw new Error(`nobody is called ${who}`);
    return found;
  };
  const wars = new Map<string, War>();
  for (const visibility of VISIBILITIES)
    for (const come of COME)
      for (const owner of KINDS) {
        const wanted = { owner, visibility, come, tag };
        wars.set(`${owner} ${visibility} ${come}`, await warFor(wanted, browserOf));
      }
  const ofRole = (circumstance: string, role: Role): War => warOf(wars, `${kindOf(role)} ${circumstance}`);
  const keys = await keysOf(browserOf('owner'), ofRole('private lobby', 'owner').campaign);
  return {
    asking: (role) => ASKING[role].map(browserOf),
    war: ofRole,
    keys,
    close: async () => void (await Promise.all([...browsers.values()].map((browser) => browser.dispose()))),
  };
}

/** Whose war it is, or that it is one on one screen. */
const KINDS = ['owner', 'playing', 'screen'] as const;
type Kind = (typeof KINDS)[number];

function kindOf(role: Role): Kind {
  if (role === 'playing') return role;
  return role === 'covered' || role === 'uncovered' ? 'screen' : 'owner';
}

const nameOf = (who: string, tag: string): string => `${who}-${tag}`;

/** In the database: all journeys share one address, and the site limits sign-ups per address and hour. */
async function accountsOf(tag: string): Promise<void> {
  const people = Object.values(ASKING)
    .flat()
    .filter((who) => who !== 'nobody')
    .map((who) => ({ username: nameOf(who, tag), displayName: who }));
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

interface Wanted {
  readonly owner: Kind;
  readonly visibility: string;
  readonly come: Come;
  readonly tag: string;
}

/** A war, and the users who request it. */
interface Calling {
  readonly war: War;
  readonly owner: APIRequestContext;
  readonly browserOf: (who: string) => APIRequestContext;
}

/** A war of this owner, in the given circumstance. */
async function warFor(wanted: Wanted, browserOf: Calling['browserOf']): Promise<War> {
  const { visibility, come } = wanted;
  const isShared = wanted.owner === 'screen';
  const owner = browserOf(isShared ? 'owner' : wanted.owner);
  const name = `${visibility} ${come} Saffron Quarrel of the ${wanted.owner} ${wanted.tag}`;
  const { id: campaign = '', slug = '' } = await call(owner, 'campaigns.create', {
    name,
    system: 'hex-campaign',
    setup: {
      preset: isShared ? 'four-players' : 'three-players',
      settings: { askedPhases: 'movement' },
      clock: { mode: 'none' },
    },
    seats: (isShared ? SHARED : SEATS).map((id) => ({ id, name: id })),
    oneScreen: isShared,
    isPublic: visibility !== 'private',
    isListed: visibility === 'public',
  });
  const calling = { war: { campaign, slug, name }, owner, browserOf };
  // Only the owner requests the war in which they play.
  const isRefereed = wanted.owner === 'owner';
  if (isShared) await seatedAtScreens(calling);
  else await seated(calling, isRefereed ? 'replaced' : 'playing');
  if (isRefereed) await watched(calling, wanted.tag);
  else await joined(calling, 'referee', 'referee');
  if (come === 'lobby') return calling.war;
  await call(owner, 'campaigns.start', { campaign });
  await call(browserOf('referee'), 'campaigns.closePhase', { campaign, opening: 0, reason });
  if (isRefereed) await replaced(calling);
  if (isShared) await call(browserOf('uncovered'), 'screen.uncover', { campaign, seat: 'azure' });
  return brought(calling, wanted);
}

/** A user joins by their own invitation. Returns the code. */
async function joined(
  { war: { campaign }, owner, browserOf }: Calling,
  who: string,
  role: string,
  seat: string | null = null,
): Promise<string> {
  const link = { campaign, role, seat, expiresAt: LATER, uses: 1 };
  const { code = '' } = await call(owner, 'campaigns.invite', link);
  await call(browserOf(who), 'campaigns.join', { code });
  return code;
}

async function seated(calling: Calling, third: string): Promise<void> {
  const { campaign } = calling.war;
  const players = { azure: 'azure', madder: 'madder', ochre: third };
  for (const seat of SEATS) {
    await joined(calling, players[seat], 'seat', seat);
    const choosing = { campaign, seat, choices: { faction: FACTIONS[seat] } };
    await call(calling.browserOf(players[seat]), 'campaigns.choose', choosing);
  }
}

/** One user holds two seats and has opened one of them, another holds the other two and has opened none. */
async function seatedAtScreens(calling: Calling): Promise<void> {
  const { campaign } = calling.war;
  for (const seat of SHARED) {
    const who = HOLDERS[seat];
    const browser = calling.browserOf(who);
    if (seat === 'azure' || seat === 'ochre') await joined(calling, who, 'seat', seat);
    else await call(browser, 'campaigns.takeSeat', { campaign, seat });
    await call(browser, 'campaigns.choose', { campaign, seat, choices: { faction: FACTIONS[seat] } });
  }
  await call(calling.browserOf('covered'), 'screen.cover', { campaign });
}

/** A referee and spectators join, and two are removed. */
async function watched(calling: Calling, tag: string): Promise<void> {
  const { owner, war } = calling;
  const { campaign } = war;
  for (const who of ['spectator', 'removed', 'referee'])
    await joined(calling, who, who === 'referee' ? who : 'spectator');
  const code = await joined(calling, 'evicted', 'spectator');
  const invitations = await asked<readonly { code: string; id: string }[]>(owner, 'campaigns.invitations', {
    campaign,
  });
  const invitation = invitations.find((one) => one.code === code)?.id;
  await call(owner, 'campaigns.revokeInvitation', { campaign, invitation, evict: reason });
  const members = await asked<readonly { user: { id: string; name: string } }[]>(owner, 'campaigns.members', {
    campaign,
  });
  const removed = members.find(({ user }) => user.name === 'removed');
  if (removed === undefined) throw new Error(`nobody is called ${nameOf('removed', tag)}`);
  await call(owner, 'campaigns.removeMember', { campaign, user: removed.user.id, reason });
}

/** The answer to a query about a campaign. */
async function asked<Answer>(owner: APIRequestContext, procedure: string, input: unknown): Promise<Answer> {
  const answer = await owner.get(`/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);
  const { result } = await answer.json();
  return result.data;
}

/** One player has a deputy, and another player's seat is taken over. */
async function replaced(calling: Calling): Promise<void> {
  const { war, owner, browserOf } = calling;
  const { campaign } = war;
  const { code } = await call(browserOf('azure'), 'absence.inviteDeputy', { campaign });
  await call(browserOf('deputy'), 'campaigns.join', { code });
  await call(owner, 'absence.openSeat', { campaign, seat: 'ochre', reason });
  await joined(calling, 'substitute', 'seat', 'ochre');
}

async function brought(calling: Calling, { come, visibility, tag, owner: who }: Wanted): Promise<War> {
  const { owner, war } = calling;
  const { campaign } = war;
  if (come === 'running') return war;
  if (come === 'paused') {
    await call(owner, 'desk.pause', { campaign, reason });
    return war;
  }
  await ended(calling, who);
  if (come === 'archived') await call(owner, 'ending.archive', { campaign, isArchived: true });
  if (come !== 'imported') return war;
  const archive = await owner.get(`/archives/${campaign}`);
  const base64 = (await archive.body()).toString('base64');
  await deleted(campaign, war.name);
  const made = await call(owner, 'ending.importWar', {
    base64,
    isPublic: visibility !== 'private',
    isListed: visibility === 'public',
  });
  const here = { ...war, campaign: made.id ?? '', slug: made.slug ?? '' };
  if (who === 'owner') await watched({ ...calling, war: here }, tag);
  return here;
}

/** The owner ends the war; if they play in it, two of its three players do. */
async function ended({ war: { campaign }, owner, browserOf }: Calling, who: Wanted['owner']): Promise<void> {
  if (who !== 'playing') return void (await call(owner, 'ending.end', { campaign, reason: 'Enough.' }));
  for (const player of ['azure', 'madder'])
    await call(browserOf(player), 'votes.vote', { campaign, matter: { what: 'finish' } });
}

/** Its owner deletes the war. One who played can do so only some time after its end. */
async function deleted(campaign: string, name: string): Promise<void> {
  const open = openHost({ connectionString: env.databaseUrl, poolSize: 1, clock: () => new Date(LATER) });
  try {
    const { createdBy } = await open.db.prisma.campaign.findUniqueOrThrow({
      where: { id: campaign },
      select: { createdBy: true },
    });
    const done = await open.host.deleteCampaign(campaign, createdBy, name);
    if (!done.ok) throw new Error(done.problem.code);
  } finally {
    await open.close();
  }
}

/** The secret parts of addresses that the owner created: of an invitation, and of their calendar. */
async function keysOf(owner: APIRequestContext, campaign: string): Promise<Everybody['keys']> {
  const link = { campaign, role: 'spectator', seat: null, expiresAt: LATER, uses: 1 };
  const { code: invitation = '' } = await call(owner, 'campaigns.invite', link);
  const answer = await owner.post('/api/trpc/news.setCalendar', { data: { isThere: true } });
  const { result } = await answer.json();
  return { invitation, calendar: result.data.key };
}
