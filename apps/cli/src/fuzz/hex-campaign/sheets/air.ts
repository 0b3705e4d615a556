import type { AirOption, AirOrder, Option } from '@sealed-orders/rules/hex-campaign';
import type { Random } from '../../random.ts';

/** Missions from the options, no more than there are squadrons. */
export function drawnMissions(options: readonly Option[], random: Random): readonly AirOrder[] {
  const offered = options.filter((option): option is AirOption => option.phase === 'air-orders');
  const [first] = offered;
  if (first === undefined) return [];
  const bombings = offered.filter(({ order }) => order.target !== null);
  return Array.from({ length: random.int(1 + first.squadrons) }, () => {
    const { order } = random.pick(bombings.length > 0 && random.chance(30) ? bombings : offered);
    return order;
  });
}
