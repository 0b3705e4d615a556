import type { Event } from '@sealed-orders/rules/node-campaign';
import { begun, type Sentence } from '../sentence.ts';
import { battleSentences } from './events/battles.ts';
import { orderSentences } from './events/orders.ts';
import { refereeSentences } from './events/referee.ts';
import type { EventOf, SentencesFor } from './events/table.ts';
import { warSentences } from './events/war.ts';
import type { Words } from './words.ts';

type Table = SentencesFor<Event['type']>;

/** The sentence for each event. Leaving one out is a compile error. */
const EVENTS: Table = {
  ...warSentences,
  ...orderSentences,
  ...battleSentences,
  ...refereeSentences,
};

/** What happened, in a sentence for one reader. */
export function describeEvent<Type extends Event['type']>(event: EventOf<Type>, words: Words): Sentence {
  const sentence: Table[Type] = EVENTS[event.type as Type];
  return begun(sentence(event, words));
}
