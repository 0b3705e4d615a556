import { lookup } from '../../kernel/index.ts';
import { otherSide } from '../board/grid.ts';
import type { Play } from '../board/play.ts';
import { QUICK } from '../data/quick.ts';
import { quickHelp } from '../momentum/momentum.ts';
import type { CounterId, Deeds, Draft, Side, Winner } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { fightersOf, pointsFor } from './opening.ts';
import { NO_DEEDS, settleBattle } from './results.ts';

type Battle = Draft['board']['battles'][string];
const RULE = 'SEC-BTL-14';

/** The die of a side and what is added to it. */
interface Roll {
  readonly side: Side;
  readonly die: number;
  readonly points: number;
  readonly bonus: number;
  /** How often it can still be rolled again. SEC-MOM-08. */
  readonly again: number;
}

/** SEC-BTL-14: both sides roll, with a bonus for their points, for the attack and for fortifications. */
export function resolveQuickly(play: Play, battle: Battle): void {
  const first = roll(play, battle, battle.attacker, QUICK.attacker);
  const second = roll(play, battle, otherSide(battle.attacker), battle.isFortified ? QUICK.fortified : 0);
  const [attacker, defender] = rolledAgain(play, battle, first, second);
  const winner = winnerOf(attacker, defender);
  const deeds = SIDES.flatMap((side) => {
    const hasLost = winner !== 'draw' && (side === battle.attacker) !== (winner === 'attacker');
    return fightersOf(battle, side).map((counter) => losses(play, counter, hasLost ? QUICK.loser : QUICK.winner));
  });
  const dice = { attacker: shown(attacker), defender: shown(defender) };
  settleBattle(play, battle, { ending: 'quick', result: { winner, deeds }, dice });
}

const shown = ({ die, points, bonus }: Roll) => ({ die, points, bonus });

/** SEC-BTL-14, SEC-MOM-08, SEC-CR-13. */
function roll(play: Play, battle: Battle, side: Side, extra: number): Roll {
  const points = pointsFor(play, side, fightersOf(battle, side));
  const { bonus, again } = quickHelp(lookup(play.state.talks, battle.id), side);
  const die = play.dice.d6(RULE, `${battle.id} ${side}`);
  return { side, die, points, bonus: Math.floor(points / QUICK.pointsPerBonus) + extra + bonus, again };
}

function winnerOf(attacker: Roll, defender: Roll): Winner {
  const lead = attacker.die + attacker.bonus - defender.die - defender.bonus;
  if (lead === 0) return 'draw';
  return lead > 0 ? 'attacker' : 'defender';
}

/** SEC-MOM-08: a side that does not win rolls its die again as long as it may; the last roll counts. The attacker begins. */
function rolledAgain(play: Play, battle: Battle, attacker: Roll, defender: Roll): readonly [Roll, Roll] {
  const winner = winnerOf(attacker, defender);
  if (winner !== 'attacker' && attacker.again > 0) {
    return rolledAgain(play, battle, rerolled(play, battle, attacker), defender);
  }
  if (winner !== 'defender' && defender.again > 0) {
    return rolledAgain(play, battle, attacker, rerolled(play, battle, defender));
  }
  return [attacker, defender];
}

const rerolled = (play: Play, battle: Battle, one: Roll): Roll => ({
  ...one,
  die: play.dice.d6(RULE, `${battle.id} ${one.side}`),
  again: one.again - 1,
});

function losses(play: Play, counter: CounterId, most: { readonly wiped: number; readonly halved: number }): Deeds {
  const die = play.dice.d6(RULE, counter);
  const isWiped = die <= most.wiped;
  return { ...NO_DEEDS, counter, isWiped, isHalved: isWiped || die <= most.halved };
}
