import { sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { armiesIn, foughtBattles } from '../sides/outcome.ts';
import { captureConvoy } from '../taking/entering.ts';
import { takeUrban } from '../taking/urban.ts';
import { areFoes } from '../turn/play.ts';
import type { Battle, Detachment, PieceId } from '../types.ts';
import { takeFort } from './fort.ts';
import { knowOpponents } from './fought.ts';
import type { LootPlay } from './play.ts';

/** HEX-TURN-12 point 8: Strongholds, Urban hexes and convoys are captured by the armies that stayed. */
export function capturePlaces(play: LootPlay): void {
  const invaders = new Set(invadersOf(play));
  const victors = victorsOf(play);
  const untold = play.losses.length;
  for (const id of new Set([...victors, ...invaders])) {
    const piece = play.pieces.get(id);
    if (piece?.kind !== 'detachment') continue;
    const owner = play.control[piece.hex];
    const isEnemys = owner !== undefined && areFoes(play, piece.seat, owner);
    if (!isEnemys || play.sites[piece.hex]?.kind !== 'urban') {
      if (victors.includes(id)) takeFort(play, piece); // HEX-LOOT-01
    } else if (invaders.has(id)) takeUrban(play, piece, piece.hex, owner); // HEX-CLAIM-15
  }
  captureConvoys(play);
  knowOpponents(play, untold);
}

/** HEX-LOOT-01: detachments that won their battle and stayed. A raider takes over nothing. */
function victorsOf(play: LootPlay): readonly PieceId[] {
  return foughtBattles(play).flatMap((battle) => {
    const { winner } = battle.result;
    if (winner === null || (winner === 'attacker' && battle.kind === 'raid')) return [];
    return armiesIn(play, battle, winner).map(({ id }) => id);
  });
}

/** HEX-CLAIM-15: attackers that won, and armies that entered a hex without enemies and were not driven out again. */
function invadersOf(play: LootPlay): readonly PieceId[] {
  const attackers = foughtBattles(play).flatMap((battle) =>
    battle.kind === 'attack' && battle.result.winner === 'attacker' ? armiesIn(play, battle, 'attacker') : [],
  );
  const others = new Set(play.battles.flatMap((battle) => notInvading(battle)));
  const entered = sortedKeys(play.battleMoves).filter((id) => play.battleMoves[id]?.how === 'entered');
  return [...attackers.map(({ id }) => id), ...entered.filter((id) => !others.has(id))];
}

/** Raiders, who are home again, and armies that still have to fight. */
function notInvading({ attacker, defender, kind, postponed }: Battle): readonly PieceId[] {
  if (postponed) return [...attacker.armies, ...(defender?.armies ?? [])];
  return kind === 'raid' ? attacker.armies : [];
}

/** HEX-LOOT-03: armies that withdrew into the convoy's hex this turn or still have to fight leave it alone. */
function captureConvoys(play: LootPlay): void {
  const contested = new Set(play.battles.flatMap(({ postponed, hex }) => (postponed ? [hex] : [])));
  const standing = new Map<HexKey, Detachment>();
  for (const piece of play.pieces.values()) if (piece.kind === 'detachment') standing.set(piece.hex, piece);
  for (const id of [...play.civilians].sort()) {
    const convoy = play.pieces.get(id);
    const taker = convoy === undefined || contested.has(convoy.hex) ? undefined : standing.get(convoy.hex);
    if (convoy?.kind !== 'convoy' || taker === undefined || !areFoes(play, taker.seat, convoy.seat)) continue;
    if (play.battleMoves[taker.id]?.how !== 'withdrew') captureConvoy(play, taker, convoy, 'HEX-LOOT-03');
  }
}
