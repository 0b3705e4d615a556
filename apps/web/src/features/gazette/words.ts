import { endedEarly, type RoundWords } from '@sealed-orders/text/gazette';
import type { GazetteRound } from '../../../server/gazette.ts';
import type { GazetteDoor } from './door.ts';

/**
 * The words of an issue: with a referee's headline, if there is one, otherwise with the one generated from its events.
 */
export function toldIn(round: GazetteRound, door: Pick<GazetteDoor, 'tell'>): RoundWords | null {
  const told = door.tell(round);
  const { headline, earlyEnd } = round;
  const words = told === null || earlyEnd === null ? told : endedEarly(told, earlyEnd);
  if (words === null || headline === null) return words;
  return { ...words, headline: headline.title, deck: headline.lead === '' ? words.deck : headline.lead };
}
