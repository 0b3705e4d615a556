import type { CaptiveEvent } from '@sealed-orders/rules/hex-campaign';
import { say } from '../../sentence.ts';
import type { SentencesFor } from './table.ts';

export const captivesSentences: SentencesFor<CaptiveEvent['type']> = {
  'captives-moved': (event, words) =>
    event.into
      ? say`The captives from ${event.name} (${words.seat(event.of)}) were handed to ${words.piece(event.into)} at ${words.hex(event.hex)}.`
      : say`The captives from ${event.name} (${words.seat(event.of)}) went to prison at ${words.hex(event.hex)}.`,
  'captives-imprisoned': (event, words) =>
    event.bp > 0
      ? say`${words.hex(event.hex)} received ${event.bp} BP for imprisoning ${event.name}.`
      : say`Imprisoning ${event.name} of ${words.seat(event.of)} earned no BP. Chaos can tempt these captives instead.`,
  'captives-silent': (event, words) =>
    say`The captives from ${event.name} knew nothing useful about ${words.seat(event.of)}.`,
  'captives-taken': (event, words) =>
    say`${event.name} of ${words.seat(event.of)}, held captive by ${words.seat(event.from)} at ${words.hex(event.hex)} until now, is now ${words.isReader(event.seat) ? 'your captive' : say`a captive of ${words.seat(event.seat)}`}.`,
  'captives-lost': (event, words) =>
    words.isReader(event.seat)
      ? say`You no longer hold ${event.name} of ${words.seat(event.of)} captive.`
      : say`${event.name} of ${words.seat(event.of)} is no longer a captive of ${words.seat(event.seat)}.`,
  'captives-passed': (event, words) =>
    say`The captured detachment ${event.name} fell into the hands of ${words.seat(event.by)}.`,
  'captives-killed': (event, words) =>
    event.rule === 'HEX-TBL-37'
      ? say`${words.seat(event.by)} killed the captives from ${event.name} (${words.seat(event.seat)}), as its race always does.`
      : say`${words.seat(event.by)} killed the captives from ${event.name} (${words.seat(event.seat)}).`,
  'captives-freed': (event, words) =>
    say`${words.named(event.piece, event.name)} is no longer a captive of ${words.seat(event.from)}. It is now at ${words.hex(event.hex)}.`,
  'conversion-tried': (event, words) =>
    say`${event.name} of ${words.seat(event.of)}, in prison at ${words.hex(event.hex)}, ${event.converted ? 'turned to Chaos' : 'stood firm'} (rolled ${event.die}, cost ${event.cost} BP).`,
  'detachment-turned': (event, words) => say`${event.name} went over to ${words.seat(event.by)}.`,
};
