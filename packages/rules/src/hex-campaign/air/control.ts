import type { HexKey, SeatId } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import { indexOf } from '../movement/grid.ts';
import { PACT, relation, seatNumber } from '../movement/ground.ts';
import type { Play } from '../turn/play.ts';
import { tell } from '../turn/play.ts';
import type { AirMission } from '../types.ts';
import type { Fighters } from './duels.ts';

/** HEX-AIR-06, HEX-DIP-06: who of those with an interceptor left controls the Airspace: nobody beside a pact partner. */
export function controllers({ ground, before }: Play, holding: Fighters): readonly SeatId[] {
  const isPartner = (a: SeatId, b: SeatId) =>
    relation(ground, seatNumber(ground.seats, a), seatNumber(ground.seats, b)) === PACT;
  return before.seatOrder.filter(
    (seat) => holding.has(seat) && ![...holding.keys()].some((other) => isPartner(seat, other)),
  );
}

/** HEX-AIR-06: told to everybody who flew a mission there or controls a hex of the Airspace. */
export function tellControl(
  play: Play,
  airspace: number,
  seats: readonly SeatId[],
  missions: readonly AirMission[],
): void {
  if (seats.length === 0) return;
  const readers = new Set<SeatId>(missions.map(({ seat }) => seat));
  for (const hex of keysOf(play.control)) {
    const owner = play.control[hex];
    if (owner !== undefined && airspaceOf(play, hex) === airspace) readers.add(owner);
  }
  for (const seat of play.before.seatOrder) {
    if (!readers.has(seat)) continue;
    tell(play, { type: 'airspace-controlled', rule: 'HEX-AIR-06', to: [seat], seat, airspace, seats });
  }
}

/** HEX-MAP-04: the number of the Airspace of a hex. */
export function airspaceOf({ ground }: Pick<Play, 'ground'>, hex: HexKey): number {
  return ground.grid.airspace[indexOf(ground.grid, hex)] ?? 0;
}
