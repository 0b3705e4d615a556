import type { Readers, SeatId } from '../../kernel/index.ts';
import { areFriends, seatNumber } from '../ground/ground.ts';
import { nearestFree } from '../ground/nearest.ts';
import { keyAt } from '../map/grid.ts';
import type { Realm } from '../realm/realm.ts';
import { at, replacePiece, setTreaties, tell } from '../turn/play.ts';
import type { Detachment, Treaty } from '../types.ts';
import { classesOf } from '../units/classes.ts';
import type { DiplomacyPlay } from './play.ts';
import { treatiesOf } from './treaties.ts';

/** HEX-DIP-10: a treaty's end is as public as the treaty. */
const readers = ({ secret, between }: Treaty): Readers => (secret ? [...between] : 'all');

/** HEX-DIP-10: notices given in this Build phase; under `treatyNotice` immediate they take effect immediately. */
export function giveNotices(play: DiplomacyPlay, realms: Iterable<Realm>): void {
  const { treatyNotice } = play.before.settings;
  const ends = treatyNotice === 'immediate' ? play.turn : play.turn + 1;
  for (const { seat, notices } of realms) {
    for (const { with: other, treaty: kind } of notices) {
      const noticed = treatiesOf(play.treaties, kind, seat, other);
      for (const treaty of noticed) {
        const told = { seat, with: other, treaty: kind, ends };
        tell(play, { type: 'treaty-notice', rule: 'HEX-DIP-10', to: readers(treaty), ...told });
      }
      const isNoticed = (treaty: Treaty) => noticed.includes(treaty);
      play.treaties = play.treaties.map((treaty) =>
        isNoticed(treaty) ? { ...treaty, ends: treaty.ends ?? ends } : treaty,
      );
    }
  }
  if (treatyNotice === 'immediate') endTreaties(play);
}

/** HEX-DIP-10, HEX-TURN-08: due treaties end, and armies that may no longer share a hex part. */
export function endTreaties(play: DiplomacyPlay): void {
  const isOver = ({ ends }: Treaty) => ends !== null && ends <= play.turn;
  const over = play.treaties.filter(isOver);
  if (over.length === 0) return;
  setTreaties(
    play,
    play.treaties.filter((treaty) => !isOver(treaty)),
  );
  for (const treaty of over) {
    const told = { seats: treaty.between, treaty: treaty.kind };
    tell(play, { type: 'treaty-ended', rule: 'HEX-DIP-10', to: readers(treaty), ...told });
  }
  partArmies(play);
}

/** HEX-DIP-10: a detachment sharing a hex with an army no longer friendly goes to the nearest free hex. */
function partArmies(play: DiplomacyPlay): void {
  const garrisons = new Map<string, SeatId>();
  for (const piece of play.pieces.values()) if (piece.kind === 'garrison') garrisons.set(piece.hex, piece.seat);
  const numberOf = (seat: SeatId) => seatNumber(play.ground.seats, seat);
  for (const id of [...play.pieces.keys()].sort()) {
    const piece = play.pieces.get(id);
    const keeper = piece === undefined ? undefined : garrisons.get(piece.hex);
    if (piece?.kind !== 'detachment') continue;
    const isStranger = (seat: SeatId) => !areFriends(play.ground, numberOf(piece.seat), numberOf(seat));
    if (keeper === undefined ? isGuest(play, piece, isStranger) : isStranger(keeper)) moveOut(play, piece);
  }
}

/**
 * HEX-BMOV-08: allies whose battle was called off share a hex. If they part, the one that does not control it goes, or
 * the second by id.
 */
function isGuest(play: DiplomacyPlay, { id, seat, hex }: Detachment, isStranger: (seat: SeatId) => boolean): boolean {
  if (play.control[hex] === seat || play.battles.some((battle) => battle.hex === hex)) return false;
  return [...play.pieces.values()].some((host) => {
    const isThere = host.kind === 'detachment' && host.hex === hex && isStranger(host.seat);
    return isThere && (play.control[hex] === host.seat || host.id < id);
  });
}

function moveOut(play: DiplomacyPlay, piece: Detachment): void {
  const { seat, id, name, hex: from } = piece;
  const newcomer = {
    seat: seatNumber(play.ground.seats, seat),
    classes: classesOf(piece.units),
    hex: at(play, from),
    prefer: [],
    ownOnly: false,
  };
  const found = nearestFree(play.ground, newcomer, (among) => play.dice.die('HEX-DET-11', id, among));
  if (found < 0) return;
  const hex = keyAt(play.ground.grid, found);
  replacePiece(play, { ...piece, hex });
  tell(play, { type: 'allies-parted', rule: 'HEX-DIP-10', to: [seat], seat, piece: id, name, from, hex });
}
