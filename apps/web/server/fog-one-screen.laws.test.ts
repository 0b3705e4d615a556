import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { screenText } from '@sealed-orders/text/pages/screen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compared } from './testing/fog/compare.ts';
import { TIME } from './testing/fog/law.ts';
import { leaks } from './testing/fog/leaks.ts';
import { look } from './testing/fog/look.ts';
import { plain } from './testing/fog/plain.ts';
import { type Moment, readied } from './testing/fog/play.ts';
import { done, isStep, type SecretType, secretsOf } from './testing/fog/secrets.ts';
import { decided, SEALED } from './testing/fog/sector.ts';
import { begun, must, type Plan, sealed, seatOf, type War } from './testing/fog/war.ts';
import { makeWorld, type Seat, time, type World } from './testing/fog/world.ts';
import { openWire } from './testing/wire.ts';

/** Games that are played on one screen, as far as these worlds have wars of them, and how such a war begins. */
const GAMES: readonly (readonly [system: PlayedSystem, start: Plan['start']])[] = [
  ['tally', 'quick'],
  ['hex-campaign', 'quick'],
  ['sector-campaign', 'turn'],
];

/**
 * What a user changes about their account they read themselves, whichever seat is open. What is sealed in a game without
 * sheets comes last.
 */
const NOT_YET: readonly SecretType[] = ['account', ...SEALED];

const planOf = (n: number, [system, start]: (typeof GAMES)[number], isPublic: boolean): Plan => ({
  n,
  system,
  isPublic,
  asked: 'all',
  start,
  hasReferee: true,
  plotters: ['azure', 'madder'],
});

/** The user `azure` holds the seat ochre too. The preparations are the same in both worlds. */
async function onOneScreen({ world, campaign }: War): Promise<void> {
  await world.site.db.pool.query(
    `UPDATE seat s SET user_id = a.user_id, covered = true FROM seat a
      WHERE s.campaign_id = $1 AND s.seat = 'ochre' AND a.campaign_id = $1 AND a.seat = 'azure'`,
    [campaign],
  );
  await world.site.db.pool.query('UPDATE campaign SET one_screen = true WHERE id = $1', [campaign]);
  await world.site.host.notify([{ what: 'lobby', campaign, n: 0 }]);
  world.site.host.heard({ what: 'lobby', campaign, n: 0 });
}

/** What the user at the screen gets in one world, whenever azure is covered. */
async function played(world: World, plan: Plan, isSecond: boolean): Promise<readonly Moment[]> {
  time.now = new Date(Date.parse('2026-11-20T12:00:00.000Z') + plan.n * 3_600_000_000);
  await world.forget();
  const war = await readied(await begun(world, plan, isSecond), isSecond);
  await onOneScreen(war);
  const { campaign } = war;
  const { api, cookie } = world.people.azure;
  const moments: Moment[] = [];
  const open = async (seat: Seat): Promise<void> =>
    void must(await api.screen.uncover.mutate({ campaign, seat: seatOf(seat) }));
  const cover = async (): Promise<void> => void must(await api.screen.cover.mutate({ campaign }));
  const moment = async (title: string, frames: readonly string[] = []): Promise<void> => {
    const sent = await world.deliver();
    const seen = await look(war, 'azure');
    const got = { ...seen, frames: JSON.stringify(frames), pushed: sent.pushed('azure') };
    expect(leaks(war, 'azure', got), title).toEqual([]);
    const isCover = seen['/c/[slug]']?.includes(screenText.name) === true;
    expect(isCover, `${title}: the page is the cover`).toBe(!title.endsWith('open'));
    moments.push({ title, mayPart: false, got: new Map([['azure', plain(got, world.site)]]) });
  };
  const bothSides = async (title: string): Promise<void> => {
    await cover();
    await moment(`${title}, covered`);
    await open('ochre');
    await moment(`${title}, ochre open`);
  };

  for (const type of secretsOf(plan.system).filter((one) => !NOT_YET.includes(one))) {
    // An order may have covered it.
    await open('azure');
    if (isSecond || isStep({ type, by: 0 })) await done(war, { type, by: 0 }, isSecond ? 2 : 1);
  }
  await bothSides('after secrets of azure');
  await cover();
  await moment('while madder whispers to azure', await heard(war, cookie, isSecond));
  await open('azure');
  await (plan.system === 'sector-campaign' ? decided(war, 'west', isSecond ? 2 : 1) : sealed(war, 'azure', isSecond));
  const head = await api.play.head.query({ campaign });
  expect(head, 'a seal covers the seat').toMatchObject({ you: null, viewer: 'spectator' });
  await bothSides('after the seal of azure');
  return moments;
}

/** What reaches the sockets of the covered page while another player does something that only azure may know. */
async function heard(war: War, cookie: string, isSecond: boolean): Promise<readonly string[]> {
  const wire = await openWire(war.world.site.url, war.campaign, cookie);
  await done(war, { type: 'whisper', by: 1 }, isSecond ? 2 : 1);
  await war.world.other.notify([{ what: 'lobby', campaign: war.campaign, n: 0 }]);
  await wire.until('"lobby"');
  const frames = wire.taken();
  wire.close();
  return frames;
}

let worlds: readonly [World, World] | undefined;
let wars = 0;

beforeAll(async () => {
  worlds = await Promise.all([makeWorld(), makeWorld()]);
}, 60_000);

afterAll(async () => {
  const made = worlds ?? [];
  await Promise.all(made.map((world) => world.close()));
  expect(made.flatMap(({ site }) => site.failures)).toEqual([]);
});

test.each(GAMES.flatMap((game) => [true, false].map((isPublic) => [...game, isPublic] as const)))(
  'a user who holds two seats finds out nothing about the one that is covered: %s, start: %s, public: %s',
  async (system, start, isPublic) => {
    if (worlds === undefined) throw new Error('the worlds are not made yet');
    wars += 1;
    const one = await played(worlds[0], planOf(wars, [system, start], isPublic), false);
    const other = await played(worlds[1], planOf(wars, [system, start], isPublic), true);
    const { differences, compared: count } = compared(one, other);
    expect(differences).toEqual([]);
    expect(count).toBe(5);
  },
  TIME,
);
