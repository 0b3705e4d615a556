import type { RuleId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { areEnemies, seatNumber } from '../ground/ground.ts';
import { isFreeFor, type Newcomer } from '../ground/nearest.ts';
import { keyAt, steps } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { NOBODY, OFF_MAP } from '../map/numbers.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';
import { at, replacePiece, tell } from '../turn/play.ts';
import type { Detachment, PieceId } from '../types.ts';
import { classesOf } from '../units/classes.ts';

/** The fields of a step that this reads and changes. */
type Freeing = Telling & Board & Reads<'before' | 'dice' | 'seats'> & Changes<'captives'>;

/**
 * HEX-CAPT-05: the nearest hex for a freed detachment: among equals one that no enemy controls, then
 * the nearest to its owner's Capital, then by chance. -1: none.
 */
function placeFor(play: Freeing, detachment: Detachment, from: HexKey): HexIndex {
  const { ground } = play;
  const { grid } = ground;
  const seat = seatNumber(ground.seats, detachment.seat);
  const newcomer: Newcomer = {
    seat,
    classes: classesOf(detachment.units),
    hex: at(play, from),
    prefer: [],
    ownOnly: false,
  };
  const free = grid.hexes.filter((hex) => isFreeFor(ground, newcomer, hex));
  const nearest = leastBy(free, (hex) => steps(grid, newcomer.hex, hex));
  const safe = nearest.filter((hex) => !areEnemies(ground, seat, ground.control[hex] ?? NOBODY));
  const capital = lookup(play.seats, detachment.seat)?.capital ?? null;
  const among = leastBy(safe.length > 0 ? safe : nearest, (hex) =>
    capital === null ? 0 : steps(grid, at(play, capital), hex),
  );
  if (among.length < 2) return among[0] ?? OFF_MAP;
  return among[play.dice.die('HEX-CAPT-05', detachment.id, among.length) - 1] ?? OFF_MAP;
}

function leastBy(hexes: readonly HexIndex[], measure: (hex: HexIndex) => number): readonly HexIndex[] {
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) least = Math.min(least, measure(hex));
  return hexes.filter((hex) => measure(hex) === least);
}

/** How captives come free. */
interface Release {
  /** The hex where, or nearest to which, they return. */
  readonly hex: HexKey;
  readonly rule: RuleId;
  /** HEX-DET-24: whether they must be rearmed. */
  readonly disarmed: boolean;
}

/** HEX-CAPT-05, HEX-DIP-05: returns captives to their owner as a detachment. Does nothing if the map has no room. */
export function settleFreed(play: Freeing, id: PieceId, { hex: from, rule, disarmed }: Release): void {
  const held = play.captives.get(id);
  const found = held === undefined ? OFF_MAP : placeFor(play, held.detachment, from);
  if (held === undefined || found < 0) return;
  const hex = keyAt(play.ground.grid, found);
  const { seat, name } = held.detachment;
  play.captives.delete(id);
  replacePiece(play, { ...held.detachment, hex, disarmed });
  const told = { seat, piece: id, name };
  tell(play, { type: 'captives-freed', rule, to: [seat], ...told, from: held.captor, hex });
}

/** HEX-CAPT-05: frees captives with an event for their captor; `freedNeedRearm` decides whether they are armed. */
export function free(play: Freeing, id: PieceId, hex: HexKey): void {
  const held = play.captives.get(id);
  if (held === undefined) return;
  const { captor, detachment } = held;
  const { seat: of, name } = detachment;
  settleFreed(play, id, { hex, rule: 'HEX-CAPT-05', disarmed: play.before.settings.freedNeedRearm });
  if (captor === of || play.captives.has(id)) return;
  tell(play, { type: 'captives-lost', rule: 'HEX-CAPT-05', to: [captor], seat: captor, piece: id, name, of });
}
