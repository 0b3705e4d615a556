import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { type Chart, hexCampaign, type PieceId, type View } from '@sealed-orders/rules/hex-campaign';
import { edited, emptyChart, type MapEdit } from '@sealed-orders/rules/hex-campaign/cartography';
import { seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { distance, edgeKey, type HexKey, hexAt, neighbours } from '@sealed-orders/rules/space';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { newUser, nonce } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
const problems: unknown[] = [];
const host = createHost({ db, rulesets: () => hexCampaign, onError: (error) => void problems.push(error) });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const AZURE = seatId('azure');
const own: Viewer = { kind: 'seat', seat: AZURE };

const ROW = 5;
const LAST = 15;
const starts = [hexAt(4, ROW), hexAt(LAST, ROW)];
const road = Array.from({ length: LAST - 4 }, (_, i) => edgeKey(hexAt(4 + i, ROW), hexAt(5 + i, ROW)));
/** Each start and its neighbours, where armies are when the war begins. */
const river = starts.flatMap((start) =>
  neighbours(start).flatMap((hex) => beyond(start, hex).map((other) => edgeKey(hex, other))),
);

/** The neighbours of a start's neighbour that lie farther away from it. */
function beyond(start: HexKey, hex: HexKey): readonly HexKey[] {
  return neighbours(hex).filter((other) => distance(other, start) === 2);
}

/** Plains with a start at each end, a road between them, and a river around both. */
function drawnMap(): Chart {
  const edits: readonly MapEdit[] = [
    ...starts.map((hex) => ({ type: 'start', hex, isThere: true }) as const),
    ...road.map((edge) => ({ type: 'road', edge, isThere: true }) as const),
    ...river.map((edge) => ({ type: 'river', edge, isThere: true }) as const),
  ];
  return edits.reduce(edited, emptyChart({ columns: 20, rows: 11 }));
}

async function begun(user: string): Promise<string> {
  const kept = await host.keepMap(user, { system: 'hex-campaign', name: 'Drawn', map: drawnMap(), mustBeSound: true });
  const id = kept.ok ? kept.value.id : expect.fail(JSON.stringify(kept.problem));
  const made = await host.createCampaign(user, {
    name: 'A war on a drawn map',
    system: 'hex-campaign',
    setup: { preset: 'first-war', chart: (await host.map(user, id))?.map },
    seats: ['azure', 'madder'].map((seat) => ({ id: seat, name: seat })),
    isPublic: false,
  });
  const campaign = made.ok ? made.value.id : expect.fail(JSON.stringify(made.problem));
  await host.takeSeat(campaign, 'azure', user);
  await host.choose(campaign, 'azure', user, { faction: 'ig' });
  await host.setReadyMade(campaign, 'azure', user, 'line');
  await host.letPlay(campaign, 'madder', user, true);
  await host.choose(campaign, 'madder', user, { faction: 'sm' });
  expect(await host.start(campaign, user)).toMatchObject({ ok: true });
  return campaign;
}

async function viewOf(campaign: string): Promise<{ readonly view: View; readonly opening: number }> {
  const seen = (await host.viewOf(campaign, own)) ?? expect.fail('nothing to see');
  return { view: hexCampaign.schemas.view.parse(seen.view), opening: seen.opening };
}

/** Everybody seals without orders until armies may move. */
async function movementPhase(campaign: string, userId: string): Promise<View> {
  for (let phases = 0; phases < 6; phases++) {
    const { view, opening } = await viewOf(campaign);
    if (view.phase === 'movement-orders') return view;
    const sheet = hexCampaign.sheets.standing(view);
    expect(await host.seal(campaign, AZURE, { opening, sheet, nonce: nonce('a'), userId })).toMatchObject({ ok: true });
    while ((await host.playSeats()) > 0 || (await host.runDue()).ran.length > 0);
  }
  return expect.fail('no movement');
}

const isArmy = (one: Pick<View['pieces'][PieceId], 'seat' | 'kind'>) => one.seat === AZURE && one.kind === 'detachment';

const armies = ({ pieces }: View): readonly HexKey[] =>
  Object.values(pieces)
    .filter(isArmy)
    .map(({ hex }) => hex);

/** What it costs an army there to go to each hex that it can reach. */
function reachFrom(view: View, hex: HexKey): ReadonlyMap<HexKey, number> {
  const army = Object.values(view.pieces).find((one) => isArmy(one) && one.hex === hex);
  for (const option of hexCampaign.options(view)) {
    if (option.phase !== 'movement-orders' || option.piece !== army?.id) continue;
    const path = option.choices.find(({ type }) => type === 'path');
    return new Map(path?.reach.map((reached) => [reached.hex, reached.cost]));
  }
  return expect.fail('no army there');
}

test('a war on a drawn map: its roads carry armies from the first turn, its rivers slow them down', async () => {
  const user = await newUser(db, 'cartographer');
  const campaign = await begun(user);
  const view = await movementPhase(campaign, user);
  expect(view.chart.rivers.toSorted()).toEqual(river.toSorted());
  const home = view.own?.capital ?? expect.fail('no Capital');
  expect(starts).toContain(home);
  const along = (steps: number) => hexAt(home === starts[0] ? 4 + steps : LAST - steps, ROW);
  expect([2, 3, 4].map((steps) => reachFrom(view, home).get(along(steps)))).toEqual([2, 3, 4]);
  const [other] = armies(view).filter((hex) => hex !== home && hex !== along(1));
  const outpost = other ?? expect.fail('no army beside the Capital');
  expect(distance(outpost, home)).toBe(1);
  const across = beyond(home, outpost).map((hex) => reachFrom(view, outpost).get(hex));
  expect(new Set(across)).toEqual(new Set([4]));
  expect(await host.verify(campaign)).toEqual([]);
  expect(problems).toEqual([]);
}, 60_000);
