import { afterAll, expect, test } from 'vitest';
import { allDecided } from './testing/fog/battle.ts';
import { begun, type Plan, sealed, type War } from './testing/fog/war.ts';
import { makeWorld, personAt, SEATS, time, type World } from './testing/fog/world.ts';
import { startProcesses } from './testing/processes.ts';

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Far more than two wars take, ms. */
const TIME = 600_000;
const PHASES = 7;
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** The war as its players reach it, at one process of the site or another. */
function at({ world, ...war }: War, url: string): War {
  const people = Object.fromEntries(Object.entries(world.people).map(([who, person]) => [who, personAt(url, person)]));
  return { ...war, world: { ...world, people: { ...world.people, ...people } } };
}

/**
 * Either everyone seals at one process after the other, or all decisions are made at one, until the next phase is open:
 * a player who decides while seals are being opened may or may not see the decision that follows.
 */
async function phasePlayed(war: War, urls: readonly string[], turn: number): Promise<void> {
  const urlOf = (i: number): string => urls[i % urls.length] ?? expect.fail('no process');
  const { api } = at(war, urlOf(turn)).world.people.referee;
  const head = () => api.play.head.query({ campaign: war.campaign });
  const { opening: before, seats } = await head();
  if (seats.some(({ awaited }) => awaited)) {
    await Promise.all(SEATS.map((seat, i) => sealed(at(war, urlOf(turn + i)), seat, false)));
  } else await allDecided(at(war, urlOf(turn + 1)));
  const opening = async (): Promise<number> => (await head()).opening;
  await expect.poll(opening, { timeout: TIME }).toBeGreaterThan(before);
}

/** Everything recorded of the war, except the times. */
async function resultOf({ site }: World, campaign: string): Promise<unknown> {
  const of = { n: true, kind: true, dice: true, events: true, round: true, phase: true, opening: true, concerns: true };
  const steps = await site.db.prisma.step.findMany({
    where: { campaignId: campaign },
    select: of,
    orderBy: { n: 'asc' },
  });
  const seen = await Promise.all(steps.map(({ n }) => site.host.viewOf(campaign, { kind: 'referee' }, n)));
  return JSON.parse(JSON.stringify({ steps, seen }).replaceAll(INSTANT, 'then'));
}

/** The same war, on a site with `count` processes that answer users and as many that make steps. */
async function playedBy(count: number, plan: Plan): Promise<unknown> {
  const world = await makeWorld();
  ends.push(world.close);
  time.now = new Date();
  const war = await begun(world, plan, false);
  const processes = await startProcesses(count, world.site.connectionString);
  ends.push(processes.kill);
  for (let turn = 0; turn < PHASES; turn += 1) await phasePlayed(war, processes.urls, turn);
  expect(await world.site.host.verify(war.campaign)).toEqual([]);
  await processes.kill();
  return resultOf(world, war.campaign);
}

test.each(['tally', 'hex-campaign'] as const)(
  'two processes that answer and two that make steps give the same result as one of each: %s',
  async (system) => {
    const plan: Plan = {
      n: 1,
      system,
      isPublic: true,
      asked: 'all',
      start: system === 'tally' ? 'quick' : 'battle',
      hasReferee: true,
      plotters: ['azure', 'madder'],
    };
    const alone = await playedBy(1, plan);
    expect(alone).toMatchObject({ steps: expect.arrayContaining([expect.objectContaining({ opening: PHASES })]) });
    expect(await playedBy(2, plan)).toEqual(alone);
  },
  TIME,
);
