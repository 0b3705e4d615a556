import type { TopicNow } from '../../kernel/index.ts';
import { speakers } from '../sides/sides.ts';
import type { SeenBattle, View } from '../types.ts';
import { standingOf, waitsForReferee } from './duties.ts';

/**
 * HEX-TBL-40, -41: the battles that the viewer knows of, with those who lead their sides. A raid that met nobody is none.
 */
export const topics = ({ battles }: Pick<View, 'battles'>): readonly TopicNow[] =>
  battles.flatMap((battle) =>
    battle.defender === null ? [] : [{ id: battle.id, seats: speakers(battle), standing: standing(battle) }],
  );

function standing(battle: SeenBattle): TopicNow['standing'] {
  if (waitsForReferee(battle)) return 'disputed';
  return standingOf(battle).kind === 'over' ? 'over' : 'open';
}
