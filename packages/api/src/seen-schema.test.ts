import { afterAll, beforeAll, expect, test } from 'vitest';
import { pastSchema, seenSchema, type TypedSeen } from './seen-schema.ts';
import { lobbyWithPlayers, SEATS } from './testing/lobby-fixture.ts';
import { type People, people } from './testing/people.ts';

let world: People;
let seen: TypedSeen;

beforeAll(async () => {
  world = await people();
  const owner = await world.person('owner');
  const players = await Promise.all(SEATS.map((name) => world.person(name)));
  const { campaign } = await lobbyWithPlayers(owner, players, 'A War to Look At', false);
  await owner.campaigns.start({ campaign });
  seen = await (await world.known('azure')).play.view({ campaign });
}, 60_000);

afterAll(() => world.close());

const goesOut = (changes: object): boolean => seenSchema.safeParse({ ...structuredClone(seen), ...changes }).success;

test('a step is sent as its viewer may know it', () => {
  expect(seen.events.length).toBeGreaterThan(0);
  expect(goesOut({})).toBe(true);
});

test('fields that slipped into it by mistake are not sent', () => {
  if (seen.system !== 'hex-campaign') throw new Error('the wars of these tests are hex campaigns');
  const { view, events } = seen;
  const [event] = events;
  const [seat, ...seats] = view.seats;
  const secret = { orders: 'of another' };
  expect(goesOut({ secret })).toBe(false);
  expect(goesOut({ view: { ...view, secret } })).toBe(false);
  expect(goesOut({ view: { ...view, own: { ...view.own, secret } } })).toBe(false);
  expect(goesOut({ view: { ...view, seats: [{ ...seat, secret }, ...seats] } })).toBe(false);
  expect(goesOut({ events: [{ ...event, secret }] })).toBe(false);
  expect(goesOut({ view: null })).toBe(false);
  expect(goesOut({ events: [null] })).toBe(false);
});

test('topics that are over are sent as their game keeps them, without anything else', () => {
  const kept = {
    ...{ id: 'b1', node: 'O4', day: 3, ending: 'report', sides: [['blue'], ['red']], winner: 1, degree: 'solid' },
    ...{ level: 1000, mission: 'cleanse', points: [{ seat: 'red', amount: 9 }] },
  };
  const sent = (system: string, ...topics: readonly object[]): boolean =>
    pastSchema.safeParse({ system, topics, next: null }).success;
  expect(sent('node-campaign', kept)).toBe(true);
  expect(sent('node-campaign', kept, { ...kept, secret: 'of another' })).toBe(false);
  expect(sent('hex-campaign')).toBe(true);
  expect(sent('hex-campaign', kept)).toBe(false);
});
