import { seatNumber } from '../ground/ground.ts';
import { isFreeFor } from '../ground/nearest.ts';
import { indexOf, keyAt, SEA, steps } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { FIRST_HEX, OFF_MAP } from '../map/numbers.ts';
import { preferencesOf } from '../sides/battle-moves.ts';
import type { Fought } from '../sides/outcome.ts';
import { foughtBattles } from '../sides/outcome.ts';
import { destroyDiplomats } from '../taking/entering.ts';
import { at, replacePiece, tell } from '../turn/play.ts';
import type { Detachment } from '../types.ts';
import { classesOf } from '../units/classes.ts';
import { fieldFor } from './field.ts';
import type { WithdrawalsPlay } from './play.ts';

/** HEX-BMOV-07: detachments from orbit that found a friend in their hex land, whether or not their units fought. */
export function landDrops(play: WithdrawalsPlay): void {
  for (const battle of foughtBattles(play)) {
    for (const { piece, fromOrbit } of battle.supporters) {
      const dropped = fromOrbit ? play.orbit.get(piece) : undefined;
      if (dropped !== undefined) land(play, battle, dropped);
    }
  }
}

/** In the nearest empty hex; if the whole map has none, it stays in orbit. */
function land(play: WithdrawalsPlay, battle: Fought, dropped: Detachment): void {
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

/** Nearest to the battle, enterable, without an army, not a partner's or kept for a raider; then as its owner wants. */
function landingOf(play: WithdrawalsPlay, battle: Fought, dropped: Detachment): HexIndex {
  const { ground } = play;
  const { grid } = ground;
  const { armies, reserved } = fieldFor(play, dropped.id);
  const hex = at(play, battle.hex);
  const seat = seatNumber(ground.seats, dropped.seat);
  const newcomer = { seat, classes: classesOf(dropped.units), hex, prefer: [], ownOnly: false };
  let nearest: HexIndex[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let to = FIRST_HEX; to < grid.count; to++) {
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
  if (wished !== undefined || nearest.length < 2) return wished ?? nearest[0] ?? OFF_MAP;
  return nearest[play.dice.die('HEX-BMOV-07', dropped.id, nearest.length) - 1] ?? OFF_MAP;
}
