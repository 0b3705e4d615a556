import { present } from '../../kernel/index.ts';
import { DRAW_VP, REWARD_PART, REWARD_PARTS, WINNER_VP } from '../data/after-battle.ts';
import type { BattleSide, Faction } from '../types.ts';
import { OTHER_SIDE } from './sides.ts';

type OfSides = Readonly<Record<BattleSide, number>>;

/** HEX-AFT-20, -21: VP of both sides by their worth. */
export function victoryPoints(winner: BattleSide | null, value: OfSides): OfSides {
  if (winner === null) return drawPoints(value);
  const difference = value[winner] - value[OTHER_SIDE[winner]];
  const { vp } = present(
    WINNER_VP.find(({ from }) => difference >= from),
    'the last row takes every difference',
  );
  return winner === 'attacker' ? { attacker: vp, defender: 0 } : { attacker: 0, defender: vp };
}

function drawPoints({ attacker, defender }: OfSides): OfSides {
  const row = DRAW_VP.find(({ from }) => Math.abs(attacker - defender) >= from);
  const { larger, smaller } = row ?? { larger: 0, smaller: 0 };
  return attacker >= defender ? { attacker: larger, defender: smaller } : { attacker: smaller, defender: larger };
}

/** HEX-AFT-07, -08, HEX-RACE-TY-04: BP of a side for the enemy's losses. */
export function rewardBp(faction: Faction, outcome: 'win' | 'draw' | 'loss', enemyLost: number): number {
  if (outcome === 'loss') return 0;
  return Math.floor(enemyLost / (REWARD_PARTS[faction] ?? REWARD_PART)[outcome]);
}
