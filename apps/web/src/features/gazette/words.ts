import { endedEarly, type RoundWords } from '@sealed-orders/text/gazette';
import type { GazetteRound } from '../../../server/gazette.ts';
import type { GazetteDoor } from './door.ts';

/** What a number says: with the headline that a referee wrote, if one did, instead of the one that its events make. */
export function toldIn(round: GazetteRound, door: Pick<GazetteDoor, 'tell'>): RoundWords | null {
  const told = door.tell(round);
  const { headline, earlyEnd } = round;
  const words = told === null || earlyEnd === null ? told : endedEarly(told, earlyEnd);
  if (words === null || headline === null) return words;
  return { ...words, headline: headline.title, deck: headline.lead === '' ? words.deck : headline.lead };
}
