import { guardedBy } from '../captives/burden.ts';
import { indexOf, keyAt } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { OFF_MAP } from '../map/numbers.ts';
import { settleMoved } from '../places/settle.ts';
import { noteWithdrawal } from '../sides/battle-moves.ts';
import type { Fought } from '../sides/outcome.ts';
import { armyIds, beatenSide, numberOf, opponentOf } from '../sides/outcome.ts';
import { destroyDiplomats } from '../taking/entering.ts';
import { at, replacePiece, tell } from '../turn/play.ts';
import type { BattleSide, Detachment } from '../types.ts';
import { destinationOf } from './destination.ts';
import type { Field, Leaver } from './field.ts';
import { classesWith, fieldFor } from './field.ts';
import { capturedInFlight } from './flight.ts';
import type { WithdrawalsPlay } from './play.ts';

/**
 * HEX-WD-03 to -10: a detachment leaves the hex of its battle; without a way out it is captured by the enemy
 * that it fought. Discovered forces capture nobody (HEX-TBL-43): from them it then stays.
 */
export function leave(play: WithdrawalsPlay, battle: Fought, piece: Detachment, side: BattleSide): void {
  const field = fieldFor(play, piece.id);
  const origin = battle.origin === null ? OFF_MAP : at(play, battle.origin);
  const found = destinationOf(play, field, leaverOf(play, battle, piece, side), { side, origin });
  if (found !== null) {
    goTo(play, battle, piece, found.hex);
    const hex = keyAt(play.ground.grid, found.hex);
    const { seat, id, name } = piece;
    tell(play, { type: 'withdrew', rule: found.rule, to: [seat], seat, piece: id, name, from: battle.hex, hex });
    noteWithdrawal(play, id); // HEX-LOOT-03
  } else if (isLeftAlone(field, battle, piece, side) || !capturedInFlight(play, battle, piece)) {
    const { seat, id, name, hex } = piece;
    const rule = battle[opponentOf(side)]?.seat === null ? 'HEX-TBL-43' : 'HEX-WD-09';
    tell(play, { type: 'stood-fast', rule, to: [seat], seat, piece: id, name, hex });
  }
}

/** The detachment looking for a way. HEX-CAPT-05: beaten ones no longer have captives to slow them. */
export function leaverOf(play: WithdrawalsPlay, battle: Fought, piece: Detachment, side: BattleSide): Leaver {
  const guarded = beatenSide(battle) === side ? [] : guardedBy(play.captives.values(), piece.id);
  return {
    piece,
    seat: numberOf(play, piece),
    classes: classesWith(piece, guarded),
    from: at(play, battle.hex),
    foes: new Set(armyIds(battle, opponentOf(side))),
    barred: side === 'defender' && battle.origin !== null ? at(play, battle.origin) : -1,
  };
}

/** HEX-WD-11: a raider may stay if no enemy is left. */
function isLeftAlone({ ground, armies }: Field, battle: Fought, piece: Detachment, side: BattleSide): boolean {
  const others = armies.get(indexOf(ground.grid, battle.hex)) ?? [];
  return battle.kind === 'raid' && side === 'attacker' && others.every(({ seat }) => seat === piece.seat);
}

/** Puts it into its new hex, where it kills the diplomats of its enemies and takes nothing. HEX-WD-07. */
export function goTo(play: WithdrawalsPlay, battle: Fought, piece: Detachment, to: HexIndex): void {
  const hex = keyAt(play.ground.grid, to);
  const moved = { ...piece, hex };
  replacePiece(play, moved);
  destroyDiplomats(play, moved);
  settleMoved(play, piece.id); // HEX-GAR-10
  tellOpponents(play, battle, moved);
}

/** Its opponents learn where it went if they see it there. */
function tellOpponents(play: WithdrawalsPlay, battle: Fought, { seat, id: piece, hex }: Detachment): void {
  const seats = new Set([battle.attacker.seat, battle.defender?.seat ?? null]);
  for (const reader of play.before.seatOrder) {
    if (reader === seat || !seats.has(reader)) continue;
    const event = { type: 'withdrawal-seen', rule: 'HEX-WD-03', to: [reader], seat, piece, from: battle.hex } as const;
    play.discoveries.push({ seat: reader, hex, event: { ...event, hex } });
  }
}
