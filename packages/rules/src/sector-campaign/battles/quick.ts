import { lookup } from '../../kernel/index.ts';
import { otherSide } from '../board/grid.ts';
import type { Play } from '../board/play.ts';
import { QUICK } from '../data/quick.ts';
import { quickHelp } from '../momentum/momentum.ts';
import type { Battle, CounterId, Deeds, Draft, Side, Talk, Winner } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { fightersOf, pointsFor } from './opening.ts';
import { NO_DEEDS, settleBattle } from './results.ts';

type Fought = Draft['board']['battles'][string];
const RULE = 'SEC-BTL-14';

/** A side's die and what is added to it. */
interface Roll {
  readonly side: Side;
  readonly die: number;
  readonly points: number;
  readonly bonus: number;
  /** How often it can still be rolled again. SEC-MOM-08. */
  readonly again: number;
}

/** SEC-BTL-14: both sides roll, with a bonus for their points, for the attack and for fortifications. */
export function resolveQuickly(play: Play, battle: Fought): void {
  const first = roll(play, battle, battle.attacker);
  const second = roll(play, battle, otherSide(battle.attacker));
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

/** SEC-BTL-14, SEC-MOM-08, SEC-CR-13: what a side adds to its die if dice decide, line by line. */
export interface QuickBonus {
  readonly points: number;
  readonly attack: number;
  readonly fortified: number;
  /** For effects and bombardments. */
  readonly help: number;
  /** How often it may roll again. */
  readonly again: number;
}

export function quickBonus(battle: Battle, talk: Talk | undefined, side: Side, points: number): QuickBonus {
  const isAttacker = side === battle.attacker;
  const { bonus, again } = quickHelp(talk, side);
  return {
    points: Math.floor(points / QUICK.pointsPerBonus),
    attack: isAttacker ? QUICK.attacker : 0,
    fortified: !isAttacker && battle.isFortified ? QUICK.fortified : 0,
    help: bonus,
    again,
  };
}

function roll(play: Play, battle: Fought, side: Side): Roll {
  const points = pointsFor(play, side, fightersOf(battle, side));
  const adds = quickBonus(battle, lookup(play.state.talks, battle.id), side, points);
  const die = play.dice.d6(RULE, `${battle.id} ${side}`);
  return { side, die, points, bonus: adds.points + adds.attack + adds.fortified + adds.help, again: adds.again };
}

function winnerOf(attacker: Roll, defender: Roll): Winner {
  const lead = attacker.die + attacker.bonus - defender.die - defender.bonus;
  if (lead === 0) return 'draw';
  return lead > 0 ? 'attacker' : 'defender';
}

/** SEC-MOM-08: a side that isn't winning rolls again while it can; the last roll counts. The attacker begins. */
function rolledAgain(play: Play, battle: Fought, attacker: Roll, defender: Roll): readonly [Roll, Roll] {
  const winner = winnerOf(attacker, defender);
  if (winner !== 'attacker' && attacker.again > 0) {
    return rolledAgain(play, battle, rerolled(play, battle, attacker), defender);
  }
  if (winner !== 'defender' && defender.again > 0) {
    return rolledAgain(play, battle, attacker, rerolled(play, battle, defender));
  }
  return [attacker, defender];
}

const rerolled = (play: Play, battle: Fought, one: Roll): Roll => ({
  ...one,
  die: play.dice.d6(RULE, `${battle.id} ${one.side}`),
  again: one.again - 1,
});

function losses(play: Play, counter: CounterId, most: { readonly wiped: number; readonly halved: number }): Deeds {
  const die = play.dice.d6(RULE, counter);
  const isWiped = die <= most.wiped;
  return { ...NO_DEEDS, counter, isWiped, isHalved: isWiped || die <= most.halved };
}
