import { createHost, type Host } from '@sealed-orders/host';
import {
  BECAUSE,
  BLUE,
  byRole,
  CIRCUMSTANCES,
  type Circumstance,
  RED,
  ROLES,
  type Role,
  roleTable,
  sealNumber,
  type Table,
} from '@sealed-orders/host/testing';
import { PRIVATE_CHANGES, PUBLIC_CHANGES } from '@sealed-orders/realtime/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RoleWars, roleWars, type WarsOfRoles, warOfRole } from './testing/role-wars.ts';
import { type Site, testSite } from './testing/site.ts';
import { openWire, type Wire } from './testing/wire.ts';

let site: Site;
/** Another process on the same database. */
let other: Host;
let wars: RoleWars;

beforeAll(async () => {
  site = await testSite({ sealsPause: 0 });
  other = createHost({ db: site.db });
  wars = await roleWars(site);
}, 60_000);

afterAll(async () => {
  await site.close();
  expect(site.failures).toEqual([]);
});

const wireOf = async (table: Table, role: Role): Promise<Wire> =>
  openWire(site.url, table.campaign, await wars.cookieOf(table, role));

/** The wires of all roles. */
async function wiresOf(tables: WarsOfRoles): Promise<ReadonlyMap<Role, Wire>> {
  const wire = async (role: Role) => [role, await wireOf(warOfRole(tables, role), role)] as const;
  return new Map(await Promise.all(ROLES.map(wire)));
}

/** Wars in this circumstance for all roles. */
async function warsIn(
  circumstance: Circumstance,
  visibility: { readonly isPublic: boolean; readonly isListed?: boolean },
): Promise<WarsOfRoles> {
  return {
    usual: await wars.warOf(circumstance, visibility),
    played: await wars.warOf(circumstance, { ...visibility, isPlayed: true }),
    shared: await wars.warOf(circumstance, { ...visibility, isShared: true }),
  };
}

/** Which roles the server lets follow a war. A lobby has no deputies, and nobody has been replaced. */
const FOLLOWING = roleTable(`
                    nobody stranger removed evicted replaced spectator player deputy substitute referee owner playing covered uncovered
  public lobby      yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  unlisted          yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  private lobby     no     no       no      no      yes      yes       yes    no     no         yes     yes   yes     yes     yes
  public running    yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  private running   no     no       no      no      no       yes       yes    yes    yes        yes     yes   yes     yes     yes
  public asleep     yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  private asleep    no     no       no      no      no       yes       yes    yes    yes        yes     yes   yes     yes     yes
  public finished   yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  private finished  no     no       no      no      no       yes       yes    yes    yes        yes     yes   yes     yes     yes
  public archived   yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  private archived  no     no       no      no      no       yes       yes    yes    yes        yes     yes   yes     yes     yes
  public imported   yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  private imported  no     no       no      no      no       yes       no     no     no         yes     yes   yes     no      no
`);

/** Who receives what, in a public war. The owner who plays holds the seat that the whisper and the message are for. */
const HEARING = roleTable(`
             nobody stranger removed evicted replaced spectator player deputy substitute referee owner playing covered uncovered
  step       yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  whisper    no     no       no      no      no       no        yes    yes    no         yes     yes   yes     no      yes
  seals      yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  lobby      yes    yes      yes     yes     yes      yes       yes    yes    yes        yes     yes   yes     yes     yes
  talk       no     no       no      no      no       no        yes    yes    no         no      no    yes     no      yes
  topics     no     no       no      no      no       no        yes    yes    no         yes     yes   no      no      no
  desk       no     no       no      no      no       no        yes    yes    no         yes     yes   no      no      no
`);

test.each(CIRCUMSTANCES)('who may follow a war: %s', async (circumstance) => {
  for (const visibility of ['public', 'unlisted', 'private']) {
    const isPublic = visibility !== 'private';
    const wires = await wiresOf(await warsIn(circumstance, { isPublic, isListed: visibility === 'public' }));
    const found = byRole((role) => (wires.get(role)?.mayFollow === true ? 'yes' : 'no'));
    expect(found).toEqual(FOLLOWING[`${visibility} ${circumstance}`] ?? FOLLOWING[visibility]);
    for (const wire of wires.values()) wire.close();
  }
});

const refereeOf = (table: Table): string => wars.userOf(table, 'referee') ?? '';
const nonce = 'e'.repeat(32);

/** What happens, by the message about it. */
const HAPPENING: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  step: (table) => site.host.closePhase(table.campaign, refereeOf(table), 0, BECAUSE),
  whisper: async ({ campaign, users: seated }) =>
    site.host.give(campaign, RED, { order: { to: BLUE, gift: 1 }, nonce, userId: seated[RED] ?? '' }),
  seals: (table) => sealNumber(site.host, table, RED, 0, 3),
  lobby: ({ campaign }) => other.notify([{ what: 'lobby', campaign, n: 0 }]),
  talk: ({ campaign, users: seated }) =>
    site.host.write(campaign, RED, { with: [BLUE], text: 'Peace?', userId: seated[RED] ?? '' }),
  topics: ({ campaign }) => other.notify([{ what: 'topics', campaign, viewers: ['seat:red', 'referee'] }]),
  desk: (table) => site.host.ping(table.campaign, refereeOf(table), { opening: 0, seats: [RED], reason: BECAUSE }),
};

test('every message that a socket can send is in the table', () => {
  const told = ['step', ...PUBLIC_CHANGES, ...PRIVATE_CHANGES];
  // A step that concerns only some viewers is announced only to them.
  expect(Object.keys(HEARING).toSorted()).toEqual([...told, 'whisper'].toSorted());
  expect(Object.keys(HAPPENING).toSorted()).toEqual([...told, 'whisper'].toSorted());
});

/** Something happens in a war, followed by a message for everyone. */
async function happened(name: string, table: Table): Promise<void> {
  const made: unknown = await HAPPENING[name]?.(table);
  if (made !== undefined) expect(made).toMatchObject({ ok: true });
  await other.notify([{ what: 'lobby', campaign: table.campaign, n: 0 }]);
}

/** What a wire receives about it. All messages about the campaign arrive before the last one. */
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

test.each(Object.entries(HEARING))('who is notified, and nobody else: %s', async (name, row) => {
  const tables = await warsIn('running', { isPublic: true });
  const wires = await wiresOf(tables);
  for (const table of [tables.usual, tables.played, tables.shared]) await happened(name, table);
  const found = new Map<Role, string>();
  for (const [role, wire] of wires) found.set(role, await heardOf(name, warOfRole(tables, role), wire));
  expect(byRole((role) => found.get(role) ?? '')).toEqual(row);
  for (const wire of wires.values()) wire.close();
});

test('covering or opening a seat closes the sockets of its user, and nobody else’s', async () => {
  const tables = await warsIn('running', { isPublic: false });
  const { campaign } = tables.shared;
  const user = wars.userOf(tables.shared, 'uncovered') ?? '';
  const wires = [await wireOf(tables.shared, 'uncovered'), await wireOf(tables.shared, 'covered')] as const;
  expect(await site.host.cover(campaign, user)).toMatchObject({ ok: true });
  await wires[0].closed;
  const again = await wireOf(tables.shared, 'uncovered');
  expect(await site.host.uncover(campaign, BLUE, user)).toMatchObject({ ok: true });
  await again.closed;
  await other.notify([{ what: 'lobby', campaign, n: 0 }]);
  await wires[1].until('lobby');
  wires[1].close();
});

test('another process closes them too', async () => {
  const { shared } = await warsIn('running', { isPublic: false });
  const wire = await wireOf(shared, 'uncovered');
  expect(await other.cover(shared.campaign, wars.userOf(shared, 'uncovered') ?? '')).toMatchObject({ ok: true });
  await wire.closed;
});
