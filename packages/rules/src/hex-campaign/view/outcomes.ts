import type { Topic } from '../../kernel/index.ts';
import type { Event } from '../types.ts';

/** HEX-SIGHT-12: the battles whose outcome these events report. */
export const outcomes = (events: readonly Event[]): readonly Topic[] =>
  events.flatMap((event) => {
    if (event.type !== 'battle-ended' && event.type !== 'battle-announced') return [];
    const { battle, attacker, defender } = event;
    return [{ id: battle, seats: [attacker, defender].flatMap((seat) => seat ?? []) }];
  });
