import type { Fought } from '../sides/outcome.ts';
import { setControl, tell } from '../turn/play.ts';
import type { WithdrawalsPlay } from './play.ts';

/**
 * HEX-CLAIM-13: discovered forces are gone after their battle, whoever won; where they won the hex in which they were
 * found belongs to nobody again.
 */
export function forcesLeave(play: WithdrawalsPlay, battle: Fought): void {
  const seat = battle.defender?.seat ?? null;
  if (seat === null) return;
  const won = battle.result.winner === 'attacker';
  for (const { faction, points, hex } of battle.attacker.forces) {
    const isLost = won && play.control[hex] === seat;
    if (isLost) setControl(play, hex, null);
    const told = { seat, battle: battle.id, faction, points, hex, lost: isLost };
    tell(play, { type: 'forces-left', rule: 'HEX-CLAIM-13', to: [seat], ...told });
  }
}
