import { hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { allHexes, columnRow, type HexKey, hexAt } from '@sealed-orders/rules/space';
import { POWERS, type Power } from './war-armies.ts';

/** Printed numbers of the hexes where something happens. */
export const PLACES = {
  /** Azure's town, with a prison. */
  varnBridge: '0505',
  /** Ochre's foothold south of it, from which its first column attacks. */
  foothold: '0506',
  /** Madder's city: it trains spies, and is not guarded. */
  oldDray: '0704',
  /** Ochre's foothold east of it. */
  crossing: '0805',
} as const;

const CAPITALS: Readonly<Record<Power, string>> = {
  azure: '0202',
  madder: '1002',
  ochre: '1009',
  verdigris: '0209',
};

interface Standing {
  readonly name: string;
  /** Printed number of its hex. */
  readonly at: string;
}

/** The armies at the border, at the start of the war. */
const ARMIES = {
  azure: { bridge: { name: 'Bridge Guard', at: PLACES.varnBridge }, orchard: { name: 'Orchard Column', at: '0405' } },
  madder: { hill: { name: 'Hill Watch', at: '0705' }, wood: { name: 'Wood Watch', at: '0703' } },
  ochre: {
    ford: { name: 'Ford Column', at: PLACES.foothold },
    riders: { name: 'Mud Riders', at: PLACES.crossing },
    mill: { name: 'Mill Guard', at: '0606' },
  },
  verdigris: { marsh: { name: 'Marsh Wardens', at: '0406' } },
} as const satisfies Readonly<Record<Power, Readonly<Record<string, Standing>>>>;

const hexOf = (at: string): HexKey => hexAt(Number(at.slice(0, 2)) - 1, Number(at.slice(2)) - 1);
const FOOTHOLDS = [PLACES.foothold, PLACES.crossing].map(hexOf);

/** The map is divided in four, except for two hexes that Ochre took earlier. */
function holderOf(hex: HexKey): Power {
  if (FOOTHOLDS.includes(hex)) return 'ochre';
  const { column, row } = columnRow(hex);
  if (row < 5) return column < 5 ? 'azure' : 'madder';
  return column < 5 ? 'verdigris' : 'ochre';
}

/**
 * The starting state of the Build journeys, made from a war that has just begun: all land is held, so no dice discover
 * anything, and the armies face each other across the border.
 */
export function frontier(begun: State): State {
  const capital = (power: Power): HexKey => hexOf(CAPITALS[power]);
  const seats = POWERS.map((power) => {
    const seat = begun.seats[seatId(power)];
    return [power, { ...seat, capital: capital(power), startingCapital: capital(power) }];
  });
  return hexCampaign.schemas.state.parse({
    ...begun,
    seats: Object.fromEntries(seats),
    control: Object.fromEntries(allHexes(begun.chart.size).flatMap((hex) => held(begun, hex))),
    undiscovered: [],
    sites: { ...Object.fromEntries(POWERS.map((power) => [capital(power), capitalOf(begun, power)])), ...towns() },
    strongholds: Object.fromEntries(POWERS.map((power) => [capital(power), { level: 3, owner: power }])),
    pieces: Object.fromEntries(POWERS.flatMap(armiesOf)),
    memory: Object.fromEntries(POWERS.map((power) => [power, { looks: [], ghosts: {} }])),
  });
}

/** Nobody holds the sea. */
function held({ chart }: State, hex: HexKey): readonly (readonly [HexKey, Power])[] {
  const { column, row } = columnRow(hex);
  return chart.rows[row]?.[column] === 's' ? [] : [[hex, holderOf(hex)]];
}

/** The Capital dealt at the start, in the corner where this war has it. */
function capitalOf({ seats, sites, chart }: State, power: Power) {
  const dealt = seats[seatId(power)]?.capital;
  const site = dealt ? sites[dealt] : undefined;
  if (site?.kind !== 'urban') throw new Error(`${power} has no Capital`);
  return { ...site, name: chart.names[hexOf(CAPITALS[power])] ?? site.name };
}

function towns() {
  const town = (name: string, faction: string, buildings: readonly string[]) => ({
    kind: 'urban',
    size: 2,
    faction,
    name,
    bp: 300,
    buildings: buildings.map((type) => ({ type })),
  });
  return {
    [hexOf(PLACES.varnBridge)]: town('Varn Bridge', 'ig', ['barracks', 'prison']),
    [hexOf(PLACES.oldDray)]: { ...town('Old Dray', 'sm', ['barracks', 'espionage-center']), size: 3 },
    [hexOf('0304')]: { kind: 'resource', yield: 200 },
  };
}

const armiesOf = (power: Power) =>
  Object.entries<Standing>(ARMIES[power]).map(([key, { name, at }]) => {
    const id = `${power}-${key}`;
    const army = { kind: 'detachment', id, seat: power, hex: hexOf(at), name, march: 'normal', units: unitsOf(id) };
    return [id, { ...army, dxp: 0, garrisonDetachment: false, treatment: null }];
  });

/** A thousand points on foot. */
function unitsOf(id: string) {
  const unit = (n: number, name: string, slot: string, models: number, points: number) => ({
    id: `${id}-${n}`,
    name,
    slot,
    moveClass: 'infantry',
    scout: false,
    points,
    models: { ready: models, wounded: 0, damaged: 0, dead: 0, captured: 0 },
  });
  const squads = [2, 3, 4, 5].map((n) => unit(n, `Squad ${n - 1}`, 'troops', 10, 200));
  return [unit(1, 'Command', 'hq', 5, 200), ...squads];
}
