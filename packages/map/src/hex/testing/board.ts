import type { KnownHex, Piece, PieceId, SeenPiece, Unit, UnitId } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { type HexKey, hexAt } from '@sealed-orders/rules/space';
import type { MapView } from '../map-view.ts';

/** Mints the id of a piece for a board. */
export const pieceId = (text: string): PieceId => text as PieceId;

export const RED = seatId('red');
export const BLUE = seatId('blue');
export const GREEN = seatId('green');

/** Four columns, three rows: plains with a forest, a hill, and sea in the east. */
const ROWS = ['ppfs', 'phjs', 'pppp'];

export const bare: KnownHex = {
  inSight: false,
  seenIn: null,
  control: null,
  site: null,
  stronghold: null,
  roads: [],
  ruin: false,
  discovered: null,
};

/** A unit with models by condition: ready, wounded, dead. */
export function unit(id: string, moveClass: Unit['moveClass'], points: number, models: readonly number[]): Unit {
  const [ready = 0, wounded = 0, dead = 0] = models;
  return {
    id: id as UnitId,
    name: id,
    slot: 'troops',
    moveClass,
    scout: false,
    points,
    kind: '',
    tags: [],
    limits: [],
    mount: null,
    mark: null,
    models: { ready, wounded, damaged: 0, dead, captured: 0 },
  };
}

/** A detachment of red in a hex. */
export function redDetachment(id: string, hex: HexKey, name: string, units: readonly Unit[] = []): Piece {
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
    race: null,
    special: null,
    fixed: false,
    disarmed: false,
    target: null,
    units,
  };
}

/** A detachment of somebody else in sight: its name is unknown. */
export function seenDetachment(id: string, seat: SeenPiece['seat'], hex: HexKey): SeenPiece {
  return {
    id: pieceId(id),
    kind: 'detachment',
    seat,
    hex,
    moveClass: 'tracked',
    garrisonDetachment: false,
    points: null,
  };
}

/** The view of red on the board in turn 5, with a test's changes. No Capital is printed unless a test adds one. */
export function redView(changes: Partial<MapView> = {}): MapView {
  return {
    viewer: { kind: 'seat', seat: RED },
    chart: { size: { columns: 4, rows: 3 }, rows: ROWS, rivers: [], airspaces: ['0011', '0011', '0011'], names: {} },
    turn: 5,
    seats: [
      {
        id: RED,
        name: 'Red',
        faction: 'ig',
        strategy: 2,
        startingCapital: null,
        hasCapital: true,
        beaten: null,
        vp: 0,
        relation: 'own',
        god: null,
        craftworld: null,
      },
      {
        id: BLUE,
        name: 'Blue',
        faction: 'el',
        strategy: 2,
        startingCapital: null,
        hasCapital: true,
        beaten: null,
        vp: 0,
        relation: 'enemy',
        god: null,
        craftworld: null,
      },
      {
        id: GREEN,
        name: 'Green',
        faction: 'sm',
        strategy: 2,
        startingCapital: null,
        hasCapital: true,
        beaten: null,
        vp: 0,
        relation: 'pact',
        god: null,
        craftworld: null,
      },
    ],
    own: { id: RED, capital: hexAt(0, 0) },
    hexes: {},
    pieces: {},
    seen: {},
    ghosts: {},
    ...changes,
  };
}
