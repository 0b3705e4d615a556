import { sessionCookie } from '@sealed-orders/auth';
import { createHost, type Host } from '@sealed-orders/host';
import {
  BECAUSE,
  BLUE,
  byRole,
  CIRCUMSTANCES,
  type Circumstance,
  GREEN,
  newUser,
  RED,
  ROLES,
  type Role,
  roleTable,
  sealNumber,
  seatedTable,
  type Table,
} from '@sealed-orders/host/testing';
import { PRIVATE_CHANGES, PUBLIC_CHANGES } from '@sealed-orders/realtime/contract';
import { failed, type SeatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRET, type Site, testSite } from './testing/site.ts';
import { openWire, type Wire } from './testing/wire.ts';

let site: Site;
/** Another process on the same database. */
let other: Host;
/** One user for each role without a seat of their own. They have that role in every war of these tests. */
let users: ReadonlyMap<Role, string>;

beforeAll(async () => {
  site = await testSite({ sealsPause: 0 });
  other = createHost({ db: site.db });
  const known = ['stranger', 'removed', 'evicted', 'spectator', 'deputy', 'substitute', 'referee'] as const;
  users = new Map(await Promise.all(known.map(async (role) => [role, await newUser(site.db, role)] as const)));
}, 60_000);

afterAll(async () => {
  await site.close();
  expect(site.failures).toEqual([]);
});

const userOf = ({ owner, users: seated }: Table, role: Role): string | null => {
  if (role === 'owner' || role === 'playing') return owner;
  if (role === 'player') return seated[RED] ?? null;
  if (role === 'replaced') return seated[GREEN] ?? null;
  return users.get(role) ?? null;
};

const userNamed = (role: Role): string => users.get(role) ?? '';

interface Wanted {
  readonly isPublic: boolean;
  /** Whether the owner has a seat, and so the role `playing`. */
  readonly isPlayed?: boolean;
}

/** A war with somebody in each role. A lobby has no deputies. */
async function warOf(circumstance: Circumstance, { isPublic, isPlayed = false }: Wanted): Promise<Table> {
  const { host, db } = site;
  const table = await seatedTable(db, host, { isPublic, seats: [RED, GREEN], freeSeats: [BLUE] });
  const { campaign, owner } = table;
  const blue = isPlayed ? owner : await newUser(db, BLUE);
  expect(await host.takeSeat(campaign, BLUE, blue)).toMatchObject({ ok: true });
  await watched(table);
  if (circumstance === 'lobby') return table;
  expect(await host.start(campaign, owner)).toMatchObject({ ok: true });
  const invited = await host.inviteDeputy(campaign, RED, table.users[RED] ?? '');
  await host.join(invited.ok ? invited.value.code : '', userNamed('deputy'));
  expect(await host.openSeat(campaign, GREEN, userNamed('referee'), BECAUSE)).toMatchObject({ ok: true });
  await joined(table, 'substitute', 'seat', GREEN);
  return brought(table, circumstance, isPublic);
}

/** Somebody joins by an invitation of their own. */
async function joined(
  { campaign, owner }: Table,
  who: Role,
  role: 'spectator' | 'referee' | 'seat',
  seat: SeatId | null = null,
): Promise<void> {
  const { host } = site;
  const link = { role, seat, expiresAt: '2100-01-01T00:00:00.000Z', uses: 1 } as const;
  const invited = await host.invite(campaign, owner, link);
  expect(await host.join(invited.ok ? invited.value.code : '', userNamed(who))).toMatchObject({ ok: true });
}

/** A referee and spectators come, and two have to go. */
async function watched(table: Table): Promise<void> {
  const { host } = site;
  const { campaign, owner } = table;
  for (const who of ['spectator', 'removed', 'evicted'] as const) await joined(table, who, 'spectator');
  await joined(table, 'referee', 'referee');
  await host.removeMember(campaign, owner, { user: userNamed('removed'), reason: BECAUSE });
  const evicting = (await host.invitations(campaign)).filter(({ usedBy }) =>
    usedBy.some(({ name }) => name === 'evicted'),
  );
  for (const { id: invitation } of evicting)
    expect(await host.revokeInvitation(campaign, owner, { invitation, evict: BECAUSE })).toMatchObject({ ok: true });
}

/** Brings a war that is played as far as it is to come. */
async function brought(table: Table, circumstance: Circumstance, isPublic: boolean): Promise<Table> {
  const { host, db } = site;
  const { campaign, owner } = table;
  if (circumstance === 'running') return table;
  if (circumstance === 'asleep') {
    await createHost({ db, clock: () => new Date('2100-01-01T00:00:00.000Z') }).sweepComplete();
    expect(await host.head(campaign)).toMatchObject({ status: 'paused', pausedBecause: 'asleep' });
    return table;
  }
  expect(await host.endWar(campaign, owner, 'Enough.')).toMatchObject({ ok: true });
  if (circumstance === 'imported') return imported(table, isPublic);
  if (circumstance === 'archived') expect(await host.setArchived(campaign, owner, true)).toMatchObject({ ok: true });
  return table;
}

/** The war is over on another site, and is brought here by its owner. */
async function imported(table: Table, isPublic: boolean): Promise<Table> {
  const { host } = site;
  const { owner: by } = table;
  const archive = (await host.exported(table.campaign)) ?? expect.fail('the war is over');
  const pieces: string[] = [];
  for await (const piece of archive.pieces) pieces.push(piece);
  await host.deleteCampaign(table.campaign, by, 'A game of tally');
  const file = Buffer.from(pieces.join(''));
  const made = await host.importWar({
    by,
    file,
    isPublic,
    readPicture: async () => failed({ code: 'picture-broken' }),
  });
  const { id: campaign, slug } = made.ok ? made.value : expect.fail(made.problem.code);
  const here = { ...table, campaign, slug };
  await watched(here);
  return here;
}

async function wireOf(table: Table, role: Role): Promise<Wire> {
  const userId = userOf(table, role);
  const cookie = userId === null ? '' : await sessionCookie({ userId, name: role }, { secret: SECRET, secure: false });
  return openWire(site.url, table.campaign, cookie);
}

/** The wires of all roles: `playing` has its own war. */
async function wiresOf(table: Table, played: Table): Promise<ReadonlyMap<Role, Wire>> {
  const wire = async (role: Role) => [role, await wireOf(role === 'playing' ? played : table, role)] as const;
  return new Map(await Promise.all(ROLES.map(wire)));
}

/** Which roles the server lets follow a war. A lobby has no deputies, and nobody has been replaced. */
const FOLLOWING = roleTable(`
                    nobody stranger removed evicted replaced spectator player deputy substitute referee owner playing
  public lobby      yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes
  private lobby     no     no       no      no      yes      yes       yes    no     no         yes     yes   yes
  public running    yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes
  private running   no     no       no      no      no       yes       yes    yes    yes        yes     yes   yes
  public asleep     yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes
  private asleep    no     no       no      no      no       yes       yes    yes    yes        yes     yes   yes
  public finished   yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes
  private finished  no     no       no      no      no       yes       yes    yes    yes        yes     yes   yes
  public archived   yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes
  private archived  no     no       no      no      no       yes       yes    yes    yes        yes     yes   yes
  public imported   yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes
  private imported  no     no       no      no      no       yes       no     no     no         yes     yes   yes
`);

/** Who hears of what, in a public war. The owner who plays has the seat that the whisper and the message are for. */
const HEARING = roleTable(`
             nobody stranger removed evicted replaced spectator player deputy substitute referee owner playing
  step       yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes
  whisper    no     no       no      no      no       no        yes    yes    no         yes     yes   yes
  seals      yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes
  lobby      yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes
  talk       no     no       no      no      no       no        yes    yes    no         no      no    yes
  topics     no     no       no      no      no       no        yes    yes    no         yes     yes   no
  desk       no     no       no      no      no       no        yes    yes    no         yes     yes   no
`);

test.each(CIRCUMSTANCES)('who may follow a war: %s', async (circumstance) => {
  for (const visibility of ['public', 'private']) {
    const isPublic = visibility === 'public';
    const table = await warOf(circumstance, { isPublic });
    const wires = await wiresOf(table, await warOf(circumstance, { isPublic, isPlayed: true }));
    const found = byRole((role) => (wires.get(role)?.mayFollow === true ? 'yes' : 'no'));
    expect(found).toEqual(FOLLOWING[`${visibility} ${circumstance}`]);
    for (const wire of wires.values()) wire.close();
  }
});

const nonce = 'e'.repeat(32);

/** What happens, by what is told of it. */
const HAPPENING: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  step: ({ campaign }) => site.host.closePhase(campaign, userNamed('referee'), 0, BECAUSE),
  whisper: async ({ campaign, users: seated }) =>
    site.host.give(campaign, RED, { order: { to: BLUE, gift: 1 }, nonce, userId: seated[RED] ?? '' }),
  seals: (table) => sealNumber(site.host, table, RED, 0, 3),
  lobby: ({ campaign }) => other.notify([{ what: 'lobby', campaign, n: 0 }]),
  talk: ({ campaign, users: seated }) =>
    site.host.write(campaign, RED, { with: [BLUE], text: 'Peace?', userId: seated[RED] ?? '' }),
  topics: ({ campaign }) => other.notify([{ what: 'topics', campaign, viewers: ['seat:red', 'referee'] }]),
  desk: ({ campaign }) => site.host.ping(campaign, userNamed('referee'), { opening: 0, seats: [RED], reason: BECAUSE }),
};

test('everything that a socket can tell has its place in the table', () => {
  const told = ['step', ...PUBLIC_CHANGES, ...PRIVATE_CHANGES];
  // A step that concerns some viewers is told to those alone.
  expect(Object.keys(HEARING).toSorted()).toEqual([...told, 'whisper'].toSorted());
  expect(Object.keys(HAPPENING).toSorted()).toEqual([...told, 'whisper'].toSorted());
});

/** What happens in a war, and something that everybody hears of after it. */
async function happened(name: string, table: Table): Promise<void> {
  const made: unknown = await HAPPENING[name]?.(table);
  if (made !== undefined) expect(made).toMatchObject({ ok: true });
  await other.notify([{ what: 'lobby', campaign: table.campaign, n: 0 }]);
}

/** What a wire brings of it. Whatever is told of the campaign before the last message arrives before it. */
async function heardOf(name: string, { campaign }: Table, wire: Wire): Promise<string> {
  const lobby = JSON.stringify(['changed', { campaign, what: 'lobby' }]);
  await wire.until(lobby, name === 'lobby' ? 2 : 1);
  const message = name === 'step' || name === 'whisper' ? { campaign, what: 'step', n: 1 } : { campaign, what: name };
  const frames = wire.taken();
  const known: Readonly<Record<string, string>> = {
    [JSON.stringify([lobby])]: 'no',
    [JSON.stringify([JSON.stringify(['changed', message]), lobby])]: 'yes',
  };
  return known[JSON.stringify(frames)] ?? frames.join();
}

test.each(Object.entries(HEARING))('who hears of it, and no more than that: %s', async (name, row) => {
  const table = await warOf('running', { isPublic: true });
  const played = await warOf('running', { isPublic: true, isPlayed: true });
  const wires = await wiresOf(table, played);
  await happened(name, table);
  await happened(name, played);
  const found = new Map<Role, string>();
  for (const [role, wire] of wires) found.set(role, await heardOf(name, role === 'playing' ? played : table, wire));
  expect(byRole((role) => found.get(role) ?? '')).toEqual(row);
  for (const wire of wires.values()) wire.close();
});
