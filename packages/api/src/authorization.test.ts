import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRouter } from './router.ts';
import {
  AFTER_THE_WAR,
  type Ask,
  ATTENDING,
  ENDING,
  FOR_EVERYBODY,
  LOOKING,
  NEXT_YEAR,
  NO_ID,
  nonce,
  OF_A_CAMPAIGN,
  OWNING,
  RULING,
  SEATED,
  SIGNED_IN,
  sheet,
  type War,
} from './testing/asks.ts';
import { codeOf } from './testing/code-of.ts';
import { lobbyWithPlayers, SEATS } from './testing/lobby-fixture.ts';
import { type Api, type People, people } from './testing/people.ts';
import { standing } from './testing/standing.ts';

let world: People;
let owner: Api;
let azure: Api;
let madder: Api;
let stranger: Api;
/** For wars that have begun: a spectator, a deputy of azure, and a referee beside the owner. */
let spectator: Api;
let deputy: Api;
let referee: Api;
/** Public and running; private and running; public and not begun, where azure and madder sit. */
let open: War;
let shut: War;
let lobby: War;

beforeAll(async () => {
  world = await people();
  [owner, stranger] = await Promise.all([world.person('owner'), world.person('stranger')]);
  const players = await Promise.all(SEATS.map((name) => world.person(name)));
  [azure, madder] = await Promise.all([world.known('azure'), world.known('madder')]);
  open = await lobbyWithPlayers(owner, players, 'An Open War', true);
  shut = await lobbyWithPlayers(owner, players, 'A Shut War', false);
  for (const { campaign } of [open, shut])
    expect(await owner.campaigns.start({ campaign })).toMatchObject({ ok: true });
  [spectator, deputy, referee] = await Promise.all([
    world.person('spectator'),
    world.person('deputy'),
    world.person('referee'),
  ]);
  for (const war of [open, shut]) await joined(war);
  lobby = await lobbyWithPlayers(owner, players.slice(0, 2), 'A War to Come', true);
}, 60_000);

/** The members of a war besides its players. */
async function joined({ campaign }: War): Promise<void> {
  for (const [role, person] of [
    ['spectator', spectator],
    ['referee', referee],
  ] as const) {
    const link = { campaign, role, seat: null, expiresAt: NEXT_YEAR, uses: 1 };
    const invited = await owner.campaigns.invite(link);
    expect(await person.campaigns.join({ code: invited.ok ? invited.value.code : '' })).toMatchObject({ ok: true });
  }
  const invited = await azure.absence.inviteDeputy({ campaign });
  expect(await deputy.campaigns.join({ code: invited.ok ? invited.value.code : '' })).toMatchObject({ ok: true });
}

afterAll(() => world.close());

/** The call is refused with this code, and changes nothing. */
async function refused(ask: Ask, api: Api, war: War, code: string): Promise<void> {
  const before = await standing(world, war);
  expect(await codeOf(ask(api, war))).toBe(code);
  expect(await standing(world, war)).toEqual(before);
}

test('every procedure is in one of these tables', () => {
  const known = [...FOR_EVERYBODY, ...Object.keys(SIGNED_IN), ...Object.keys(OF_A_CAMPAIGN)];
  expect(known.toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted());
});

describe('a visitor who is not signed in', () => {
  test.each(Object.entries(SIGNED_IN))('may not %s', async (_name, ask) => {
    expect(await codeOf(ask(world.nobody, open))).toBe('UNAUTHORIZED');
  });

  test.each(Object.entries(OF_A_CAMPAIGN))('must sign in for %s of a closed campaign', (_name, ask) =>
    refused(ask, world.nobody, shut, 'UNAUTHORIZED'),
  );

  test.each(
    Object.entries({ ...SEATED, ...RULING, ...ENDING, ...OWNING, ...ATTENDING }).filter(
      ([name]) => name !== 'play.verified',
    ),
  )('must sign in for %s of a campaign that everybody may watch', async (name, ask) => {
    await refused(ask, world.nobody, name in OWNING || name in ATTENDING ? lobby : open, 'UNAUTHORIZED');
  });
});

describe('to a user who is not in it', () => {
  test.each(Object.entries(OF_A_CAMPAIGN))('a closed campaign is not found: %s', (_name, ask) =>
    refused(ask, stranger, shut, 'NOT_FOUND'),
  );

  test.each(Object.entries(OF_A_CAMPAIGN))('it looks like a missing one: %s', async (_name, ask) => {
    expect(await codeOf(ask(stranger, { campaign: NO_ID, slug: 'no-such-war' }))).toBe('NOT_FOUND');
  });

  test.each(Object.entries(LOOKING))('an open one can be watched: %s', async (_name, ask) => {
    expect(await codeOf(ask(stranger, open))).toBeTypeOf('object');
  });

  test.each(Object.entries({ ...SEATED, ...RULING, ...ENDING, ...AFTER_THE_WAR }))(
    'an open one is refused: %s',
    (_name, ask) => refused(ask, stranger, open, 'FORBIDDEN'),
  );

  test.each(Object.entries(OWNING))('so is an open one that has not begun: %s', (_name, ask) =>
    refused(ask, stranger, lobby, 'FORBIDDEN'),
  );
});

describe('a player', () => {
  test.each(Object.entries({ ...RULING, ...ENDING }))('is not a referee: %s', (_name, ask) =>
    refused(ask, madder, open, 'FORBIDDEN'),
  );

  test.each(Object.entries(OWNING))('does not own the campaign: %s', (_name, ask) =>
    refused(ask, madder, lobby, 'FORBIDDEN'),
  );

  test('gets what they saved and sealed themselves, and nothing of others', async () => {
    const { campaign } = open;
    expect(await azure.orders.save({ campaign, opening: 0, sheet })).toMatchObject({ ok: true });
    expect(await azure.orders.seal({ campaign, opening: 0, sheet, nonce })).toMatchObject({ ok: true });
    expect(await azure.orders.draft({ campaign })).toMatchObject({ draft: { opening: 0 }, sealed: { opening: 0 } });
    expect(await madder.orders.draft({ campaign })).toEqual({ draft: null, sealed: null });
    await madder.orders.unseal({ campaign, opening: 0 });
    expect(await azure.orders.draft({ campaign })).toMatchObject({ sealed: { opening: 0 } });
  });
});

describe.each([
  ['a spectator', () => spectator],
  ['a deputy', () => deputy],
  ['a referee', () => referee],
])('%s', (_who, who) => {
  test.each(Object.entries(LOOKING))('looks at a closed campaign: %s', async (_name, ask) => {
    expect(await codeOf(ask(who(), shut))).toBeTypeOf('object');
  });

  test.each(Object.entries(ENDING))('does not own it: %s', (_name, ask) => refused(ask, who(), shut, 'FORBIDDEN'));
});

describe.each([
  ['a spectator', () => spectator],
  ['a deputy', () => deputy],
])('%s', (_who, who) => {
  test.each(Object.entries(RULING))('is not a referee: %s', (_name, ask) => refused(ask, who(), shut, 'FORBIDDEN'));
});

describe.each([
  ['a spectator', () => spectator],
  ['a referee', () => referee],
])('%s', (_who, who) => {
  test.each(Object.entries(SEATED))('holds no seat: %s', (_name, ask) => refused(ask, who(), shut, 'FORBIDDEN'));
});

describe.each([
  ['a player', () => azure],
  ['the owner', () => owner],
  ['a visitor who is not signed in', () => world.nobody],
])('while the war lasts, to %s', (_who, who) => {
  test.each(Object.entries(AFTER_THE_WAR))('later answers are refused: %s', (_name, ask) =>
    refused(ask, who(), open, 'FORBIDDEN'),
  );
});

test.each(Object.entries(SEATED))('the referee holds no seat: %s', (_name, ask) =>
  refused(ask, owner, open, 'FORBIDDEN'),
);

test('a missing seat is not found', async () => {
  const [campaign, seat] = [lobby.campaign, seatId('nowhere')];
  const link = { campaign, role: 'seat', seat, expiresAt: NEXT_YEAR, uses: 1 } as const;
  const asks: readonly Ask[] = [
    (api) => api.campaigns.takeSeat({ campaign, seat }),
    (api) => api.campaigns.leaveSeat({ campaign, seat }),
    (api) => api.campaigns.choose({ campaign, seat, choices: { faction: 'ork' } }),
    (api) => api.campaigns.invite(link),
  ];
  for (const ask of asks) await refused(ask, owner, lobby, 'NOT_FOUND');
});
