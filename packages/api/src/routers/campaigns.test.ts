import { generatedChart } from '@sealed-orders/rules/hex-campaign/cartography';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../testing/code-of.ts';
import { type Api, type People, people } from '../testing/people.ts';

const SEATS = ['red', 'green', 'blue', 'amber'] as const;
const NEXT_YEAR = '2100-01-01T00:00:00.000Z';

let world: People;
let red: Api;
let green: Api;

beforeAll(async () => {
  world = await people();
  [red, green] = await Promise.all([world.person('red'), world.person('green')]);
}, 60_000);

afterAll(() => world.close());

async function campaign(owner: Api, name: string, isPublic: boolean): Promise<{ id: string; slug: string }> {
  const seats = SEATS.map((id) => ({ id, name: id }));
  const made = await owner.campaigns.create({
    name,
    system: 'hex-campaign',
    setup: { preset: 'four-players' },
    seats,
    isPublic,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value;
}

test('a user who creates a campaign owns it, and finds it in their list', async () => {
  const { id, slug } = await campaign(red, 'The First War', false);
  expect(await red.campaigns.mine()).toMatchObject([
    { id, slug: expect.stringMatching(/^the-first-war-/), roles: ['owner'], seats: 4 },
  ]);
  expect(await green.campaigns.mine()).toEqual([]);
  expect(await red.campaigns.lobby({ slug })).toMatchObject({ roles: ['owner'], you: null });
});

test('a name contains no characters that reverse or break the line that others read', async () => {
  const { slug } = await campaign(red, ' War\u202e of\u0000 the\nRoses ', false);
  expect(await red.campaigns.lobby({ slug })).toMatchObject({ name: 'War of the Roses' });
  expect(await codeOf(campaign(red, '\u202e\n', false))).toBe('BAD_REQUEST');
});

test('a private campaign is not found by others', async () => {
  const { id, slug } = await campaign(red, 'A Quiet War', false);
  expect(await codeOf(green.campaigns.lobby({ slug }))).toBe('NOT_FOUND');
  expect(await codeOf(world.nobody.campaigns.lobby({ slug }))).toBe('UNAUTHORIZED');
  expect(await codeOf(world.nobody.campaigns.lobby({ slug: 'no-such-war' }))).toBe('UNAUTHORIZED');
  expect(await codeOf(green.campaigns.takeSeat({ campaign: id, seat: seatId('green') }))).toBe('NOT_FOUND');
  expect((await world.nobody.campaigns.public()).map((it) => it.id)).not.toContain(id);
});

test('the owner changes map and seats before the start, and a map without room for them is refused', async () => {
  const seats = [...SEATS, 'pink'].map((id) => ({ id, name: id }));
  const made = await red.campaigns.create({
    name: 'A War That Grows',
    system: 'hex-campaign',
    setup: { preset: 'free' },
    seats: seats.slice(0, 4),
    isPublic: false,
  });
  const { id, slug } = made.ok ? made.value : { id: '', slug: '' };
  expect(await red.campaigns.rearrange({ campaign: id, seats, board: null })).toMatchObject({
    ok: false,
    problem: { code: 'rejected', rejections: [{ rule: 'HEX-START-16' }] },
  });
  const chart = generatedChart({ seed: 'crow', size: null, sea: 'lakes', ground: 'mixed', symmetry: 'none', seats: 5 });
  const board = chart.ok ? { chart: chart.value } : {};
  expect(await red.campaigns.rearrange({ campaign: id, seats, board })).toMatchObject({ ok: true });
  expect(await red.campaigns.lobby({ slug })).toMatchObject({ board, seats: seats.map(({ id: seat }) => ({ seat })) });
  expect(await red.campaigns.rearrange({ campaign: id, seats: seats.slice(1), board: null })).toMatchObject({
    ok: true,
  });
  expect(await red.campaigns.lobby({ slug })).toMatchObject({ board, seats: [{}, {}, {}, {}] });
});

test('a link first names its campaign, and then lets others in', async () => {
  const { id, slug } = await campaign(red, 'War by Invitation', false);
  const wanted = { campaign: id, role: 'seat', seat: seatId('green'), expiresAt: NEXT_YEAR, uses: 1 } as const;
  const made = await red.campaigns.invite(wanted);
  const link = { code: made.ok ? made.value.code : '' };
  expect(await world.nobody.campaigns.invitation(link)).toMatchObject({ role: 'seat', seat: 'green', isOpen: true });
  expect(await green.campaigns.join(link)).toMatchObject({ ok: true, value: { seat: 'green' } });
  expect(await green.campaigns.lobby({ slug })).toMatchObject({ you: 'green' });
  expect(await world.nobody.campaigns.invitation(link)).toMatchObject({ isOpen: false });
  const late = await world.person('late');
  expect(await late.campaigns.join(link)).toMatchObject({ ok: false, problem: { code: 'invitation-used-up' } });
});

test('a player may not do what only the owner may', async () => {
  const { id } = await campaign(red, 'A Public War', true);
  await green.campaigns.takeSeat({ campaign: id, seat: seatId('green') });
  const wanted = { campaign: id, role: 'referee', seat: null, expiresAt: NEXT_YEAR, uses: 1 } as const;
  expect(await codeOf(green.campaigns.invite(wanted))).toBe('FORBIDDEN');
  expect(await codeOf(green.campaigns.start({ campaign: id }))).toBe('FORBIDDEN');
  expect(await codeOf(green.campaigns.choose({ campaign: id, seat: seatId('red'), choices: { faction: 'ig' } }))).toBe(
    'FORBIDDEN',
  );
});

test('a clock in a time zone that does not exist is refused immediately', async () => {
  const seats = SEATS.map((id) => ({ id, name: id }));
  const wanted = {
    name: 'Any War',
    system: 'hex-campaign',
    setup: { preset: 'four-players' },
    seats,
    isPublic: false,
  } as const;
  const weekly = { mode: 'weekly', weekdays: ['monday'], time: '20:00' } as const;
  const timed = (zone: string) => ({ setup: { preset: 'four-players', clock: { ...weekly, zone } } });
  const made = await red.campaigns.create({ ...wanted, ...timed('Nowhere/Town') });
  expect(made).toMatchObject({ problem: { rejections: [{ path: ['clock', 'zone'] }] } });
  expect(await red.campaigns.create({ ...wanted, ...timed('Europe/Berlin') })).toMatchObject({
    ok: true,
  });
});

test('a start that comes too early is refused with what is missing', async () => {
  const { id } = await campaign(red, 'War without Players', true);
  const started = await red.campaigns.start({ campaign: id });
  expect(started).toMatchObject({ ok: false, problem: { code: 'rejected' } });
  expect(JSON.stringify(started)).toContain('seat-empty');
});
