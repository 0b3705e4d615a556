import type { Event } from '@sealed-orders/rules/sector-campaign';
import type { SaidDeed } from '../games.ts';
import { plain } from '../sentence.ts';
import { deedClause } from './events/command.ts';
import { describeEvent } from './events.ts';
import type { Words } from './words.ts';

/** How other sentences about a referee's decisions begin; the log drops it, because it names the referee anyway. */
const SUBJECT = 'The referee ';

/** What a referee ruled, or ordered for a seat, taken from the events; the log adds the reason. */
export function saidDeed(events: readonly Event[], words: Words): SaidDeed {
  const did = new Set<string>();
  const after = new Set<string>();
  for (const event of events) {
    const clause = deedClause(event, words);
    const sentence = plain(describeEvent(event, words));
    if (clause !== null) did.add(plain(clause));
    else if (sentence.startsWith(SUBJECT)) did.add(sentence.slice(SUBJECT.length).replace(/\.$/, ''));
    else after.add(sentence);
  }
  return { did: [...did], after: [...after] };
}

/** Whether another event of its step, the correction, already says this. */
export function isToldTwice(event: Event): boolean {
  switch (event.type) {
    case 'scored':
      return event.score === 'referee';
    case 'control-changed':
      return event.how === 'referee';
    case 'removed':
      return event.why === 'referee';
    default:
      return false;
  }
}
