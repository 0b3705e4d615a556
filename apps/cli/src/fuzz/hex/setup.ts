import { FACTIONS, MOVE_CLASSES, SLOTS } from '@sealed-orders/rules/hex-campaign';
import { allHexes, edgeKey, isOnMap, neighbours } from '@sealed-orders/rules/kernel';
import type { Random } from '../random.ts';

const SEATS = ['red', 'blue', 'green', 'yellow', 'violet', 'orange', 'cyan', 'white'];
/** Mostly plains: campaigns in which nobody can move show little. */
const TERRAIN = 'pppppppphhhffffjjs';

const SETTINGS = {
  startZones: ['source', 'fair'],
  initiativeVisibility: ['order', 'full'],
  refereeSeesOrders: [true, false],
  roadModel: ['links', 'hexes'],
  weakDetachments: ['on', 'off'],
  minimumOneHex: [true, false],
  terrainRestriction: ['allUnits', 'ignore'],
  trackedRiver: ['stop', 'free', 'bridgeOnly'],
  sightDetail: ['presence', 'sizeBand', 'full'],
  seePassing: [true, false],
  alliedSight: ['shared', 'own'],
  controlVisibility: ['lastSeen', 'public'],
  vpVisibility: ['public', 'own'],
  rollsVisibility: ['involved', 'public'],
} as const;

/** Any values of the settings; half the campaigns keep the defaults. */
function drawnSettings(random: Random): Readonly<Record<string, unknown>> {
  if (random.chance(50)) return {};
  const drawn = Object.entries(SETTINGS).map(([name, values]) => [name, random.pick<unknown>(values)]);
  return { ...Object.fromEntries(drawn), nativeRace: random.pick(FACTIONS) };
}

function drawnChart(random: Random, seats: number) {
  const columns = seats > 4 ? 22 + random.int(8) : 11 + random.int(6);
  const rows = seats > 4 ? 22 + random.int(8) : 10 + random.int(6);
  const size = { columns, rows };
  const rivers = allHexes(size).flatMap((hex) =>
    neighbours(hex)
      .filter((other) => hex < other && isOnMap(size, other) && random.chance(4))
      .map((other) => edgeKey(hex, other)),
  );
  return {
    size,
    rows: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => {
        // The corners stay dry, so that every zone has room for its sites.
        const isCorner = (column < 5 || column >= columns - 5) && (row < 5 || row >= rows - 5);
        return isCorner ? 'p' : random.pick([...TERRAIN]);
      }).join(''),
    ),
    rivers: rivers.sort(),
    airspaces: Array.from({ length: rows }, (_, r) =>
      Array.from(
        { length: columns },
        (_, c) => 1 + Math.floor((c * 3) / columns) + 3 * Math.floor((r * 3) / rows),
      ).join(''),
    ),
    names: {},
  };
}

function drawnDetachment(random: Random, name: string) {
  const classes = random.chance(40) ? ['skimmer' as const] : random.chance(50) ? ['infantry' as const] : MOVE_CLASSES;
  return {
    name,
    march: random.pick(['normal', 'vehicles', 'fast'] as const),
    units: Array.from({ length: 1 + random.int(4) }, (_, i) => ({
      name: `Unit ${i + 1}`,
      slot: random.pick(SLOTS),
      moveClass: random.pick(classes),
      scout: random.chance(25),
      models: 1 + random.int(10),
      points: 60 + random.int(500),
    })),
  };
}

/** A setup with that many seats: preset, settings, map and armies by chance. */
export function drawnSetup(random: Random, seats: number): unknown {
  const preset = seats === 3 ? 'three-players' : seats === 4 ? 'four-players' : 'free';
  return {
    preset,
    chart: drawnChart(random, seats),
    seats: SEATS.slice(0, seats).map((id) => ({
      id,
      name: id,
      faction: random.pick(FACTIONS),
      strategy: random.int(6),
      detachments: Array.from({ length: 1 + random.int(5) }, (_, i) => drawnDetachment(random, `${id} ${i + 1}`)),
    })),
    settings: drawnSettings(random),
    clock: random.chance(50) ? { mode: 'none' } : { mode: 'duration', seconds: 3600 },
  };
}
