import { randomBytes } from 'node:crypto';
import { restated } from '@sealed-orders/host/testing';
import { hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { type PressPolicy, seatId } from '@sealed-orders/rules/kernel';
import { allHexes, columnRow, type HexKey, hexAt } from '@sealed-orders/rules/space';
import type { Seeded } from '@sealed-orders/testkit';
import { advanced, byHost, openPhase, seeded } from './campaigns.ts';

/** Azure's armies in the country, one for each movement order. */
export const MARCHERS = {
  path: { name: 'Pathfinders', at: '0302' },
  follow: { name: 'Rear Column', at: '0401' },
  advance: { name: 'Vanguard', at: '0604' },
  guard: { name: 'Pike Block', at: '0706' },
  recover: { name: 'Field Hospital', at: '0205' },
  'move-and-claim': { name: 'Settlers', at: '0208' },
  'claim-area': { name: 'Surveyors', at: '0509' },
  reserve: { name: 'Reserve', at: '0104' },
  'to-orbit': { name: 'Drop Force', at: '0202' },
  webway: { name: 'Wanderers', at: '0501' },
} as const;

/** Azure's armies at the border, one for each battle order that those in the country cannot get. */
export const FIGHTERS = {
  attack: { name: 'First Foot', at: '0703' },
  support: { name: 'Gunners', at: '0603' },
  withdraw: { name: 'Outposts', at: '0606' },
  'planned-attack': { name: 'Second Foot', at: '0705' },
  raid: { name: 'Night Riders', at: '0707' },
  'planned-raid': { name: 'Fen Riders', at: '0809' },
} as const;

/** Madder's, across the border. */
export const ENEMIES = { north: '0803', middle: '0805', south: '0807', fen: '0909' } as const;

/** Azure's spies, one for each mission, and their places. */
export const SPIES = {
  guard: { name: 'Quill', at: ENEMIES.north },
  'gain-information': { name: 'Heron', at: ENEMIES.middle },
  sabotage: { name: 'Magpie', at: '1003' },
  'poison-food': { name: 'Adder', at: ENEMIES.south },
  'spread-rumours': { name: 'Jackdaw', at: ENEMIES.fen },
} as const;

/** Settlements, and a hex on the Pathfinders' path. */
export const PLACES = {
  northGate: '0501',
  southGate: '0408',
  marrow: '1003',
  ahead: '0402',
  unclaimed: '0209',
  inReserve: '0105',
  behind: '0605',
  beside: '0609',
} as const;

const CAPITALS = { azure: '0202', madder: '1005', ochre: '1109', verdigris: '1101' } as const;

const hexOf = (at: string): HexKey => hexAt(Number(at.slice(0, 2)) - 1, Number(at.slice(2)) - 1);

/**
 * A war in which azure has a piece for every order of a turn; movement orders, with air orders among them, are open.
 * @param then what else is there
 */
export async function ordersWar(then: (state: State) => State = (state) => state): Promise<Seeded> {
  const war = await seeded({ name: 'The War of All Orders' });
  await byHost(async (host, db) => {
    const n = (await host.lastStep(war.campaign))?.n ?? 0;
    await restated(db, war.campaign, n, (stored) => then(laidOut(hexCampaign.schemas.state.parse(stored))));
  });
  return war;
}

/**
 * The same war once its movement is over: the Pike Block stood guard, the Reserve marched in reserve, and a squadron flies
 * tactical missions over Airspace 5. Battle orders are open.
 */
export async function battleOrdersWar(): Promise<Seeded> {
  const war = await ordersWar();
  const sheet = {
    phase: 'movement-orders',
    orders: [
      { type: 'guard', piece: 'guard' },
      { type: 'reserve', piece: 'reserve', path: [hexOf(PLACES.inReserve)] },
    ],
    air: [{ airspace: 5, mission: 'tactical' }],
  };
  const opening = await openPhase(war);
  await byHost(async (host, db) => {
    const { username } = war.players.azure;
    const { id: userId } = await db.prisma.user.findUniqueOrThrow({ where: { username }, select: { id: true } });
    const sealing = { opening, sheet, nonce: randomBytes(16).toString('hex'), userId };
    const sealed = await host.seal(war.campaign, seatId('azure'), sealing);
    if (!sealed.ok) throw new Error(`the movement was not sealed: ${sealed.problem.code}`);
  });
  await advanced(war);
  return war;
}

/** Azure holds the west, Madder the east, and nobody the south-west. */
function holderOf(hex: HexKey): keyof typeof CAPITALS | null {
  const { column, row } = columnRow(hex);
  if (hex === hexOf(CAPITALS.ochre)) return 'ochre';
  if (hex === hexOf(CAPITALS.verdigris)) return 'verdigris';
  if (row >= 8 && column < 7) return hex === hexOf(MARCHERS['claim-area'].at) ? 'azure' : null;
  return column < 7 || hex === hexOf(FIGHTERS['planned-raid'].at) ? 'azure' : 'madder';
}

function laidOut(begun: State): State {
  const seats = Object.entries(CAPITALS).map(([id, at]) => [
    id,
    {
      ...begun.seats[seatId(id)],
      ...(id === 'azure' ? { faction: 'sm' } : {}),
      capital: hexOf(at),
      startingCapital: hexOf(at),
    },
  ]);
  return hexCampaign.schemas.state.parse({
    ...begun,
    phase: 'movement-orders',
    settings: { ...begun.settings, askedPhases: 'all', webways: 'on', spyExtraMissions: 'on' },
    seats: Object.fromEntries(seats),
    control: Object.fromEntries(
      allHexes(begun.chart.size).flatMap((hex) => {
        const holder = holderOf(hex);
        const { column, row } = columnRow(hex);
        return holder === null || begun.chart.rows[row]?.[column] === 's' ? [] : [[hex, holder]];
      }),
    ),
    undiscovered: [],
    sites: sites(),
    strongholds: Object.fromEntries(Object.entries(CAPITALS).map(([id, at]) => [hexOf(at), { level: 3, owner: id }])),
    pieces: pieces(),
    memory: Object.fromEntries(Object.keys(CAPITALS).map((id) => [id, { looks: [], ghosts: {} }])),
    pending: [],
    initiative: [],
  });
}

const settlement = (name: string, size: number, faction: string, ...buildings: readonly string[]) => ({
  kind: 'urban',
  size,
  faction,
  name,
  bp: 300,
  buildings: buildings.map((type) => ({ type })),
});

const sites = () =>
  Object.fromEntries(
    Object.entries({
      [CAPITALS.azure]: settlement('Ansgar', 4, 'sm', 'major-space-port', 'major-airbase'),
      [PLACES.northGate]: settlement('North Gate', 3, 'sm', 'major-airbase'),
      [PLACES.southGate]: settlement('South Gate', 3, 'sm', 'minor-airbase'),
      [CAPITALS.madder]: settlement('Marrow Gate', 4, 'sm'),
      [PLACES.marrow]: settlement('Old Marrow', 2, 'sm', 'barracks', 'prison'),
      [CAPITALS.ochre]: settlement('Saint Oriel', 4, 'ch'),
      [CAPITALS.verdigris]: settlement('Tessal', 4, 'ork'),
    }).map(([at, site]) => [hexOf(at), site]),
  );

const army = (seat: string, id: string, { name, at }: { readonly name: string; readonly at: string }, more = {}) => ({
  kind: 'detachment',
  id,
  seat,
  hex: hexOf(at),
  name,
  march: 'normal',
  units: units(id),
  dxp: 0,
  garrisonDetachment: false,
  treatment: null,
  ...more,
});

function units(id: string, more = {}) {
  return [1, 2, 3, 4, 5].map((n) => ({
    id: `${id}-${n}`,
    name: `Squad ${n}`,
    slot: n === 1 ? 'hq' : 'troops',
    moveClass: 'infantry',
    scout: false,
    points: 200,
    models: { ready: 10, wounded: 0, damaged: 0, dead: 0, captured: 0 },
    ...more,
  }));
}

/** Gives some of Azure's armies what their orders require. */
const NATURES: Readonly<Record<string, object>> = {
  webway: { race: 'el' },
  'to-orbit': { units: units('to-orbit', { kind: 'tactical-squad', tags: ['drop-pod'] }) },
  recover: {
    units: units('recover', { models: { ready: 7, wounded: 3, damaged: 0, dead: 0, captured: 0 } }),
  },
};

function pieces() {
  const own = Object.entries({ ...MARCHERS, ...FIGHTERS }).map(([id, placed]) =>
    army('azure', id, placed, NATURES[id]),
  );
  const enemies = Object.entries(ENEMIES).map(([id, at]) => army('madder', id, { name: `Watch of ${at}`, at }));
  const spies = Object.entries(SPIES).map(([mission, { name, at }]) => {
    const found = enemies.find(({ hex }) => hex === hexOf(at));
    const target =
      found === undefined
        ? { kind: 'urban', hex: hexOf(at), of: 'madder' }
        : { kind: 'detachment', piece: found.id, of: 'madder' };
    return {
      kind: 'spy',
      id: `spy-${mission}`,
      seat: 'azure',
      hex: hexOf(at),
      name,
      home: hexOf(CAPITALS.azure),
      target,
    };
  });
  return Object.fromEntries([...own, ...enemies, ...spies].map((piece) => [piece.id, piece]));
}

/** Only the players named by the terms may write to each other. */
export const pressed = ({ campaign }: Seeded, press: PressPolicy): Promise<void> =>
  byHost(async (_host, db) => {
    await db.pool.query('UPDATE campaign SET press = $2 WHERE id = $1', [campaign, press]);
  });

/** Azure has a diplomat in the Capital of Madder, so that the two can deal in secret. */
export const diplomatSent = ({ campaign }: Seeded): Promise<void> =>
  byHost(async (host, db) => {
    const n = (await host.lastStep(campaign))?.n ?? 0;
    await restated(db, campaign, n, (stored) => {
      const state = hexCampaign.schemas.state.parse(stored);
      const hex = state.seats[seatId('madder')]?.capital;
      const diplomat = { kind: 'diplomat', id: 'lark', seat: 'azure', hex, name: 'Lark' };
      return hexCampaign.schemas.state.parse({ ...state, pieces: { ...state.pieces, lark: diplomat } });
    });
  });

/** Azure and Madder have made each other an open promise, in these words. */
export const promised = ({ campaign }: Seeded, words: string): Promise<void> =>
  byHost(async (host, db) => {
    const n = (await host.lastStep(campaign))?.n ?? 0;
    await restated(db, campaign, n, (stored) => {
      const state = hexCampaign.schemas.state.parse(stored);
      const between = [seatId('azure'), seatId('madder')];
      const said = { deal: 'd1', between, secret: false, words, made: state.turn, accusers: [] };
      return hexCampaign.schemas.state.parse({ ...state, promises: [said] });
    });
  });
