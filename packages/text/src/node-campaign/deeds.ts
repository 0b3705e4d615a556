import type { Event } from '@sealed-orders/rules/node-campaign';
import type { SaidDeed } from '../games.ts';
import { plain } from '../sentence.ts';
import { deedClause } from './events/referee.ts';
import { describeEvent } from './events.ts';
import type { Words } from './words.ts';

/** How sentences about a referee's decisions begin. The log leaves this out, as it names the referee. */
const SUBJECT = 'The referee ';

/** What a referee ruled, or ordered for a seat, according to the events. The log adds the reason. */
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

/** Whether another event of the same step says the same: correcting a player's VP also adds a line to the ledger. */
export const isToldTwice = (event: Event): boolean => event.type === 'vp-scored' && event.score === 'referee';
