import type { CaptiveEvent } from '@sealed-orders/rules/hex-campaign';
import { say } from '../../sentence.ts';
import type { SentencesFor } from './table.ts';

export const captivesSentences: SentencesFor<CaptiveEvent['type']> = {
  'captives-moved': (event, words) =>
    event.into
      ? say`The captives of ${event.name} (${words.seat(event.of)}) were handed to ${words.piece(event.into)} at ${words.hex(event.hex)}.`
      : say`The captives of ${event.name} (${words.seat(event.of)}) went to prison at ${words.hex(event.hex)}.`,
  'captives-imprisoned': (event, words) =>
    event.bp > 0
      ? say`${words.hex(event.hex)} received ${event.bp} BP for imprisoning ${event.name}.`
      : say`Imprisoning ${event.name} of ${words.seat(event.of)} brought no BP: Chaos can tempt them instead.`,
  'captives-silent': (event, words) => say`${event.name} had no such information about ${words.seat(event.of)}.`,
  'captives-taken': (event, words) =>
    say`${event.name} of ${words.seat(event.of)}, captives of ${words.seat(event.from)} at ${words.hex(event.hex)}, are now held by ${words.isReader(event.seat) ? 'you' : words.seat(event.seat)}.`,
  'captives-lost': (event, words) =>
    words.isReader(event.seat)
      ? say`You no longer hold ${event.name} of ${words.seat(event.of)} captive.`
      : say`${event.name} of ${words.seat(event.of)} are no longer captives of ${words.seat(event.seat)}.`,
  'captives-passed': (event, words) =>
    say`${event.name}, held captive, fell into the hands of ${words.seat(event.by)}.`,
  'captives-killed': (event, words) =>
    say`${words.seat(event.by)} killed the captives of ${event.name} (${words.seat(event.seat)}).`,
  'captives-freed': (event, words) =>
    say`${words.seat(event.from)} released ${words.named(event.piece, event.name)}, which is now at ${words.hex(event.hex)}.`,
  'conversion-tried': (event, words) =>
    event.converted
      ? say`${event.name} of ${words.seat(event.of)} at ${words.hex(event.hex)} (rolled ${event.die}; cost ${event.cost} BP) turned to Chaos.`
      : say`${event.name} of ${words.seat(event.of)} at ${words.hex(event.hex)} (rolled ${event.die}; cost ${event.cost} BP) stood firm.`,
  'detachment-turned': (event, words) => say`${event.name} went over to ${words.seat(event.by)}.`,
};
