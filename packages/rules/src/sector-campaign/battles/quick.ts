import { otherSide } from '../board/grid.ts';
import type { Play } from '../board/play.ts';
import { QUICK } from '../data/quick.ts';
import type { CounterId, Deeds, Draft, Side, Winner } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { fightersOf, pointsFor } from './opening.ts';
import { NO_DEEDS, settleBattle } from './results.ts';

type Battle = Draft['board']['battles'][string];
const RULE = 'SEC-BTL-14';

/** SEC-BTL-14: both sides roll, with a bonus for their points, for the attack and for fortifications. */
export function resolveQuickly(play: Play, battle: Battle): void {
  const attacker = roll(play, battle, battle.attacker, QUICK.attacker);
  const defender = roll(play, battle, otherSide(battle.attacker), battle.isFortified ? QUICK.fortified : 0);
  const lead = attacker.die + attacker.bonus - defender.die - defender.bonus;
  const winner: Winner = lead === 0 ? 'draw' : lead > 0 ? 'attacker' : 'defender';
  const deeds = SIDES.flatMap((side) => {
    const hasLost = winner !== 'draw' && (side === battle.attacker) !== (winner === 'attacker');
    return fightersOf(battle, side).map((counter) => losses(play, counter, hasLost ? QUICK.loser : QUICK.winner));
  });
  settleBattle(play, battle, { ending: 'quick', result: { winner, deeds }, dice: { attacker, defender } });
}

/**
 * The die of a side and what is added to it.
 *
 * To be added: SEC-MOM-08 (forced march and stubborn +1 each; inspiration and re-roll each let the side roll again) and
 * SEC-CR-13 (+1 for each bombardment), from the talk about the battle.
 */
function roll(play: Play, battle: Battle, side: Side, extra: number): { die: number; points: number; bonus: number } {
  const points = pointsFor(play, side, fightersOf(battle, side));
  const die = play.dice.d6(RULE, `${battle.id} ${side}`);
  return { die, points, bonus: Math.floor(points / QUICK.pointsPerBonus) + extra };
}

function losses(play: Play, counter: CounterId, most: { readonly wiped: number; readonly halved: number }): Deeds {
  const die = play.dice.d6(RULE, counter);
  const isWiped = die <= most.wiped;
  return { ...NO_DEEDS, counter, isWiped, isHalved: isWiped || die <= most.halved };
}
