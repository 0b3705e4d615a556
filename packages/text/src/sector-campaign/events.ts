import type { Event } from '@sealed-orders/rules/sector-campaign';
import { begun, type Sentence } from '../sentence.ts';
import { actionTable } from './events/actions.ts';
import { battleTable } from './events/battles.ts';
import { commandTable } from './events/command.ts';
import type { EventOf, SentencesFor } from './events/table.ts';
import { turnTable } from './events/turn.ts';
import type { Words } from './words.ts';

type Table = SentencesFor<Event['type']>;

/** The sentence for each event; if one is missing, the code does not compile. */
const EVENTS: Table = { ...turnTable, ...actionTable, ...battleTable, ...commandTable };

/** What happened, in a sentence for one reader. */
export function describeEvent<Type extends Event['type']>(event: EventOf<Type>, words: Words): Sentence {
  const sentence: Table[Type] = EVENTS[event.type as Type];
  return begun(sentence(event, words));
}
