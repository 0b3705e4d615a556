import type { Dice, SeatId } from '../../kernel/index.ts';
import { forcedDice, seatId, seededDice } from '../../kernel/index.ts';
import type { EdgeKey, HexKey } from '../../space/hex.ts';
import { edgeKey, hexAt, hexKey } from '../../space/hex.ts';
import { EDITION } from '../data/editions.ts';
import { defaultSettings } from '../data/settings.ts';
import { withAirspaces } from '../map/airspaces.ts';
import { readPiece } from '../notation.ts';
import { CLEAN_RECORD, NOTHING_YET } from '../start/opening.ts';
import type {
  Chart,
  Defence,
  DefenceType,
  Faction,
  MovementOrder,
  MovementSheet,
  PieceId,
  Settings,
  Site,
  State,
  Stronghold,
  Treaty,
} from '../types.ts';

/** Options of a small board besides its pieces. Hexes are `q,r`; the map is plains unless `rows` say otherwise. */
export interface BoardGiven {
  readonly rows?: readonly string[];
  readonly rivers?: readonly string[];
  readonly roads?: readonly string[];
  readonly factions?: Readonly<Record<string, Faction>>;
  readonly capitals?: Readonly<Record<string, string>>;
  readonly strategy?: Readonly<Record<string, number>>;
  readonly control?: Readonly<Record<string, readonly string[]>>;
  readonly undiscovered?: readonly string[];
  readonly sites?: Readonly<Record<string, Site>>;
  readonly strongholds?: Readonly<Record<string, { owner: string; level?: 1 | 2 | 3; radar?: boolean }>>;
  readonly treaties?: readonly (readonly [Treaty['kind'], string, string])[];
  readonly settings?: Partial<Settings>;
  readonly turn?: number;
  readonly phase?: State['phase'];
}

/** Fifteen by fifteen hexes of plains, with `5,4` well inside. */
const OPEN_ROWS: readonly string[] = Array.from({ length: 15 }, () => 'p'.repeat(15));

export const hex = (text: string): HexKey => {
  const [q = 0, r = 0] = text.split(',').map(Number);
  return hexKey(q, r);
};

export const piece = (text: string): PieceId => text as PieceId;

/** A side as `a|b`. */
export function side(text: string): EdgeKey {
  const [a = '', b = ''] = text.split('|');
  return edgeKey(hex(a), hex(b));
}

/** Seats of a board: the owners of its pieces and any others named, in the order red, blue, green, then others. */
function seatsOf(names: Iterable<string>): readonly SeatId[] {
  const usual = ['red', 'blue', 'green'];
  const place = (name: string) => (usual.includes(name) ? usual.indexOf(name) : usual.length);
  return [...new Set(names)].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1)).map(seatId);
}

const mapped = <From, To>(record: Readonly<Record<string, From>> | undefined, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => [key, to(value)]));

function chartOf({ rows = OPEN_ROWS, rivers = [] }: BoardGiven): Chart {
  const size = { columns: rows[0]?.length ?? 0, rows: rows.length };
  return withAirspaces({ size, rows, rivers: rivers.map(side), names: {} }, [3, 3]);
}

/**
 * A state with movement orders open: `board({ R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 7,4' })`. Red and
 * blue are always seated.
 */
export function board(pieces: Readonly<Record<string, string>>, given: BoardGiven = {}): State {
  const placed = Object.entries(pieces).map(([id, text]) => readPiece(id, text));
  const named = [...Object.keys(given.factions ?? {}), ...Object.keys(given.capitals ?? {})];
  const seats = seatsOf(['red', 'blue', ...placed.map((p) => String(p.seat)), ...named]);
  const control = Object.entries(given.control ?? {}).flatMap(([seat, hexes]) =>
    hexes.map((at) => [at, seat] as const),
  );
  const strongholds = mapped(
    given.strongholds,
    ({ owner, level = 1, radar = false }): Stronghold => ({
      level,
      owner: seatId(owner),
      raised: 0,
      defences: radar ? [tower('d1', 'radar-tower')] : [],
    }),
  );
  return {
    edition: EDITION,
    settings: { ...defaultSettings, askedPhases: 'movement', ...given.settings },
    clock: { mode: 'none' },
    chart: chartOf(given),
    seatOrder: seats,
    seats: Object.fromEntries(seats.map((seat, i) => [seat, seatOf(seat, i, given)])),
    turn: given.turn ?? 1,
    phase: given.phase ?? 'movement-orders',
    openedAt: '2026-01-01T12:00:00.000Z',
    control: Object.fromEntries(control.map(([at, seat]) => [hex(at), seatId(seat)])),
    undiscovered: (given.undiscovered ?? []).map(hex).sort(),
    roads: (given.roads ?? []).map(side),
    sites: given.sites ?? {},
    strongholds,
    pieces: Object.fromEntries(placed.map((p) => [p.id, p])),
    treaties: (given.treaties ?? []).map(([kind, a, b]) => ({
      kind,
      between: [seatId(a), seatId(b)],
      secret: false,
      ends: null,
    })),
    ...NOTHING_YET,
    salt: 'test',
    memory: Object.fromEntries(seats.map((seat) => [seat, { looks: [], ghosts: {} }])),
  };
}

function seatOf(seat: SeatId, place: number, { factions, capitals, strategy }: BoardGiven) {
  const capital = capitals?.[seat];
  const starting = capital === undefined ? hexAt(1 + place, 13) : hex(capital);
  return {
    id: seat,
    name: seat,
    faction: factions?.[seat] ?? (place === 0 ? 'sm' : 'ch'),
    strategy: strategy?.[seat] ?? 0,
    capital: capital === undefined ? null : starting,
    startingCapital: starting,
    ...CLEAN_RECORD,
    god: null,
    craftworld: null,
  } as const;
}

/** A tower of a Stronghold from before the campaign. */
export const tower = (id: string, type: DefenceType = 'tower'): Defence => ({
  id,
  type,
  weapon: null,
  race: 'sm',
  paid: 50,
  built: 0,
  disabled: null,
  shrine: null,
});

/** An order, or its short text. */
export type OrderText = string | MovementOrder;

/** Orders as text: `R1 path 6,4 7,4`, `R1 follow B1`, `R1 guard`, with `high` at the end for flying high. */
export function order(text: OrderText): MovementOrder {
  if (typeof text !== 'string') return text;
  const words = text.split(' ');
  const isHigh = words[words.length - 1] === 'high';
  const [id = '', type = '', ...rest] = isHigh ? words.slice(0, -1) : words;
  const high = isHigh ? { high: true } : {};
  const base = { piece: piece(id) };
  switch (type) {
    case 'path':
      return { type, ...base, path: rest.map(hex), ...high };
    case 'follow':
      return { type, ...base, target: piece(rest[0] ?? ''), ...high };
    case 'move-and-claim':
    case 'reserve':
      return { type, ...base, path: rest.map(hex) };
    case 'advance':
    case 'recover':
    case 'claim-area':
      return { type, ...base };
    default:
      return { type: 'guard', ...base };
  }
}

export const sheet = (...orders: readonly OrderText[]): MovementSheet => ({
  phase: 'movement-orders',
  orders: orders.map(order),
});

/** Dice fixed by a test, `{ 'HEX-TURN-05 red': [6] }`, the rest from a fixed seed. */
export function dice(forced: Readonly<Record<string, readonly number[]>> = {}, seed = 1): Dice {
  const rest = seededDice(Uint8Array.from({ length: 32 }, (_, i) => (seed * 31 + i) % 256));
  return forcedDice(forced, (rule, subject, _count, sides) => rest.die(rule, subject, sides));
}
