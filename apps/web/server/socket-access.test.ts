import { sessionCookie } from '@sealed-orders/auth';
import { createHost, type Host } from '@sealed-orders/host';
import {
  BECAUSE,
  BLUE,
  GREEN,
  newUser,
  RED,
  runningTable,
  sealNumber,
  seatedTable,
  type Table,
} from '@sealed-orders/host/testing';
import { PRIVATE_CHANGES, PUBLIC_CHANGES } from '@sealed-orders/realtime/contract';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRET, type Site, testSite } from './testing/site.ts';
import { openWire, type Wire } from './testing/wire.ts';

/**
 * `removed`: a spectator whom the owner removed; `evicted`: a spectator removed when their invitation was revoked; `replaced`: the
 * player of a third seat, which the `substitute` has taken over.
 */
const ROLES = [
  'nobody',
  'stranger',
  'removed',
  'evicted',
  'replaced',
  'spectator',
  'red',
  'blue',
  'deputy',
  'substitute',
  'referee',
  'owner',
] as const;
type Role = (typeof ROLES)[number];

let site: Site;
/** Another process on the same database. */
let other: Host;
/** One user for each role without a seat. They have that role in every war of these tests. */
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

const userOf = (table: Table, role: Role): string | null => {
  if (role === 'owner') return table.owner;
  if (role === 'red' || role === 'blue') return table.users[role] ?? null;
  if (role === 'replaced') return table.users[GREEN] ?? null;
  return users.get(role) ?? null;
};

/** A war with somebody in each role. A lobby has no deputies. */
async function warOf(status: 'lobby' | 'running' | 'finished', isPublic: boolean): Promise<Table> {
  const { host, db } = site;
  const seats = [RED, BLUE, GREEN];
  const table = await (status === 'lobby' ? seatedTable : runningTable)(db, host, { isPublic, seats });
  const { campaign, owner } = table;
  const join = async (who: Role, role: 'spectator' | 'referee' | 'seat', seat: SeatId | null = null): Promise<void> => {
    const link = { role, seat, expiresAt: '2100-01-01T00:00:00.000Z', uses: 1 } as const;
    const invited = await host.invite(campaign, owner, link);
    expect(await host.join(invited.ok ? invited.value.code : '', users.get(who) ?? '')).toMatchObject({ ok: true });
  };
  for (const who of ['spectator', 'removed', 'evicted'] as const) await join(who, 'spectator');
  await join('referee', 'referee');
  await host.removeMember(campaign, owner, { user: users.get('removed') ?? '', reason: BECAUSE });
  const evicting = (await host.invitations(campaign)).filter(({ usedBy }) =>
    usedBy.some(({ name }) => name === 'evicted'),
  );
  for (const { id: invitation } of evicting)
    expect(await host.revokeInvitation(campaign, owner, { invitation, evict: BECAUSE })).toMatchObject({ ok: true });
  if (status === 'lobby') return table;
  const invited = await host.inviteDeputy(campaign, RED, table.users[RED] ?? '');
  await host.join(invited.ok ? invited.value.code : '', users.get('deputy') ?? '');
  expect(await host.openSeat(campaign, GREEN, owner, BECAUSE)).toMatchObject({ ok: true });
  await join('substitute', 'seat', GREEN);
  if (status === 'finished') expect(await host.endWar(campaign, owner, 'Enough.')).toMatchObject({ ok: true });
  return table;
}

async function wireOf(table: Table, role: Role): Promise<Wire> {
  const userId = userOf(table, role);
  const cookie = userId === null ? '' : await sessionCookie({ userId, name: role }, { secret: SECRET, secure: false });
  return openWire(site.url, table.campaign, cookie);
}

/** Which roles the server lets follow a war. */
const FOLLOWING = `
             nobody stranger removed evicted replaced spectator red blue deputy substitute referee owner
  public     yes    yes      yes     yes     yes      yes       yes yes  yes    yes        yes     yes
  private    no     no       no      no      no       yes       yes yes  yes    yes        yes     yes
`;

/** Who hears of what, in a public war. */
const HEARING = `
             nobody stranger removed evicted replaced spectator red blue deputy substitute referee owner
  step       yes    yes      yes     yes     yes      yes       yes yes  yes    yes        yes     yes
  whisper    no     no       no      no      no       no        yes yes  yes    no         yes     yes
  seals      yes    yes      yes     yes     yes      yes       yes yes  yes    yes        yes     yes
  lobby      yes    yes      yes     yes     yes      yes       yes yes  yes    yes        yes     yes
  talk       no     no       no      no      no       no        yes yes  yes    no         no      no
  topics     no     no       no      no      no       no        yes no   yes    no         yes     yes
  desk       no     no       no      no      no       no        yes no   yes    no         yes     yes
`;

/** The rows of a table: for each role yes or no. */
const rowsOf = (table: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    table
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.trim().split(/\s+/))
      .map(([name, ...cells]) => [name, cells]),
  );

/** Before the start nobody is a deputy, and nobody has been replaced. */
function inLobby(role: Role | undefined, cell: string): string {
  if (role === 'replaced') return 'yes';
  return role === 'deputy' || role === 'substitute' ? 'no' : cell;
}

test.each(['lobby', 'running', 'finished'] as const)('who may follow a war: %s', async (status) => {
  for (const [name, row] of Object.entries(rowsOf(FOLLOWING))) {
    const table = await warOf(status, name === 'public');
    const wires = await Promise.all(ROLES.map((role) => wireOf(table, role)));
    const wanted = row.map((cell, i) => (status === 'lobby' && name === 'private' ? inLobby(ROLES[i], cell) : cell));
    expect(wires.map(({ mayFollow }) => (mayFollow ? 'yes' : 'no'))).toEqual(wanted);
    for (const wire of wires) wire.close();
  }
});

const nonce = 'e'.repeat(32);

/** What happens, by what is told of it. */
const HAPPENING: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  step: ({ campaign, owner }) => site.host.closePhase(campaign, owner, 0, BECAUSE),
  whisper: async ({ campaign, users: seated }) =>
    site.host.give(campaign, RED, { order: { to: BLUE, gift: 1 }, nonce, userId: seated[RED] ?? '' }),
  seals: (table) => sealNumber(site.host, table, RED, 0, 3),
  lobby: ({ campaign }) => other.notify([{ what: 'lobby', campaign, n: 0 }]),
  talk: ({ campaign, users: seated }) =>
    site.host.write(campaign, RED, { with: [BLUE], text: 'Peace?', userId: seated[RED] ?? '' }),
  topics: ({ campaign }) => other.notify([{ what: 'topics', campaign, viewers: ['seat:red', 'referee'] }]),
  desk: ({ campaign, owner }) => site.host.ping(campaign, owner, { opening: 0, seats: [RED], reason: BECAUSE }),
};

test('everything that a socket can tell has its place in the table', () => {
  const told = ['step', ...PUBLIC_CHANGES, ...PRIVATE_CHANGES];
  // A step that concerns some viewers is told to those alone.
  expect(Object.keys(rowsOf(HEARING)).toSorted()).toEqual([...told, 'whisper'].toSorted());
  expect(Object.keys(HAPPENING).toSorted()).toEqual([...told, 'whisper'].toSorted());
});

test.each(Object.entries(rowsOf(HEARING)))('who hears of it, and no more than that: %s', async (name, row) => {
  const table = await warOf('running', true);
  const { campaign } = table;
  const wires = await Promise.all(ROLES.map((role) => wireOf(table, role)));
  const happened: unknown = await HAPPENING[name]?.(table);
  if (happened !== undefined) expect(happened).toMatchObject({ ok: true });
  // Whatever is told of the campaign before this arrives before it.
  await other.notify([{ what: 'lobby', campaign, n: 0 }]);
  const lobby = JSON.stringify(['changed', { campaign, what: 'lobby' }]);
  await Promise.all(wires.map((wire) => wire.until(lobby, name === 'lobby' ? 2 : 1)));
  const message = name === 'step' || name === 'whisper' ? { campaign, what: 'step', n: 1 } : { campaign, what: name };
  const wanted = row.map((cell) => [...(cell === 'yes' ? [JSON.stringify(['changed', message])] : []), lobby]);
  expect(Object.fromEntries(wires.map((wire, i) => [ROLES[i], wire.taken()]))).toEqual(
    Object.fromEntries(wanted.map((frames, i) => [ROLES[i], frames])),
  );
  for (const wire of wires) wire.close();
});
