import type { Dice, SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { distance, isOnMap, neighbours } from '../../space/hex.ts';
import { RESOURCE_FROM_CAPITAL, RESOURCES_APART, URBAN_APART } from '../data/start.ts';
import type { Chart, SiteKind } from '../types.ts';
import { isCapitalHex } from './zones.ts';

/** The places of a seat's sites. */
export interface Places {
  readonly capital: HexKey;
  readonly urban: readonly HexKey[];
  readonly resources: readonly HexKey[];
}

/** The same while some have no place yet. */
export interface Placed extends Omit<Places, 'capital'> {
  readonly capital: HexKey | null;
}

export interface Wanted {
  readonly urban: number;
  readonly resources: number;
}

const isAway = (from: HexKey | null, hex: HexKey, least: number): boolean =>
  from === null || distance(from, hex) >= least;

/** HEX-START-09, -13: another Urban hex: two hexes from every Urban hex. */
const isUrbanPlace = (places: Placed, hex: HexKey): boolean =>
  [places.capital, ...places.urban].every((other) => isAway(other, hex, URBAN_APART)) &&
  !places.resources.includes(hex);

/** HEX-START-10 to -13: a Resource hex: six neighbours on the map, away from the Capital and from each other. */
const isResourcePlace = (chart: Chart, places: Placed, hex: HexKey): boolean =>
  neighbours(hex).every((other) => isOnMap(chart.size, other)) &&
  isAway(places.capital, hex, RESOURCE_FROM_CAPITAL) &&
  places.resources.every((other) => distance(other, hex) >= RESOURCES_APART) &&
  !places.urban.includes(hex);

/** HEX-START-07 to -13: the legal hexes for the next site that leave room for the rest. */
function choices(chart: Chart, zone: readonly HexKey[], places: Places, wanted: Wanted): readonly Places[] {
  const next = nextPlaces(chart, zone, places, wanted);
  return next.filter((option) => hasRoom(chart, zone, option, wanted));
}

function nextPlaces(chart: Chart, zone: readonly HexKey[], places: Places, wanted: Wanted): readonly Places[] {
  if (places.resources.length < wanted.resources) {
    return zone
      .filter((hex) => isResourcePlace(chart, places, hex))
      .map((hex) => ({ ...places, resources: [...places.resources, hex] }));
  }
  return zone.filter((hex) => isUrbanPlace(places, hex)).map((hex) => ({ ...places, urban: [...places.urban, hex] }));
}

const isDone = (places: Places, wanted: Wanted): boolean =>
  places.resources.length >= wanted.resources && places.urban.length >= wanted.urban;

const hasRoom = (chart: Chart, zone: readonly HexKey[], places: Places, wanted: Wanted): boolean =>
  isDone(places, wanted) || nextPlaces(chart, zone, places, wanted).some((next) => hasRoom(chart, zone, next, wanted));

/** Takes one of several: the first, or one by dice. Null only if there is none. */
export type Pick = (options: readonly Places[]) => Places | null;

export const firstOf: Pick = (options) => options[0] ?? null;

/** HEX-START-07: a random legal hex; no die if there is no choice. */
export const drawnBy =
  (dice: Dice, seat: SeatId): Pick =>
  (options) =>
    options[options.length < 2 ? 0 : dice.die('HEX-START-07', seat, options.length) - 1] ?? null;

/** HEX-START-08 to -12: the hexes of a zone where the Capital leaves room for all other sites, in order. */
export function capitalPlaces(chart: Chart, zone: readonly HexKey[], wanted: Wanted): readonly HexKey[] {
  const ordered = [...zone].sort();
  return ordered
    .filter((hex) => isCapitalHex(chart, zone, hex))
    .filter((capital) => hasRoom(chart, ordered, { capital, urban: [], resources: [] }, wanted));
}

/** HEX-START-08 to -13: whether the Capital may be there with the sites already placed. */
const isCapitalPlace = (chart: Chart, zone: readonly HexKey[], { urban, resources }: Placed, hex: HexKey): boolean =>
  isCapitalHex(chart, zone, hex) &&
  urban.every((other) => distance(other, hex) >= URBAN_APART) &&
  resources.every((other) => distance(other, hex) >= RESOURCE_FROM_CAPITAL);

/**
 * HEX-START-07 to -13: the hexes of a zone for another site next to the placed ones, so that all sites
 * needed still have room.
 */
export function placesBeside(
  chart: Chart,
  zone: readonly HexKey[],
  placed: Placed,
  wanted: Wanted,
  site: keyof Placed,
): readonly HexKey[] {
  const ordered = [...zone].sort();
  const capitals = (at: Placed) => ordered.filter((hex) => isCapitalPlace(chart, zone, at, hex));
  const leavesRoom = (at: Placed): boolean => {
    const { capital } = at;
    if (capital !== null) return hasRoom(chart, ordered, { ...at, capital }, wanted);
    return capitals(at).some((hex) => hasRoom(chart, ordered, { ...at, capital: hex }, wanted));
  };
  switch (site) {
    case 'capital':
      return capitals(placed).filter((capital) => leavesRoom({ ...placed, capital }));
    case 'urban':
      return ordered
        .filter((hex) => isUrbanPlace(placed, hex))
        .filter((hex) => leavesRoom({ ...placed, urban: [...placed.urban, hex] }));
    case 'resources':
      return ordered
        .filter((hex) => isResourcePlace(chart, placed, hex))
        .filter((hex) => leavesRoom({ ...placed, resources: [...placed.resources, hex] }));
  }
}

/** HEX-START-17: the hexes where the map proposes such a site, else those that leave its proposals free. */
function asProposed(chart: Chart, options: readonly Places[], kind: SiteKind): readonly Places[] {
  const { sites } = chart;
  if (sites === undefined) return options;
  const at = (places: Places) => sites[newest(places, kind)];
  const proposed = options.filter((places) => at(places) === kind);
  if (proposed.length > 0) return proposed;
  const free = options.filter((places) => at(places) === undefined);
  return free.length > 0 ? free : options;
}

function newest({ capital, urban, resources }: Places, kind: SiteKind): HexKey {
  if (kind === 'capital') return capital;
  return (kind === 'urban' ? urban : resources).at(-1) ?? capital;
}

/**
 * HEX-START-07 to -13, -17: places a seat's sites among the legal hexes of its zone, where the map proposes them if they
 * may be there. Resource hexes come first because they need most room. The Capital is in the middle of the zone if
 * it may and the map proposes no other place. Null if the zone has no room.
 */
export function placedSites(
  chart: Chart,
  zone: readonly HexKey[],
  centre: HexKey,
  wanted: Wanted,
  pick: Pick,
): Places | null {
  const ordered = [...zone].sort();
  const roomy = capitalPlaces(chart, zone, wanted).map((capital): Places => ({ capital, urban: [], resources: [] }));
  const proposed = roomy.filter(({ capital }) => chart.sites?.[capital] === 'capital');
  const middle = roomy.find(({ capital }) => capital === centre);
  let places = proposed.length > 0 ? pick(proposed) : (middle ?? pick(asProposed(chart, roomy, 'capital')));
  while (places !== null && !isDone(places, wanted)) {
    const kind = places.resources.length < wanted.resources ? 'resource' : 'urban';
    places = pick(asProposed(chart, choices(chart, ordered, places, wanted), kind));
  }
  return places;
}
