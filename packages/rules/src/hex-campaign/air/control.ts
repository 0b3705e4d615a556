import type { SeatId } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import { PACT, relation, seatNumber } from '../ground/ground.ts';
import { airspaceOf } from '../map/airspaces.ts';
import { areFoes, tell } from '../turn/play.ts';
import type { AirControl, AirMission } from '../types.ts';
import type { Fighters } from './duels.ts';
import type { AirPlay } from './play.ts';

/** HEX-AIR-06, HEX-DIP-06: the seat whose interceptors control the Airspace: none beside a pact partner's. */
export function controllers({ ground, before }: AirPlay, holding: Fighters): readonly SeatId[] {
  const isPartner = (a: SeatId, b: SeatId) =>
    relation(ground, seatNumber(ground.seats, a), seatNumber(ground.seats, b)) === PACT;
  return before.seatOrder.filter(
    (seat) => holding.has(seat) && ![...holding.keys()].some((other) => isPartner(seat, other)),
  );
}

/** HEX-AIR-06: announced to everybody who flew a mission there or controls a hex of the Airspace. */
export function tellControl(
  play: AirPlay,
  airspace: number,
  seats: readonly SeatId[],
  missions: readonly AirMission[],
): void {
  if (seats.length === 0) return;
  const readers = new Set<SeatId>(missions.map(({ seat }) => seat));
  for (const hex of keysOf(play.control)) {
    const owner = play.control[hex];
    if (owner !== undefined && airspaceOf(play.ground.grid, hex) === airspace) readers.add(owner);
  }
  for (const seat of play.before.seatOrder) {
    if (!readers.has(seat)) continue;
    tell(play, { type: 'airspace-controlled', rule: 'HEX-AIR-06', to: [seat], seat, airspace, seats });
  }
}

/** HEX-AIR-14: the enemies of the seat that controlled an Airspace, in the order of the table. */
const shutOut = (play: AirPlay, { seats }: AirControl): readonly SeatId[] =>
  play.before.seatOrder.filter((seat) => seats.some((holder) => areFoes(play, holder, seat)));

/** HEX-AIR-14: at the start of a turn, notes who controlled each Airspace and clears control and ready bombers. */
export function forgetAirWar(play: AirPlay): void {
  play.airControlBefore = play.ground.airControl.map((held) => ({ ...held, against: shutOut(play, held) }));
  play.ground.airControl = [];
  play.airSupport = [];
  play.recon = {};
}
