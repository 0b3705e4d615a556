import { restated } from '@sealed-orders/host/testing';
import { type BuildingType, type Defence, hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { type HexKey, hexAt } from '@sealed-orders/rules/space';
import type { Seeded } from '@sealed-orders/testkit';
import { byHost } from './campaigns.ts';
import { frontier, PLACES } from './frontier.ts';
import { POWERS, type Power } from './war-armies.ts';

/** A hex by its printed number. */
export const hexOf = (at: string): HexKey => hexAt(Number(at.slice(0, 2)) - 1, Number(at.slice(2)) - 1);

/** Printed numbers of the hexes that the journeys build in. */
export const SITES = {
  /** Azure's Capital, Ansgar, with every office, and its second town. */
  capital: '0202',
  town: PLACES.varnBridge,
  /** Where Azure has a Camp, and where it has an empty one. */
  camp: '0404',
  oldCamp: '0104',
  /** Where nothing stands yet. */
  field: '0302',
  resource: '0304',
  /** Verdigris' second town, with a Stronghold, to which its Capital may move. */
  secondSeat: '0309',
} as const;

/** Azure's armies by their use, with the hex of each. */
export const ARMIES = {
  recruits: { name: 'Recruits', at: '0101' },
  hospital: { name: 'Hospital Column', at: SITES.capital },
  ransomed: { name: 'Ransomed Column', at: '0201' },
  giver: { name: 'Depot Column', at: '0103' },
  finder: { name: 'Forest Rangers', at: '0203' },
  settlers: { name: 'Wall Guard', at: '0303' },
  jailer: { name: 'Jailer Column', at: SITES.town },
} as const satisfies Readonly<Record<string, { name: string; at: string }>>;

/** A convoy of Azure's in its Capital. */
export const CONVOY = 'Varn Bridge 1';

/** What Azure holds of Madder, and Ochre of Azure. */
export const CAPTIVES = { ofMadder: 'Lost Watch', ofAzure: 'Lost Column' } as const;

interface Harm {
  readonly dead?: number;
  readonly record?: object;
}

/** A unit of Guardsmen, or whatever it is called. */
function unit(id: string, name: string, slot: string, { dead = 0, record }: Harm = {}) {
  const size = slot === 'hq' ? 5 : 10;
  return {
    id,
    name,
    slot,
    moveClass: 'infantry',
    scout: false,
    points: slot === 'hq' ? 200 : 300,
    models: { ready: size - dead, wounded: 0, damaged: 0, dead, captured: 0 },
    ...(record === undefined ? {} : { record }),
  };
}

const squads = (id: string) => [
  unit(`${id}-1`, 'Command', 'hq'),
  unit(`${id}-2`, 'First Rifles', 'troops'),
  unit(`${id}-3`, 'Second Rifles', 'troops'),
];

function army(seat: Power, id: string, { name, at }: { name: string; at: string }, more: object = {}) {
  const base = { kind: 'detachment', id, seat, hex: hexOf(at), name, march: 'normal', dxp: 0, treatment: null };
  return { ...base, garrisonDetachment: false, units: squads(id), ...more };
}

/** Hurt in all ways that a Medic Center and a workshop mend. */
const HURT = [
  unit('azure-hospital-1', 'Colonel Voss', 'hq', { record: { injuries: [2], stripped: false, xp: 0 } }),
  unit('azure-hospital-2', 'First Rifles', 'troops', { dead: 4 }),
  unit('azure-hospital-3', 'Mortar Squad', 'troops', { dead: 3 }),
  unit('azure-hospital-4', 'Plasma Squad', 'troops', { record: { injuries: [], stripped: true, xp: 0 } }),
  unit('azure-hospital-5', 'Third Rifles', 'troops'),
];

const azures = () => [
  army('azure', 'azure-recruits', ARMIES.recruits),
  army('azure', 'azure-hospital', ARMIES.hospital, { units: HURT }),
  army('azure', 'azure-ransomed', ARMIES.ransomed, { disarmed: true }),
  army('azure', 'azure-giver', ARMIES.giver),
  army('azure', 'azure-finder', ARMIES.finder),
  army('azure', 'azure-settlers', ARMIES.settlers, {
    garrisonDetachment: true,
    target: null,
    units: [{ ...unit('azure-settlers-1', 'Old Guard', 'troops'), points: 200 }],
  }),
  army('azure', 'azure-jailer', ARMIES.jailer),
  { kind: 'convoy', id: 'azure-convoy', seat: 'azure', hex: hexOf(SITES.capital), name: CONVOY, bp: 200 },
  { kind: 'diplomat', id: 'madder-diplomat', seat: 'madder', hex: hexOf(SITES.capital), name: 'Old Dray' },
];

const others = () => [
  army('verdigris', 'verdigris-guard', { name: 'Kabal Guard', at: SITES.secondSeat }),
  army('madder', 'madder-hill', { name: 'Hill Watch', at: '0704' }),
  army('ochre', 'ochre-warband', { name: 'Warband', at: '1009' }),
];

const OFFICES: readonly BuildingType[] = [
  'barracks',
  'academy',
  'strategic-hq',
  'espionage-center',
  'embassy',
  'medic-center',
  'repair-facility',
  'training-facilities',
  'major-space-port',
  'exploitation-center',
];

/** A settlement, for the state. */
export const town = (name: string, faction: string, size: number, bp: number, buildings: readonly BuildingType[]) => ({
  kind: 'urban',
  size,
  faction,
  name,
  bp,
  buildings: buildings.map((type) => ({ type })),
});

const defence = (id: string, type: Defence['type']) => ({ id, type, weapon: null, race: 'ig', paid: 50, built: 0 });

const held = (captor: Power, detachment: object, holder: object, jailed: number | null) => ({
  detachment,
  captor,
  holder,
  imprisoned: jailed,
  jailed,
});

/** A war in which someone can order everything that a build sheet may hold, in turn 3. */
function workshop(begun: State): State {
  const board = frontier(begun);
  const hexes = Object.fromEntries(Object.entries(SITES).map(([name, at]) => [name, hexOf(at)]));
  const capital = (power: Power) => board.seats[seatId(power)]?.capital ?? '';
  const seat = (power: Power, change: object) => ({ [power]: { ...board.seats[seatId(power)], ...change } });
  return hexCampaign.schemas.state.parse({
    ...board,
    turn: 3,
    phase: 'build',
    settings: { ...board.settings, askedPhases: 'all', newCapital: 'nearestUrban' },
    seats: {
      ...board.seats,
      ...seat('verdigris', { faction: 'de' }),
      ...seat('madder', { capital: null, capitalFell: 2 }),
    },
    control: { ...board.control, [hexOf(PLACES.foothold)]: 'verdigris', [hexOf(PLACES.crossing)]: 'madder' },
    sites: {
      ...board.sites,
      [capital('azure')]: town('Ansgar', 'ig', 4, 6000, OFFICES),
      [hexes.town ?? '']: town('Varn Bridge', 'ig', 2, 900, ['barracks', 'prison']),
      [hexes.resource ?? '']: { kind: 'resource', yield: 200 },
      [capital('ochre')]: town('Marrow Gate', 'ch', 3, 1500, ['prison', 'barracks']),
      [capital('verdigris')]: town('Saint Oriel', 'de', 3, 1500, ['barracks']),
      [hexes.secondSeat ?? '']: town('Pitch Wood', 'de', 2, 500, ['barracks']),
    },
    strongholds: {
      ...board.strongholds,
      [capital('azure')]: { level: 3, owner: 'azure', defences: [defence('d1', 'wall'), defence('d2', 'tower')] },
      [hexes.camp ?? '']: { level: 1, owner: 'azure' },
      [hexes.oldCamp ?? '']: { level: 1, owner: 'azure' },
      [hexes.secondSeat ?? '']: { level: 1, owner: 'verdigris' },
    },
    pieces: Object.fromEntries([...azures(), ...others()].map((piece) => [piece.id, piece])),
    treaties: [{ kind: 'pact', between: ['azure', 'verdigris'] }],
    pending: [pendingAt('followers', ARMIES.finder.at, 300), pendingAt('mercenaries', ARMIES.giver.at, 900)],
    captives: {
      'madder-lost': held(
        'azure',
        army('madder', 'madder-lost', { name: CAPTIVES.ofMadder, at: SITES.town }),
        { kind: 'piece', piece: 'azure-jailer' },
        null,
      ),
      'azure-lost': held(
        'ochre',
        { ...army('azure', 'azure-lost', { name: CAPTIVES.ofAzure, at: '1009' }) },
        { kind: 'prison', hex: capital('ochre') },
        1,
      ),
    },
    memory: Object.fromEntries(POWERS.map((power) => [power, { looks: [], ghosts: {} }])),
  });
}

const pendingAt = (kind: 'followers' | 'mercenaries', at: string, points: number) => ({
  kind,
  seat: 'azure',
  piece: kind === 'followers' ? 'azure-finder' : 'azure-giver',
  hex: hexOf(at),
  faction: 'ork',
  points,
  turn: 2,
});

/** Lays out that war in place of one that has just begun; `then` changes it further. */
export const laidOut = ({ campaign }: Seeded, then: (state: State) => State = (state) => state): Promise<void> =>
  byHost(async (host, db) => {
    const n = (await host.lastStep(campaign))?.n ?? 0;
    await restated(db, campaign, n, (stored) => then(workshop(hexCampaign.schemas.state.parse(stored))));
  });
