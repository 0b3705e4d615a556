import { testDatabase } from '@sealed-orders/db/testing';
import { openHost } from '@sealed-orders/host';
import { dutyIn, hexCampaign, type View } from '@sealed-orders/rules/hex-campaign';
import { type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { distance, label } from '@sealed-orders/rules/space';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadVarn } from '../demo.ts';
import { SEATS } from './script.ts';

const database = await testDatabase();
const open = openHost({ connectionString: database.connectionString, poolSize: 4 });
const { host } = open;
let campaign = '';
beforeAll(async () => {
  ({ campaign } = await loadVarn(open));
}, 60_000);
afterAll(async () => {
  await open.close();
  await database.drop();
});

/** The present view of the referee, or a player. */
async function view(seat: SeatId | null = null): Promise<View> {
  const viewer = seat === null ? ({ kind: 'referee' } as const) : ({ kind: 'seat', seat } as const);
  return hexCampaign.schemas.view.parse((await host.viewOf(campaign, viewer))?.view);
}

/** The events of the whole war, as the referee reads them. */
async function events() {
  const { steps } = await host.steps(campaign, { kind: 'referee' });
  const reports = await Promise.all(steps.map(({ n }) => host.viewOf(campaign, { kind: 'referee' }, n)));
  return reports.flatMap((seen) => hexCampaign.schemas.event.array().parse(seen?.events ?? []));
}

test('in the fifth turn battles are being fought, and players owe orders in every phase', async () => {
  expect(await view()).toMatchObject({ turn: 5, phase: 'battle', settings: { askedPhases: 'all' } });
  const { steps } = await host.steps(campaign, { kind: 'referee' });
  const asked = new Set(steps.filter(({ round }) => round === 4).map(({ phase }) => phase));
  expect([...asked]).toEqual(['build', 'movement-orders', 'battle-orders', 'battle']);
});

test('one battle is open and unreported; another has its result', async () => {
  const { battles, chart } = await view();
  const untouched = battles.filter(
    ({ stage, talk }) => stage === 'open' && Object.keys(talk?.reports ?? {}).length === 0,
  );
  expect(untouched.map(({ hex }) => label(chart.size, hex))).toEqual(['0508']);
  const over = battles.filter(({ stage }) => stage === 'closed');
  expect(over.map(({ hex, result }) => [label(chart.size, hex), result])).toMatchObject([
    ['0509', { how: 'table', winner: 'defender' }],
  ]);
});

test('the war has had a battle at the table, one ruled on by the referee, and one by dice', async () => {
  const told = await events();
  const ended = told.flatMap((event) => (event.type === 'battle-ended' ? [[event.battle, event.result]] : []));
  expect(ended).toMatchObject([
    ['b2-1', { how: 'table', winner: 'defender' }],
    ['b3-1', { how: 'table', winner: 'attacker', captured: 'defender' }],
    ['b3-2', { how: 'quick', winner: 'attacker', captured: 'defender' }],
    ['b4-1', { how: 'table', winner: null }],
    ['b5-1', { how: 'table', winner: 'defender' }],
  ]);
  expect(told.filter(({ type }) => type === 'battle-decided')).toMatchObject([{ battle: 'b4-1' }]);
});

test('an alliance and a pact are in force', async () => {
  expect((await view()).treaties).toMatchObject([
    { kind: 'pact', between: ['ochre', 'verdigris'], ends: null },
    { kind: 'alliance', between: ['azure', 'madder'], ends: null },
  ]);
});

test('Rake End is under siege: a garrisoned Stronghold with enemies in it and around it', async () => {
  const { affairs, pieces, chart } = await view();
  const azure = affairs[seatId('azure')];
  const [besieged] = Object.entries(azure?.sites ?? {}).filter(
    ([, site]) => site.kind === 'urban' && site.name === 'Rake End',
  );
  const garrisons = Object.values(pieces).filter(({ kind, seat }) => kind === 'garrison' && seat === 'azure');
  const fort = garrisons.find(({ hex }) => label(chart.size, hex) === '0509');
  expect(besieged).toBeDefined();
  expect(fort).toBeDefined();
  const enemies = Object.values(pieces).filter(
    ({ kind, seat, hex }) =>
      kind === 'detachment' && seat === 'verdigris' && fort !== undefined && distance(hex, fort.hex) <= 1,
  );
  expect(enemies.map(({ name }) => name).sort()).toEqual(['Great Horde', 'Marsh Horde']);
});

test('Verdigris holds a captive regiment of Azure', async () => {
  const captives = Object.values((await view(seatId('verdigris'))).own?.captives ?? {});
  expect(captives.map(({ detachment }) => [detachment.seat, detachment.name])).toEqual([
    ['azure', 'First Line Regiment'],
  ]);
});

test('every player has something to decide', async () => {
  const duties = await Promise.all(
    SEATS.map(async (seat) => {
      const own = await view(seatId(seat));
      return own.battles.flatMap((battle) => dutyIn(own, battle) ?? []);
    }),
  );
  expect(duties).toEqual([
    ['battle-report'],
    ['choose-losses'],
    ['confirm-report'],
    ['choose-losses', 'battle-report'],
  ]);
});

test('the map has ruins, roads, convoys, spies, Strongholds, and settlements whose names are used once', async () => {
  const { hexes, pieces, affairs, seats } = await view();
  const known = Object.values(hexes);
  expect(known.filter(({ ruin }) => ruin)).toHaveLength(1);
  expect(new Set(known.flatMap(({ roads }) => roads)).size).toBeGreaterThan(15);
  expect(known.filter(({ stronghold }) => stronghold !== null)).toHaveLength(9);
  const kinds = Object.values(pieces).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'convoy').length).toBeGreaterThan(3);
  expect(kinds.filter((kind) => kind === 'spy').length).toBeGreaterThan(2);
  const sites = Object.values(affairs).flatMap((one) => Object.values(one.sites));
  const names = sites.flatMap((site) => (site.kind === 'urban' ? [site.name] : []));
  expect(names).toHaveLength(10);
  expect(new Set(names).size).toBe(names.length);
  expect(seats.map(({ vp }) => vp)).toEqual([4, 10, 0, 12]);
});

test('players wrote up their battles, four of them with a table plan', async () => {
  const { writeUps } = await host.writeUpList(campaign, { kind: 'referee' });
  expect(writeUps).toHaveLength(7);
  expect(new Set(writeUps.map(({ title }) => title)).size).toBe(7);
  expect(writeUps.filter(({ pictures }) => pictures === 1)).toHaveLength(4);
  expect(writeUps.map(({ round }) => round)).toEqual([5, 4, 4, 3, 3, 2, 2]);
});

test('every issue of its gazette has a headline by the referee, and the seats’ communiqués', async () => {
  const numbers = await Promise.all([1, 2, 3, 4].map((round) => host.gazette.round(campaign, round)));
  expect(numbers.map((number) => number?.headline?.title)).toEqual([
    'Four armies set out, and none of them is saying where',
    'The river holds at Hollin Ford',
    'A column for a regiment',
    'Rake End holds, and a photograph decides',
  ]);
  expect(numbers.map((number) => number?.communiques.map(({ seat }) => seat))).toEqual([
    ['azure', 'verdigris'],
    ['madder'],
    ['verdigris', 'azure'],
    ['azure', 'ochre'],
  ]);
  expect(await host.gazette.round(campaign, 5)).toMatchObject({ headline: null, communiques: [] });
  expect(await host.gazette.desk(campaign, { kind: 'seat', seat: seatId('madder') })).toMatchObject({
    own: 'The ford is closed until further notice.',
  });
});
