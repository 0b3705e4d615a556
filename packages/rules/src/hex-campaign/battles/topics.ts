import type { TopicNow } from '../../kernel/index.ts';
import { label } from '../../space/hex.ts';
import { speakers } from '../sides/sides.ts';
import type { SeenBattle, View } from '../types.ts';
import { standingOf, waitsForReferee } from './duties.ts';

/**
 * HEX-TBL-40, -41: battles known to the viewer, with the leaders of their sides. A raid that met nobody does not count.
 */
export const topics = ({ battles, chart }: Pick<View, 'battles' | 'chart'>): readonly TopicNow[] =>
  battles.flatMap((battle) => (battle.defender === null ? [] : [topicOf(battle, label(chart.size, battle.hex))]));

const topicOf = (battle: SeenBattle, at: string): TopicNow => ({
  id: battle.id,
  seats: speakers(battle),
  at,
  standing: standing(battle),
});

function standing(battle: SeenBattle): TopicNow['standing'] {
  if (waitsForReferee(battle)) return 'disputed';
  return standingOf(battle).kind === 'over' ? 'over' : 'open';
}
