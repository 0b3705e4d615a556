import type { SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import { free } from '../captives/free.ts';
import { urbanBySeat } from '../places/stores.ts';
import { seatsInPlay } from '../turn/in-play.ts';
import { removePiece, seatsIn, setControl, setTreaties, tell } from '../turn/play.ts';
import type { EndOfTurnPlay } from './play.ts';

/** HEX-END-05: seats without a detachment, Stronghold or Urban hex left are out. */
export function defeats(play: EndOfTurnPlay): void {
  const alive = seatsInPlay(play, urbanBySeat(play));
  const beaten = new Set(seatsIn(play).filter((seat) => !alive.has(seat) && hasLostCapital(play, seat)));
  if (beaten.size === 0) return;
  for (const seat of beaten) {
    const record = lookup(play.seats, seat);
    if (record === undefined) continue;
    play.seats[seat] = { ...record, beaten: play.turn, capital: null, debt: 0, deduction: 0, freeRoads: 0 };
    tell(play, { type: 'beaten', rule: 'HEX-END-05', to: 'all', seat });
  }
  removeCaptives(play, beaten);
  freeCaptives(play, beaten);
  removeBelongings(play, beaten);
}

/** A seat that lost everything has lost a Capital; one that never had one has not entered the campaign. */
const hasLostCapital = (play: EndOfTurnPlay, seat: SeatId): boolean =>
  (lookup(play.seats, seat)?.lostCapital ?? null) !== null;

/** Its detachments held by others vanish. */
function removeCaptives(play: EndOfTurnPlay, beaten: ReadonlySet<SeatId>): void {
  for (const id of [...play.captives.keys()].sort()) {
    const held = play.captives.get(id);
    if (held === undefined || !beaten.has(held.detachment.seat)) continue;
    play.captives.delete(id);
    const { captor } = held;
    const { seat: of, name } = held.detachment;
    if (beaten.has(captor)) continue;
    tell(play, { type: 'captives-lost', rule: 'HEX-END-05', to: [captor], seat: captor, piece: id, name, of });
  }
}

/** HEX-CAPT-05: captives that it holds are freed where they are. */
function freeCaptives(play: EndOfTurnPlay, beaten: ReadonlySet<SeatId>): void {
  for (const id of [...play.captives.keys()].sort()) {
    const held = play.captives.get(id);
    if (held !== undefined && beaten.has(held.captor)) free(play, id, held.detachment.hex);
  }
}

/** Its convoys, spies and diplomats disappear, its hexes become uncontrolled, its treaties and plans are void. */
function removeBelongings(play: EndOfTurnPlay, beaten: ReadonlySet<SeatId>): void {
  for (const id of [...play.pieces.keys()].sort()) {
    const piece = play.pieces.get(id);
    if (piece !== undefined && beaten.has(piece.seat)) removePiece(play, piece);
  }
  for (const hex of sortedKeys(play.control)) {
    const owner = play.control[hex];
    if (owner !== undefined && beaten.has(owner)) setControl(play, hex, null);
  }
  const isIn = (seat: SeatId): boolean => !beaten.has(seat);
  setTreaties(
    play,
    play.treaties.filter(({ between }) => between.every(isIn)),
  );
  play.constructions = play.constructions.filter(({ detachment }) => isIn(detachment.seat));
  play.promises = play.promises.filter(({ between }) => between.every(isIn));
  play.deliveries = play.deliveries.filter(({ from, to }) => isIn(from) && isIn(to));
  play.pending = play.pending.filter(({ seat }) => isIn(seat));
  play.airMissions = play.airMissions.filter(({ seat }) => isIn(seat));
  play.airSupport = play.airSupport.filter(({ seat }) => isIn(seat));
}
