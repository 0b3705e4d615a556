import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, RED, runningTable } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

test('a copy has the settings, the clock and the seats of the other campaign, is on no list, and has nothing else', async () => {
  const wanted = { settings: { endAt: 9 }, seconds: 3600, isListed: true, draftsCount: false, pace: { grace: 7200 } };
  const { campaign, owner, users } = await runningTable(db, host, wanted);
  const made = await host.copyTemplate(campaign, owner, 'Once more');
  expect(made).toMatchObject({ ok: true, value: { slug: expect.stringMatching(/^once-more-[0-9a-f]{16}$/) } });
  const id = made.ok ? made.value.id : '';
  expect(await host.lobby(id, { kind: 'referee' })).toMatchObject({
    name: 'Once more',
    status: 'lobby',
    isPublic: true,
    isListed: false,
    draftsCount: false,
    pace: { grace: 7200 },
    settings: { endAt: 9 },
    clock: { mode: 'duration', seconds: 3600 },
    owner: { id: owner },
    seats: [RED, BLUE].map((seat) => ({ seat, user: null, choices: {}, army: null })),
  });
  expect(await host.membership(id, users[RED] ?? '')).toMatchObject({ roles: ['spectator'], seat: null });
  const [own, other] = await Promise.all([host.head(id), host.head(campaign)]);
  expect(own?.seedHash).not.toBe(other?.seedHash);
});

test('a copy of a members-only campaign is members-only too', async () => {
  const { campaign, owner } = await runningTable(db, host);
  const made = await host.copyTemplate(campaign, owner, 'Behind doors');
  const id = made.ok ? made.value.id : '';
  expect(await host.head(id)).toMatchObject({ isPublic: false, isListed: false });
});

test('players do not copy a campaign; an owner who plays does', async () => {
  const { campaign, owner, users } = await runningTable(db, host);
  expect(await host.copyTemplate(campaign, users[RED] ?? '', 'Mine')).toEqual({
    ok: false,
    problem: { code: 'not-referee' },
  });
  await db.pool.query(`UPDATE seat SET user_id = $2 WHERE campaign_id = $1 AND seat = 'red'`, [campaign, owner]);
  expect(await host.copyTemplate(campaign, owner, 'Mine')).toMatchObject({ ok: true });
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([{ deed: 'template', by: 'owner' }]);
});
