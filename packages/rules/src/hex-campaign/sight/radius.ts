import type { SeatId } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import { SIGHT } from '../data/sight.ts';
import { gridOf, indexOf } from '../movement/grid.ts';
import { rosterSize } from '../movement/mover.ts';
import { isScoutKind } from '../races/units.ts';
import { hasRadar } from '../strongholds/radar.ts';
import type { Piece, State, Unit } from '../types.ts';
import { placedPieces } from '../view/placed.ts';

/** HEX-SIGHT-06: a scout unit with at least half its models ready. */
export const hasScouts = (units: readonly Unit[]): boolean =>
  units.some(
    (unit) =>
      (unit.scout || isScoutKind(unit.kind)) && unit.models.ready > 0 && unit.models.ready * 2 >= rosterSize(unit),
  );

/** HEX-SIGHT-02 to -04, -06: how far a piece sees. */
export function pieceSight(piece: Piece): number {
  switch (piece.kind) {
    case 'detachment':
    case 'garrison':
      return hasScouts(piece.units) ? SIGHT.scouts : SIGHT[piece.kind];
    case 'convoy':
    case 'spy':
    case 'diplomat':
      return SIGHT[piece.kind];
  }
}

/** A place from which somebody sees so many hexes far. */
export interface Lookout {
  /** Index of the hex. */
  readonly at: number;
  readonly radius: number;
  /** HEX-SPY-02: a spy's. Not even an ally looks through it, for that would tell where the spy is. */
  readonly isSecret: boolean;
}

/**
 * HEX-SIGHT-02 to -07: every seat's own lookouts. The Capital sees one hex further than a Stronghold, its radar or
 * the scouts of its garrison would.
 */
export function lookouts(state: State): ReadonlyMap<SeatId, readonly Lookout[]> {
  const grid = gridOf(state.chart);
  const found = new Map<SeatId, Lookout[]>(state.seatOrder.map((seat) => [seat, []]));
  const capitals = new Map<number, { seat: SeatId; radius: number }>();
  for (const seat of state.seatOrder) {
    const capital = state.seats[seat]?.capital ?? null;
    if (capital !== null) capitals.set(indexOf(grid, capital), { seat, radius: SIGHT.stronghold });
  }
  const add = (seat: SeatId, at: number, radius: number, kind: 'place' | 'piece' | 'spy'): void => {
    const capital = kind === 'place' ? capitals.get(at) : undefined;
    if (capital?.seat === seat) capital.radius = Math.max(capital.radius, radius);
    found.get(seat)?.push({ at, radius, isSecret: kind === 'spy' });
  };
  for (const { piece, at } of placedPieces(state)) {
    const kind = piece.kind === 'garrison' ? 'place' : piece.kind === 'spy' ? 'spy' : 'piece';
    add(piece.seat, at, pieceSight(piece), kind);
  }
  for (const hex of keysOf(state.strongholds)) {
    const stronghold = state.strongholds[hex];
    if (stronghold === undefined) continue;
    add(
      stronghold.owner,
      indexOf(grid, hex),
      hasRadar(stronghold, state.turn) ? SIGHT.radar : SIGHT.stronghold,
      'place',
    );
  }
  for (const [at, { seat, radius }] of capitals) {
    found.get(seat)?.push({ at, radius: radius + SIGHT.capitalBonus, isSecret: false });
  }
  return found;
}
