import type { Fought } from '../sides/outcome.ts';
import { armyIds, foughtBattles } from '../sides/outcome.ts';
import { rewardConvoy } from '../taking/convoy.ts';
import { tell } from '../turn/play.ts';
import type { Army, BattleSide, PieceId } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import type { LootPlay } from './play.ts';

/** HEX-AFT-09: BP won in battle, in a convoy in the army's final hex; an army that no longer exists gets nothing. */
export function payRewards(play: LootPlay): void {
  for (const battle of foughtBattles(play)) for (const side of BATTLE_SIDES) pay(play, battle, side);
}

function pay(play: LootPlay, battle: Fought, side: BattleSide): void {
  const bp = battle.result.bp[side];
  const army = bp > 0 ? rewarded(play, battle, side) : null;
  if (army === null) return;
  const { seat, hex } = army;
  const convoy = rewardConvoy(play, seat, hex, bp);
  tell(play, { type: 'reward-paid', rule: 'HEX-AFT-09', to: [seat], seat, battle: battle.id, hex, piece: convoy, bp });
}

/** HEX-AFT-23: the army of the seat that fought the battle, its detachment before its garrison. */
function rewarded(play: LootPlay, battle: Fought, side: BattleSide): Army | null {
  const own = armyIds(battle, side).flatMap((id: PieceId): readonly Army[] => {
    const piece = play.pieces.get(id);
    const isArmy = piece?.kind === 'detachment' || piece?.kind === 'garrison';
    return isArmy && piece.seat === battle[side]?.seat ? [piece] : [];
  });
  return own[0] ?? null;
}
