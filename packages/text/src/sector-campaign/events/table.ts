import type { Event } from '@sealed-orders/rules/sector-campaign';
import type { Sentence } from '../../sentence.ts';
import type { Words } from '../words.ts';

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** A sentence for each of these events. */
export type SentencesFor<Types extends Event['type']> = {
  readonly [Type in Types]: (event: EventOf<Type>, words: Words) => Sentence;
};
