import { present } from '../../kernel/index.ts';
import { DAMAGE_QUARTERS, QUICK_DAMAGE } from '../data/quick-battles.ts';
import { fightersIn } from '../sides/put.ts';
import { tell } from '../turn/play.ts';
import type { Battle, BattleSide, LossItem, QuickBattle } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { pickLimit, sharesOf } from './duty.ts';
import type { QuickBattlesPlay } from './play.ts';
import { type Stand, standsOf } from './stakes.ts';
import { damageValue, supportValue } from './value.ts';

const PERCENT = 100;
const QUARTERS = 4;

/** HEX-QB-02, -03: points that a side inflicts with its dice, rounded down. */
export function inflicted(value: number, [a, b]: readonly [number, number], kind: Battle['kind']): number {
  const percent = present(QUICK_DAMAGE[a + b], 'two dice show 2 to 12');
  return Math.floor((value * percent * DAMAGE_QUARTERS[kind]) / (PERCENT * QUARTERS));
}

/** The stands of both sides. */
export const bothStands = (play: QuickBattlesPlay, battle: Battle): Readonly<Record<BattleSide, readonly Stand[]>> => ({
  attacker: standsOf(play, battle.attacker),
  defender: battle.defender === null ? [] : standsOf(play, battle.defender),
});

function thrown(play: QuickBattlesPlay, { id }: Battle, side: BattleSide): readonly [number, number] {
  const die = () => play.dice.d6('HEX-QB-02', `${id} ${side}`);
  return [die(), die()];
}

/** HEX-QB-07: nothing is owed if nobody may pick, or not even the cheapest half fits. */
function firstPicks(
  battle: Battle,
  side: BattleSide,
  stands: readonly Stand[],
  shares: QuickBattle['shares'],
): readonly LossItem[] | null {
  return stands.some((stand) => pickLimit(battle, side, stand, shares) > 0) ? null : [];
}

/** HEX-QB-02, -03: the attacker rolls, then the defender; both count the forces from before. */
export function rolledQuick(play: QuickBattlesPlay, battle: Battle): QuickBattle {
  const dice = { attacker: thrown(play, battle, 'attacker'), defender: thrown(play, battle, 'defender') };
  const of = <Value>(by: (side: BattleSide) => Value) => ({ attacker: by('attacker'), defender: by('defender') });
  const value = of((side) => damageValue(play, battle, side));
  const damage = of((side) => inflicted(value[side], dice[side], battle.kind));
  const stands = bothStands(play, battle);
  const shares = {
    ...sharesOf(damage.defender, stands.attacker),
    ...sharesOf(damage.attacker, stands.defender),
  };
  const picks = of((side) => firstPicks(battle, side, stands[side], shares));
  for (const side of BATTLE_SIDES) {
    const told = { battle: battle.id, side, dice: dice[side], value: value[side], damage: damage[side] };
    const to = fightersIn(play, battle);
    tell(play, { type: 'quick-battle-rolled', rule: 'HEX-QB-02', to, ...told });
  }
  return { dice, value, damage, support: of((side) => supportValue(play, battle, side)), shares, picks, losses: {} };
}
