import type { SeatId } from '../../kernel/index.ts';
import { keysOf, lookup } from '../../kernel/index.ts';
import { ALLY, relation, seatNumber } from '../ground/ground.ts';
import type { HexIndex } from '../map/numbers.ts';
import { NOBODY, noMarks, seatNumbers } from '../map/numbers.ts';
import { pieceSight } from '../roll/piece-sight.ts';
import { KNOWN_TO_ALLIES, SECRET, secrecyOf } from '../roll/roll.ts';
import type { Reads } from '../turn/fields.ts';
import { at } from '../turn/play.ts';
import type { Piece } from '../types.ts';
import type { Lookout } from './radius.ts';
import { lookoutsFrom, strongholdSight } from './radius.ts';
import type { SightMask } from './sight.ts';
import { look } from './sight.ts';

/** The fields of a step that this reads and changes. */
export type Looking = Reads<'before' | 'ground' | 'pieces' | 'seats' | 'strongholds' | 'turn'>;

/** What a seat sees in the middle of a phase. */
export interface Outlook {
  readonly seat: SeatId;
  readonly inSight: SightMask;
  readonly allies: ReadonlySet<SeatId>;
}

/**
 * HEX-SIGHT-01, -10: what a seat sees now, between two moves, as `sightOf` has it for a state. Only from this seat's
 * lookouts: the others' sight is not needed meanwhile.
 */
export function outlookOf(play: Looking, seat: SeatId): Outlook {
  const { ground, before } = play;
  const inSight: SightMask = noMarks(ground.grid.count);
  const allies = alliesOf(play, seat);
  for (const lookout of lookoutsNow(play, seat)) look(ground.grid, inSight, lookout);
  if (before.settings.alliedSight === 'shared') {
    for (const ally of allies) {
      for (const lookout of lookoutsNow(play, ally)) if (!lookout.isSecret) look(ground.grid, inSight, lookout);
    }
  }
  return { seat, inSight, allies };
}

function alliesOf({ ground }: Reads<'ground'>, seat: SeatId): ReadonlySet<SeatId> {
  const us = seatNumber(ground.seats, seat);
  const numbers = seatNumbers(ground.seats);
  return new Set(ground.seats.filter((other) => relation(ground, us, numbers.get(other) ?? NOBODY) === ALLY));
}

function lookoutsNow(play: Looking, seat: SeatId): readonly Lookout[] {
  const pieces: { piece: Piece; at: HexIndex; sight: number }[] = [];
  for (const piece of play.pieces.values()) {
    if (piece.seat === seat) pieces.push({ piece, at: at(play, piece.hex), sight: pieceSight(piece) });
  }
  const strongholds = keysOf(play.strongholds).flatMap((hex) => {
    const stronghold = play.strongholds[hex];
    if (stronghold?.owner !== seat) return [];
    return [{ at: at(play, hex), radius: strongholdSight(stronghold, play.turn) }];
  });
  const capital = lookup(play.seats, seat)?.capital ?? null;
  return lookoutsFrom({ pieces, strongholds, capital: capital === null ? null : at(play, capital) });
}

/** HEX-SIGHT-01, -08: whether the seat now knows the place of somebody else's piece. */
export function isSeen(play: Reads<'ground'>, { seat, inSight, allies }: Outlook, piece: Piece): boolean {
  const secrecy = secrecyOf(piece.kind);
  if (piece.seat === seat || secrecy === SECRET) return false;
  return inSight[at(play, piece.hex)] === 1 || (secrecy === KNOWN_TO_ALLIES && allies.has(piece.seat));
}
