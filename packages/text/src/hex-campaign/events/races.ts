import type { RaceEvent } from '@sealed-orders/rules/hex-campaign';
import { say } from '../../sentence.ts';
import { DEFENCE_NAMES } from '../defence-names.ts';
import { GOD_NAMES } from '../god-names.ts';
import type { SentencesFor } from './table.ts';

export const racesSentences: SentencesFor<RaceEvent['type']> = {
  'capital-moved': (event, words) => say`The Capital moved to ${words.hex(event.hex)}.`,
  'went-to-orbit': ({ piece, name, hex }, words) =>
    say`${words.named(piece, name)} left ${words.hex(hex)} and is waiting in orbit.`,
  'webway-taken': ({ piece, name, from, hex }, words) =>
    say`${words.named(piece, name)} travelled by webway from ${words.hex(from)} to ${words.hex(hex)}.`,
  'shrine-raised': ({ hex, defence, god, payer, cost }, words) =>
    say`The ${DEFENCE_NAMES[defence]} at ${words.hex(hex)} was cursed for ${cost} BP, paid by ${words.hex(payer)}, and is now a shrine of ${GOD_NAMES[god]}.`,
};
