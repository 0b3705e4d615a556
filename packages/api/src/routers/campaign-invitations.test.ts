import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEXT_YEAR, reason, type War } from '../testing/asks.ts';
import { codeOf } from '../testing/code-of.ts';
import { lobbyWithPlayers, SEATS } from '../testing/lobby-fixture.ts';
import { type Api, type People, people } from '../testing/people.ts';

let world: People;
let founder: Api;
let azure: Api;
let others: readonly Api[];
/** One owned by azure's player, one by a user who does not play. Both run. */
let ownWar: War;
let ledWar: War;

beforeAll(async () => {
  world = await people();
  founder = await world.person('founder');
  const players = await Promise.all(SEATS.map((name) => world.person(name)));
  azure = await world.known('azure');
  others = players.slice(1);
  ownWar = await lobbyWithPlayers(azure, players, 'War of a Player', false);
  ledWar = await lobbyWithPlayers(founder, players, 'War of a Founder', false);
  expect(await azure.campaigns.start({ campaign: ownWar.campaign })).toMatchObject({ ok: true });
  expect(await founder.campaigns.start({ campaign: ledWar.campaign })).toMatchObject({ ok: true });
}, 60_000);

afterAll(() => world.close());

async function link(by: Api, { campaign }: War, role: 'referee' | 'spectator', uses = 3): Promise<string> {
  const made = await by.campaigns.invite({ campaign, role, seat: null, expiresAt: NEXT_YEAR, uses });
  return made.ok ? made.value.code : '';
}

test('players decide together on a referee invited by one of them, and can read since when there is one', async () => {
  const { campaign } = ownWar;
  const [judge, first] = [await world.person('judge'), others[0]];
  const code = await link(azure, ownWar, 'referee', 1);
  expect(await judge.campaigns.invitation({ code })).toMatchObject({ isOpen: false, waitsForConsent: true });
  expect(await judge.campaigns.join({ code })).toMatchObject({ problem: { code: 'consent-missing' } });

  const asked = await first?.campaigns.watchers({ campaign });
  expect(asked).toMatchObject({ terms: [], requests: [{ by: 'azure', bySeat: 'azure', uses: 1 }] });
  expect(JSON.stringify(asked)).not.toContain(code);
  const invitation = asked?.requests[0]?.id ?? '';
  expect(await codeOf(judge.campaigns.consent({ campaign, invitation, agrees: true }))).toBe('NOT_FOUND');
  const [made] = await azure.campaigns.invitations({ campaign });
  expect(made).toMatchObject({ code, state: 'open', waitsFor: ['madder', 'ochre', 'verdigris'] });
  for (const player of others)
    expect(await player.campaigns.consent({ campaign, invitation, agrees: true })).toMatchObject({ ok: true });

  expect(await judge.campaigns.join({ code })).toMatchObject({ ok: true, value: { role: 'referee' } });
  const { terms, requests } = await azure.campaigns.watchers({ campaign });
  expect({ terms, requests }).toMatchObject({ terms: [{ name: 'judge', isOver: false }], requests: [] });
  expect(await judge.play.head({ campaign })).toMatchObject({ viewer: 'referee', referees: ['judge'] });
});

test('the owner sees who joined by which link, and removes them together', async () => {
  const { campaign } = ledWar;
  const [ann, bob] = [await world.person('ann'), await world.person('bob')];
  const code = await link(founder, ledWar, 'referee');
  for (const guest of [ann, bob]) expect(await guest.campaigns.join({ code })).toMatchObject({ ok: true });
  const [made] = await founder.campaigns.invitations({ campaign });
  expect(made?.usedBy.map(({ name, isIn }) => [name, isIn])).toEqual([
    ['ann', true],
    ['bob', true],
  ]);
  const revoked = { campaign, invitation: made?.id ?? '', evict: reason };
  expect(await codeOf(ann.campaigns.revokeInvitation(revoked))).toBe('FORBIDDEN');
  expect(await founder.campaigns.revokeInvitation(revoked)).toMatchObject({ ok: true });
  for (const guest of [ann, bob]) expect(await codeOf(guest.play.head({ campaign }))).toBe('NOT_FOUND');
  expect(await ann.campaigns.join({ code })).toMatchObject({ problem: { code: 'invitation-revoked' } });
  expect((await founder.campaigns.invitations({ campaign }))[0]).toMatchObject({ state: 'revoked' });
});

test('the owner removes a spectator', async () => {
  const { campaign } = ledWar;
  const cleo = await world.person('cleo');
  await cleo.campaigns.join({ code: await link(founder, ledWar, 'spectator') });
  const [member] = await founder.campaigns.members({ campaign });
  expect(member).toMatchObject({ user: { name: 'cleo' }, role: 'spectator' });
  const about = { campaign, user: member?.user.id ?? '', reason };
  expect(await codeOf(cleo.campaigns.removeMember(about))).toBe('FORBIDDEN');
  expect(await founder.campaigns.removeMember(about)).toMatchObject({ ok: true });
  expect(await codeOf(cleo.play.head({ campaign }))).toBe('NOT_FOUND');
  expect(await founder.campaigns.removeMember(about)).toMatchObject({ problem: { code: 'not-a-member' } });
});
