import type { SeatId } from '../../kernel/index.ts';
import { lookup, remembered } from '../../kernel/index.ts';
import { isCharacter } from '../lists/limits.ts';
import type { Captives, Construction, Detachment, Limit, Piece, State, Unit } from '../types.ts';
import { isPresent } from '../units/living.ts';
import type { DetachmentsPlay } from './play.ts';

/** Parts of an army that return late or never, by seat: names of very rare things and characters. */
interface Register {
  readonly rare: ReadonlyMap<SeatId, ReadonlySet<string>>;
  readonly characters: ReadonlyMap<SeatId, ReadonlySet<string>>;
}

interface Armies {
  readonly pieces: Iterable<Piece>;
  readonly orbit: Iterable<Detachment>;
  readonly captives: Iterable<Captives>;
  readonly constructions: Iterable<Construction>;
}

function registerOf({ pieces, orbit, captives, constructions }: Armies): Register {
  const rare = new Map<SeatId, Set<string>>();
  const characters = new Map<SeatId, Set<string>>();
  const enter = (into: Map<SeatId, Set<string>>, seat: SeatId, { name }: Limit) =>
    into.set(seat, (into.get(seat) ?? new Set()).add(name));
  const add = (seat: SeatId, units: readonly Unit[]) => {
    for (const unit of units) {
      for (const limit of unit.limits) {
        if (!isPresent(unit)) continue;
        if (limit.kind === 'very-rare') enter(rare, seat, limit);
        if (isCharacter(limit.kind)) enter(characters, seat, limit);
      }
    }
  };
  for (const piece of pieces)
    if (piece.kind === 'detachment' || piece.kind === 'garrison') add(piece.seat, piece.units);
  for (const { seat, units } of orbit) add(seat, units);
  for (const { detachment } of captives) add(detachment.seat, detachment.units);
  for (const { detachment } of constructions) add(detachment.seat, detachment.units);
  return { rare, characters };
}

const registerBefore = remembered((state: State) =>
  registerOf({
    pieces: Object.values(state.pieces),
    orbit: Object.values(state.orbit),
    captives: Object.values(state.captives),
    constructions: state.constructions,
  }),
);

/** The names that are in the first and not in the second. */
const gone = (before: ReadonlySet<string> | undefined, now: ReadonlySet<string> | undefined): readonly string[] =>
  [...(before ?? [])].filter((name) => now?.has(name) !== true).sort();

/**
 * HEX-DET-06, -07: records what existed when the step began and is now gone, however it was lost: very rare
 * things with the turn of their loss, characters permanently.
 */
export function registerLosses(play: DetachmentsPlay): void {
  const before = registerBefore(play.before);
  if (before.rare.size === 0 && before.characters.size === 0) return;
  const now = registerOf({
    pieces: play.pieces.values(),
    orbit: play.orbit.values(),
    captives: play.captives.values(),
    constructions: play.constructions,
  });
  for (const seat of play.before.seatOrder) {
    const lost = gone(before.rare.get(seat), now.rare.get(seat));
    const dead = gone(before.characters.get(seat), now.characters.get(seat));
    if (lost.length > 0 || dead.length > 0) enterLosses(play, seat, lost, dead);
  }
}

function enterLosses(
  play: DetachmentsPlay,
  seat: SeatId,
  rare: readonly string[],
  characters: readonly string[],
): void {
  const record = lookup(play.seats, seat);
  if (record === undefined) return;
  const earlier = lookup(play.before.seats, seat)?.lost ?? {};
  // A step may play several phases: what an earlier one recorded keeps its turn.
  const fresh = rare.filter((name) => lookup(record.lost, name) === lookup(earlier, name));
  const lost = { ...record.lost, ...Object.fromEntries(fresh.map((name) => [name, play.turn])) };
  play.seats[seat] = { ...record, lost, characters: [...new Set([...record.characters, ...characters])].sort() };
}
