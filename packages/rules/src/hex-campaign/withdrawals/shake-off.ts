import type { Fought } from '../sides/outcome.ts';
import { armyIds, beatenSide } from '../sides/outcome.ts';
import { loseTarget } from '../spies/infiltrate.ts';
import type { WithdrawalsPlay } from './play.ts';

/** HEX-SPY-09: spies in a beaten detachment lose it, and stay where the battle was. */
export function shakeOff(play: WithdrawalsPlay, battle: Fought): void {
  const side = beatenSide(battle);
  if (side === null) return;
  const beaten = new Set(armyIds(battle, side));
  for (const id of [...play.spies].sort()) {
    const spy = play.pieces.get(id);
    if (spy?.kind !== 'spy' || spy.target === null || !('piece' in spy.target)) continue;
    if (beaten.has(spy.target.piece)) loseTarget(play, spy, spy.target);
  }
}
