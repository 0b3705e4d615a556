import type { KnownHex, Piece, PieceId, SeenPiece, Settings, View } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, hexAt, seatId } from '@sealed-orders/rules/kernel';

/** Mints the id of a piece for a board. */
export const pieceId = (text: string): PieceId => text as PieceId;

export const RED = seatId('red');
export const BLUE = seatId('blue');
export const GREEN = seatId('green');

const SETTINGS: Settings = {
  airspaceGrid: [3, 3],
  nativeRace: 'ork',
  startBp: 600,
  reinforcementBp: 0,
  startOtherUrban: 3,
  startResources: 3,
  startZones: 'source',
  initiativeVisibility: 'order',
  missedDeadline: 'guard',
  refereeSeesOrders: false,
  roadModel: 'links',
  weakDetachments: 'on',
  minimumOneHex: true,
  terrainRestriction: 'allUnits',
  trackedRiver: 'stop',
  sightDetail: 'presence',
  seePassing: false,
  alliedSight: 'shared',
  controlVisibility: 'lastSeen',
  vpVisibility: 'public',
  rollsVisibility: 'involved',
};

/** Four columns, three rows: plains with a forest, a hill, and sea in the east. */
export const ROWS = ['ppfs', 'phjs', 'pppp'];

export const bare: KnownHex = {
  inSight: false,
  seenIn: null,
  control: null,
  site: null,
  stronghold: null,
  roads: [],
};

/** A detachment of red with one unit in a hex. */
export function redDetachment(id: string, hex: HexKey, name: string): Piece {
  return {
    id: pieceId(id),
    kind: 'detachment',
    seat: RED,
    hex,
    name,
    march: 'normal',
    dxp: 0,
    garrisonDetachment: false,
    treatment: null,
    units: [],
  };
}

export function seenDetachment(id: string, seat: SeenPiece['seat'], hex: HexKey, name: string): SeenPiece {
  return {
    id: pieceId(id),
    kind: 'detachment',
    seat,
    hex,
    name,
    moveClass: 'tracked',
    garrisonDetachment: false,
    points: null,
  };
}

/** The view of red on the board in turn 5, with what a test lays over it. */
export function redView(changes: Partial<View> = {}): View {
  return {
    viewer: { kind: 'seat', seat: RED },
    edition: 'test',
    settings: SETTINGS,
    chart: { size: { columns: 4, rows: 3 }, rows: ROWS, rivers: [], airspaces: ['0011', '0011', '0011'], names: {} },
    turn: 5,
    phase: 'movement-orders',
    openedAt: '2026-01-05T18:00:00Z',
    due: null,
    seats: [
      { id: RED, name: 'Red', faction: 'ig', strategy: 2, startingCapital: hexAt(0, 0), vp: 0, relation: 'own' },
      { id: BLUE, name: 'Blue', faction: 'el', strategy: 2, startingCapital: null, vp: 0, relation: 'enemy' },
      { id: GREEN, name: 'Green', faction: 'sm', strategy: 2, startingCapital: null, vp: 0, relation: 'pact' },
    ],
    own: { id: RED, capital: hexAt(0, 0) },
    hexes: {},
    pieces: {},
    seen: {},
    ghosts: {},
    treaties: [],
    ...changes,
  };
}
