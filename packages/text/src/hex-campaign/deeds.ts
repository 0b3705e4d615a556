import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { SaidDeed } from '../games.ts';
import { plain } from '../sentence.ts';
import { correctionClause, isCorrection } from './events/corrections.ts';
import { describeEvent } from './events.ts';
import type { Words } from './words.ts';

/** How sentences about a referee's decisions begin; the log names the referee instead. */
const SUBJECT = 'The referee ';

/** What a referee ruled, or ordered for a seat, taken from the events. HEX-TURN-13, HEX-TBL-41. */
export function saidDeed(events: readonly Event[], words: Words): SaidDeed {
  // Each group of readers has an event of its own. The referee reads them all, in the same words.
  const did = new Set<string>();
  const after = new Set<string>();
  for (const event of events) {
    if (isCorrection(event)) did.add(plain(correctionClause(event, words)));
    else {
      const sentence = plain(describeEvent(event, words));
      if (sentence.startsWith(SUBJECT)) did.add(sentence.slice(SUBJECT.length).replace(/\.$/, ''));
      else after.add(sentence);
    }
  }
  return { did: [...did], after: [...after] };
}
