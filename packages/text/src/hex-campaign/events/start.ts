import type { StartEvent } from '@sealed-orders/rules/hex-campaign';
import { say } from '../../sentence.ts';
import { SETTLEMENT_NAMES } from '../names.ts';
import type { SentencesFor } from './table.ts';

const SITE_NAMES = { capital: 'Capital', urban: 'settlement', resource: 'resource' } as const;

export const startSentences: SentencesFor<StartEvent['type']> = {
  'site-placed': (event, words) =>
    say`${words.seat(event.seat)} placed a ${SITE_NAMES[event.site]} at ${words.hex(event.hex)}.`,
  'zone-dealt': (event, words) =>
    say`The start zone around ${words.hex(event.centre)} went to ${words.seat(event.seat)}.`,
  'size-rolled': ({ die, size }) => say`To be placed: a ${SETTLEMENT_NAMES[size]} (rolled ${die}).`,
  'rp-rolled': (event) => say`To be placed: a resource yielding ${event.yield} RP a turn (rolled ${event.die}).`,
};
