import type { BattleSheet, Option, SpyMission, SpyOption, SupportOption } from '@sealed-orders/rules/hex-campaign';
import type { Random } from '../../random.ts';

/** What most spies do, some of them after a change of target. */
function missions(options: readonly Option[], random: Random): readonly SpyMission[] {
  const offered = options.filter((option): option is SpyOption => 'mission' in option);
  const spies = [...new Set(offered.map(({ mission }) => mission.piece))];
  return spies.flatMap((spy): readonly SpyMission[] => {
    if (random.chance(10)) return [];
    const { mission, targets } = random.pick(offered.filter((one) => one.mission.piece === spy));
    return [targets.length > 0 && random.chance(30) ? { ...mission, switchTo: random.pick(targets) } : mission];
  });
}

/** A battle-orders sheet drawn from what is offered: each bombardment supports one army, and each army has one. */
export function battleSheet(options: readonly Option[], random: Random): BattleSheet {
  const offered = options.filter((option): option is SupportOption => 'support' in option);
  const airSupport: BattleSheet['airSupport'][number][] = [];
  for (const support of new Set(offered.map((one) => one.support))) {
    const free = offered.filter((one) => one.support === support && airSupport.every(({ army }) => army !== one.army));
    if (free.length > 0 && random.chance(80)) airSupport.push({ support, army: random.pick(free).army });
  }
  return { phase: 'battle-orders', spies: missions(options, random), airSupport };
}
