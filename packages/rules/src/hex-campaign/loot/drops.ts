import { isFreeFor } from '../armies/nearest.ts';
import { destroyDiplomats } from '../movement/entering.ts';
import { indexOf, keyAt, SEA, steps } from '../movement/grid.ts';
import { seatNumber } from '../movement/ground.ts';
import { classesOf } from '../movement/mover.ts';
import type { Play } from '../turn/play.ts';
import { at, replacePiece, tell } from '../turn/play.ts';
import type { Detachment } from '../types.ts';
import { preferencesOf } from '../withdrawals/battle-moves.ts';
import { fieldFor } from '../withdrawals/field.ts';
import type { Fought } from '../withdrawals/outcome.ts';
import { foughtBattles } from '../withdrawals/outcome.ts';

/** HEX-BMOV-07: detachments from orbit that found a friend in their hex land, whether or not units of theirs fought. */
export function landDrops(play: Play): void {
  for (const battle of foughtBattles(play)) {
    for (const { piece, fromOrbit } of battle.supporters) {
      const dropped = fromOrbit ? play.orbit.get(piece) : undefined;
      if (dropped !== undefined) land(play, battle, dropped);
    }
  }
}

/** In the nearest empty hex; where the whole map has none it stays in orbit. */
function land(play: Play, battle: Fought, dropped: Detachment): void {
  const found = landingOf(play, battle, dropped);
  if (found < 0) return;
  const { id: piece, seat, name } = dropped;
  const landed = { ...dropped, hex: keyAt(play.ground.grid, found) };
  play.orbit.delete(piece);
  replacePiece(play, landed);
  destroyDiplomats(play, landed);
  const told = { seat, piece, name, battle: battle.id, hex: landed.hex };
  tell(play, { type: 'drop-landed', rule: 'HEX-BMOV-07', to: [seat], ...told });
}

/** Nearest to the battle, enterable, without an army, no partner's and kept for no raider; then as the owner would have it. */
function landingOf(play: Play, battle: Fought, dropped: Detachment): number {
  const { ground } = play;
  const { grid } = ground;
  const { armies, reserved } = fieldFor(play, dropped.id);
  const hex = at(play, battle.hex);
  const seat = seatNumber(ground.seats, dropped.seat);
  const newcomer = { seat, classes: classesOf(dropped.units), hex, prefer: [], ownOnly: false };
  let nearest: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let to = 0; to < grid.count; to++) {
    const away = steps(grid, hex, to);
    const isTaken = armies.has(to) || reserved.has(to) || grid.terrain[to] === SEA;
    if (away > least || isTaken || !isFreeFor(ground, newcomer, to)) continue;
    if (away < least) nearest = [];
    least = away;
    nearest.push(to);
  }
  const wished = preferencesOf(play, dropped.id)
    .map((key) => indexOf(grid, key))
    .find((to) => nearest.includes(to));
  if (wished !== undefined || nearest.length < 2) return wished ?? nearest[0] ?? -1;
  return nearest[play.dice.die('HEX-BMOV-07', dropped.id, nearest.length) - 1] ?? -1;
}
