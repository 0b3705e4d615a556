import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { failed } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import type { Change } from '../changes/types.ts';
import { createHost } from '../host.ts';
import { BLUE, GREEN, newUser, RED, seatedTable, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
const host = createHost({ db, rulesets: () => tally });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const spectator = { kind: 'spectator' } as const;
const named = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id }));
const lobbyOf = ({ campaign }: Table) => host.lobby(campaign, spectator);
const seatsOf = async (table: Table) =>
  (await lobbyOf(table))?.seats.map(({ seat, name, user }) => [seat, name, user !== null]);
const arrange = (table: Table, seats: readonly { id: string; name: string }[], by = table.owner) =>
  host.rearrange(table.campaign, by, { seats, board: null });

test('the owner adds a seat, removes a free one, renames one and changes their order; players stay where they are', async () => {
  const table = await seatedTable(db, host, { freeSeats: [GREEN] });
  const heard: Change[] = [];
  const stop = host.subscribe((change) => void heard.push(change));
  const seats = [{ id: 'pink', name: 'Pink' }, { id: 'blue', name: 'The Blues' }, ...named('red')];
  expect(await arrange(table, seats)).toEqual({ ok: true, value: { done: true } });
  stop();
  expect(await seatsOf(table)).toEqual([
    ['pink', 'Pink', false],
    [BLUE, 'The Blues', true],
    [RED, RED, true],
  ]);
  expect((await lobbyOf(table))?.seats.map(({ choices }) => choices)).toEqual([
    {},
    { faction: 'even' },
    { faction: 'even' },
  ]);
  expect(heard).toContainEqual({ what: 'lobby', campaign: table.campaign, n: 0 });
});

test.each([
  ['a seat that somebody holds is gone', named('red'), 'seat-held'],
  ['two seats have one id', named('red', 'blue', 'blue'), 'not-understood'],
  ['an id is not a word', named('red', 'blue', 'Blue 2'), 'not-understood'],
  ['an id is a built-in object property', named('red', 'blue', 'constructor'), 'rejected'],
])('nothing changes if %s', async (_title, seats, code) => {
  const table = await seatedTable(db, host);
  const before = await lobbyOf(table);
  expect(await arrange(table, seats)).toMatchObject({ ok: false, problem: { code } });
  expect(await lobbyOf(table)).toEqual(before);
});

test('only the owner can, and only before the start', async () => {
  const table = await seatedTable(db, host);
  const seats = named('red', 'blue', 'green');
  expect(await arrange(table, seats, table.users[RED])).toEqual(failed({ code: 'not-owner' }));
  expect(await arrange(table, seats, await newUser(db))).toEqual(failed({ code: 'not-owner' }));
  await host.start(table.campaign, table.owner);
  expect(await arrange(table, seats)).toEqual(failed({ code: 'not-in-lobby' }));
});

test('a board that names a built-in object property is refused, and so is one unknown to the game', async () => {
  const table = await seatedTable(db, host);
  const { campaign, owner } = table;
  const seats = named('red', 'blue');
  for (const board of [{ start: 'at-dawn' }, { clock: { mode: 'none' } }, { chart: 'x' }])
    expect(await host.rearrange(campaign, owner, { seats, board })).toMatchObject({
      ok: false,
      problem: { code: 'not-understood' },
    });
  expect((await lobbyOf(table))?.board).toEqual({});
});

test('of two users who want the same free seat, one to take it and one to remove it, one succeeds', async () => {
  const table = await seatedTable(db, host, { freeSeats: [GREEN] });
  const guest = await newUser(db, 'guest');
  const [sat, gone] = await Promise.all([
    host.takeSeat(table.campaign, GREEN, guest),
    arrange(table, named('red', 'blue')),
  ]);
  expect([sat.ok, gone.ok].filter((isDone) => isDone)).toHaveLength(1);
  const held = (await seatsOf(table))?.some(([seat]) => seat === GREEN);
  expect(held).toBe(sat.ok);
});

test('users with an open link can read who invites, to how many seats and on which terms', async () => {
  const table = await seatedTable(db, host, { freeSeats: [GREEN] });
  const { campaign, owner } = table;
  const link = { role: 'seat', expiresAt: new Date(Date.now() + 3_600_000).toISOString(), uses: 1 } as const;
  const made = await host.invite(campaign, owner, link);
  const code = made.ok ? made.value.code : '';
  expect(await host.invitedTo(code)).toMatchObject({
    by: 'owner',
    system: 'tally',
    seats: 3,
    free: 1,
    choices: [{ seat: GREEN, name: GREEN }],
    board: {},
    clock: { mode: 'none' },
  });
  const [invitation] = await host.invitations(campaign);
  await host.revokeInvitation(campaign, owner, { invitation: invitation?.id ?? '', evict: null });
  expect(await host.invitedTo(code)).toBeNull();
  expect(await host.invitedTo('no-such-link')).toBeNull();
});
