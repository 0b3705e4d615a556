import { isCorrection } from './corrections/told.ts';
import type { Event } from './types.ts';
import { outcomes } from './view/outcomes.ts';

/** HEX-TURN-13, HEX-TBL-41: the corrections of a ruling; else the decision, and the ends of battles. */
export function deeds(events: readonly Event[]): readonly Event[] {
  if (events.some(isCorrection)) return events.filter(isCorrection);
  const decision = decisionIn(events);
  return [...decision, ...events.filter((event) => !decision.includes(event) && outcomes([event]).length > 0)];
}

/** A decision comes first, once for each group of readers. If dice settle a battle, its end says enough. */
function decisionIn(events: readonly Event[]): readonly Event[] {
  const [first] = events;
  if (first === undefined || first.type === 'quick-battle-rolled') return [];
  const others = events.findIndex(({ type }) => type !== first.type);
  return others === -1 ? events : events.slice(0, others);
}
