import type { Event } from '@sealed-orders/rules/node-campaign';
import type { SaidDeed } from '../games.ts';
import { plain } from '../sentence.ts';
import { describeEvent } from './events.ts';
import type { Words } from './words.ts';

/** How sentences about a referee's decisions begin; the log names the referee instead. */
const SUBJECT = 'The referee ';

/** What a referee ruled, or ordered for a seat, taken from the events. */
export function saidDeed(events: readonly Event[], words: Words): SaidDeed {
  const sentences = [...new Set(events.map((event) => plain(describeEvent(event, words))))];
  const ruled = sentences.filter((sentence) => sentence.startsWith(SUBJECT));
  return {
    did: ruled.map((sentence) => sentence.slice(SUBJECT.length).replace(/\.$/, '')),
    after: sentences.filter((sentence) => !ruled.includes(sentence)),
  };
}
