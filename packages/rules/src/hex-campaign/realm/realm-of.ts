import type { Dice } from '../../kernel/index.ts';
import { sortedKeys } from '../../kernel/index.ts';
import type { EdgeKey, HexKey } from '../../space/hex.ts';
import type { Ground } from '../ground/ground.ts';
import { seatNumber } from '../ground/ground.ts';
import type { Chart, Own, Pending, Piece, PieceId, PublicSeat, SeenPiece, Settings, Treaty, UnitId } from '../types.ts';
import type { Realm } from './realm.ts';

/** What a realm needs besides the seat's own affairs. */
export interface Surroundings {
  readonly settings: Settings;
  readonly turn: number;
  readonly isSetUp: boolean;
  readonly chart: Chart;
  readonly ground: Ground;
  /** The seat's own. */
  readonly pieces: readonly Piece[];
  readonly diplomats: readonly SeenPiece[];
  readonly settlements: Iterable<HexKey>;
  readonly roads: Iterable<EdgeKey>;
  readonly seats: readonly Pick<PublicSeat, 'id' | 'faction'>[];
  readonly treaties: readonly Treaty[];
  readonly pending: readonly Pending[];
  readonly heldUp: ReadonlySet<PieceId>;
  readonly dice: Dice | null;
  readonly newId: (about: string) => PieceId;
  readonly newUnitId: (about: string) => UnitId;
}

/** A realm at the beginning of a sheet. */
export function realmOf(own: Own, around: Surroundings): Realm {
  const { ground } = around;
  return {
    seat: own.id,
    faction: own.record.faction,
    settings: around.settings,
    turn: around.turn,
    isSetUp: around.isSetUp,
    chart: around.chart,
    grid: ground.grid,
    ground,
    me: seatNumber(ground.seats, own.id),
    record: own.record,
    sites: mapOf(own.sites),
    strongholds: mapOf(own.strongholds),
    pieces: new Map(around.pieces.map((piece) => [piece.id, piece])),
    orbit: mapOf(own.orbit),
    constructions: [...own.constructions],
    captives: mapOf(own.captives),
    taken: own.takenUnits,
    roads: new Set(around.roads),
    settlements: new Set(around.settlements),
    diplomats: around.diplomats,
    seats: around.seats,
    treaties: around.treaties,
    shutAirspaces: own.shutAirspaces,
    heldUp: around.heldUp,
    pending: around.pending.filter((one) => one.seat === own.id),
    notices: [],
    expelled: [],
    converted: [],
    questions: [],
    gifts: [],
    counts: new Map(),
    dice: around.dice,
    events: [],
    newId: around.newId,
    newUnitId: around.newUnitId,
  };
}

function mapOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): Map<Key, Value> {
  return new Map(
    sortedKeys(record).flatMap((key) => {
      const value = record[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}
