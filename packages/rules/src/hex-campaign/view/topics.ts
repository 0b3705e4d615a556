import type { Topic } from '../../kernel/index.ts';
import { speakers } from '../sides/sides.ts';
import type { Event, View } from '../types.ts';

/** HEX-TBL-40: the battles that the viewer knows of, with those who lead their sides. A raid that met nobody is none. */
export const topics = ({ battles }: Pick<View, 'battles'>): readonly Topic[] =>
  battles.flatMap((battle) => (battle.defender === null ? [] : [{ id: battle.id, seats: speakers(battle) }]));

/** HEX-SIGHT-12: the battles of which these events tell how they ended. */
export const outcomes = (events: readonly Event[]): readonly Topic[] =>
  events.flatMap((event) => {
    if (event.type !== 'battle-ended' && event.type !== 'battle-announced') return [];
    const { battle, attacker, defender } = event;
    return [{ id: battle, seats: [attacker, defender].flatMap((seat) => seat ?? []) }];
  });
