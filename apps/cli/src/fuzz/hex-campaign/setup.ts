import { CRAFTWORLDS, FACTIONS, GODS, MOVE_CLASSES, SLOTS } from '@sealed-orders/rules/hex-campaign';
import { allHexes, edgeKey, isOnMap, neighbours } from '@sealed-orders/rules/space';
import type { Random } from '../random.ts';

const SEATS = ['red', 'blue', 'green', 'yellow', 'violet', 'orange', 'cyan', 'white'];
/** Mostly plains: campaigns in which no seat can move show little. */
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
  mergeAirAndMoveOrders: [true, false],
  missedDeadline: ['guard', 'guard', 'wait', 'refereeOrders'],
  freeRoads: [0, 1, 5, 12],
  startAirbase: ['minor', 'major'],
  startOtherUrban: [0, 1, 2],
  startResources: [0, 2, 3],
  reinforcementBp: [0, 300, 1200],
  unpaidArmyMaintenance: ['debt', 'disband'],
  buildingRefundLimit: ['perPlayer', 'perHex'],
  maxSpecialCharsPerDetachment: ['unlimitedBelow2000', 'one'],
  specialQuota: ['roundUp', 'swapped'],
  constructionOnCapture: ['lost', 'halfRefund'],
  freedNeedRearm: [true, false],
  wallsCountAsOther: [true, false],
  treatyRaceLimits: ['on', 'off', 'off'],
  treatyNotice: ['nextTurn', 'immediate'],
  spyExtraMissions: ['off', 'on'],
  newCapital: ['none', 'nearestUrban'],
  demonsNeedPortal: [true, false],
  webways: ['off', 'on'],
  tyranidStartFort: ['keep', 'none'],
  imperialPlayer: ['off', 'on'],
  supportGarrisons: [true, false],
  quickBattle: ['onAgreement', 'onAgreement', 'always', 'never'],
  quickBattleWipeout: ['loses', 'damageOnly'],
  qbStrongholdDraw: [true, false],
  qbSupport: ['on', 'off'],
  qbDefences: ['on', 'off'],
  postpone: ['refereeOrAll', 'never'],
  funBattlesPerTurn: [0, 1, 2],
  drawMargin: [0, 100],
  raidDislodges: [true, false],
  garrisonVpValue: ['bpCost', 'points'],
  unitXp: ['off', 'on'],
  victoryMode: ['lastOrVp', 'lastOrVp', 'firstCapital'],
  vpGoal: [100, 1000, 100_000],
  alliedVictory: [true, false],
  battleReports: ['public', 'participants', 'delayed'],
} as const;

/** Any values of the settings; a third of the campaigns keep the defaults. Most have orders in every phase. */
function drawnSettings(random: Random): Readonly<Record<string, unknown>> {
  const always = {
    askedPhases: random.chance(85) ? 'all' : 'movement',
    startBp: random.pick([3000, 5000, 9000, 30_000]),
  };
  if (random.chance(33)) return always;
  const drawn = Object.entries(SETTINGS).map(([name, values]) => [name, random.pick<unknown>(values)]);
  return { ...Object.fromEntries(drawn), ...always, nativeRace: random.pick(FACTIONS) };
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
    names: {},
  };
}

function drawnDetachment(random: Random, name: string) {
  const classes = random.chance(40) ? ['skimmer' as const] : random.chance(50) ? ['infantry' as const] : MOVE_CLASSES;
  // Only units with pods can be dropped from orbit, and whole detachments of them go there.
  const tags = random.chance(35) ? ['drop-pod', 'chaos-leader'] : [];
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
      tags,
    })),
  };
}

/** A seat of any race, with the choices that its race makes. HEX-START-18. */
function drawnSeat(random: Random, id: string, start: string) {
  const faction = random.pick(FACTIONS);
  const isChosen = start === 'guided' || random.chance(70);
  return {
    id,
    name: id,
    faction,
    strategy: random.int(6),
    detachments: Array.from({ length: 1 + random.int(4) }, (_, i) => drawnDetachment(random, `${id} ${i + 1}`)),
    god: faction === 'ch' && isChosen ? random.pick(GODS) : null,
    craftworld: faction === 'el' && isChosen ? random.pick(CRAFTWORLDS) : null,
  };
}

/** A setup with that many seats: random preset, start, settings, map and armies. */
export function drawnSetup(random: Random, seats: number): unknown {
  const preset = seats === 3 ? 'three-players' : seats === 4 ? 'four-players' : 'free';
  const start = random.pick(['guided', 'quick']);
  return {
    preset,
    start,
    chart: drawnChart(random, seats),
    seats: SEATS.slice(0, seats).map((id) => drawnSeat(random, id, start)),
    settings: drawnSettings(random),
    clock: random.chance(50) ? { mode: 'none' } : { mode: 'duration', seconds: 3600 },
  };
}
