import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { guardedBy } from '../captives/burden.ts';
import { RAID_ORDERS } from '../data/battle-orders.ts';
import { directionTo } from '../map/grid.ts';
import { OFF_MAP } from '../map/numbers.ts';
import { areFoes, at } from '../turn/play.ts';
import type { Detachment } from '../types.ts';
import { knownPlace } from '../view/known-place.ts';
import { view } from '../view/view.ts';
import { attackingSide, beginBattle } from './battle.ts';
import { enterHex } from './enter.ts';
import { carriedClasses, dropFault, stepFault } from './entry.ts';
import { armiesIn, battleIn, entryBarrier, isPassable, raidBarrier } from './hexes.ts';
import type { Barrier, HostileOrder } from './orders.ts';
import { refuseBattleOrder } from './orders.ts';
import type { BattleMovementPlay } from './play.ts';
import { standBy } from './supporters.ts';

const OUT_OF_REACH: Barrier = { rule: 'HEX-BORD-05', code: 'target-gone' };

/** HEX-BORD-05, -06, -08, -09, -13: goes into the target's hex, if that is still within reach, and fights there. */
export function goForTarget(
  play: BattleMovementPlay,
  piece: Detachment,
  order: HostileOrder,
  fromOrbit: boolean,
): void {
  const hex = hexOfTarget(play, piece, order, fromOrbit);
  const found = hex === null ? OUT_OF_REACH : wayBarrier(play, piece, { order, fromOrbit, hex });
  if (hex === null || found !== null) refuseBattleOrder(play, piece, order, found ?? OUT_OF_REACH);
  else if (battleIn(play, hex) !== null) standBy(play, piece, order, { hex, fromOrbit });
  else fightIn(play, piece, order, { hex, fromOrbit });
}

/** HEX-BORD-05: a detachment is attacked where it is; from orbit, one known only from Recon where it was listed. */
function hexOfTarget(
  play: BattleMovementPlay,
  { seat }: Detachment,
  { target }: HostileOrder,
  fromOrbit: boolean,
): HexKey | null {
  if (target.kind === 'hex') return target.hex;
  if (fromOrbit) {
    const known = view(play.before, { kind: 'seat', seat });
    if (lookup(known.seen, target.piece) === undefined) return knownPlace(known, target.piece)?.hex ?? null;
  }
  return play.pieces.get(target.piece)?.hex ?? null;
}

interface Way {
  readonly order: HostileOrder;
  readonly fromOrbit: boolean;
  readonly hex: HexKey;
}

/** HEX-BMOV-09, HEX-RACE-DE-11: what blocks the way; null if it is open. */
function wayBarrier(play: BattleMovementPlay, piece: Detachment, { order, fromOrbit, hex }: Way): Barrier | null {
  const { ground } = play;
  const classes = carriedClasses(piece, guardedBy(play.captives.values(), piece.id));
  const [from, to] = [at(play, piece.hex), at(play, hex)];
  const barrierOf = (fault: ReturnType<typeof stepFault>): Barrier | null =>
    fault === null ? null : { rule: fault.rule, code: fault.code, facts: fault.facts };
  if (fromOrbit) return barrierOf(dropFault(ground, classes, to));
  if (directionTo(ground.grid, from, to) >= 0) return barrierOf(stepFault(ground, classes, from, to));
  const between = order.via === undefined ? OFF_MAP : at(play, order.via);
  const isBetween = directionTo(ground.grid, from, between) >= 0 && directionTo(ground.grid, between, to) >= 0;
  if (order.via === undefined || !isBetween) return OUT_OF_REACH;
  if (!isPassable(play, piece.seat, order.via)) return { rule: 'HEX-RACE-DE-11', code: 'via-barred' };
  return barrierOf(stepFault(ground, classes, from, between) ?? stepFault(ground, classes, between, to));
}

/** HEX-BMOV-05, HEX-BORD-04: enters a hex without a battle; armies there defend it. */
function fightIn(
  play: BattleMovementPlay,
  piece: Detachment,
  order: HostileOrder,
  into: { hex: HexKey; fromOrbit: boolean },
): void {
  const { hex, fromOrbit } = into;
  const isRaid = RAID_ORDERS.includes(order.type);
  const found = (isRaid ? raidBarrier(play, hex) : null) ?? entryBarrier(play, piece.seat, hex);
  if (found !== null) {
    refuseBattleOrder(play, piece, order, found);
    return;
  }
  const home = piece.hex;
  const isFar = !fromOrbit && directionTo(play.ground.grid, at(play, home), at(play, hex)) < 0;
  const origin = fromOrbit ? null : isFar ? (order.via ?? home) : home;
  const defenders = armiesIn(play, hex).filter((army) => areFoes(play, piece.seat, army.seat));
  play.battleOrders.delete(piece.id);
  enterHex(play, piece, { order: order.type, hex, origin, fromOrbit });
  if (defenders.length === 0 && !isRaid) return;
  const attacker = attackingSide(piece, order.type);
  const kind = isRaid ? 'raid' : 'attack';
  beginBattle(play, { hex, kind, origin, home: isRaid ? home : null, attacker, defenders });
}
