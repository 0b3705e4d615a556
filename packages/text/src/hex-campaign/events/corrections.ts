import type { CorrectionEvent, Event } from '@sealed-orders/rules/hex-campaign';
import { apostrophe, counted, quoted, type Sentence, say } from '../../sentence.ts';
import { rulingClause, standing } from '../rulings.ts';
import type { Words } from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

/** The referee's own words, at the end of a sentence. */
const why = ({ reason }: CorrectionEvent): Sentence => say`${quoted(reason)}.`;

const number = (n: number): string => n.toLocaleString('en-GB');
const signed = (change: number): string => (change < 0 ? `\u2212${-change}` : `+${change}`);

/** What stays although the result that led to it was overruled: `left 0509 as it was`. */
function leftStanding({ what, seat, name, at }: EventOf<'left-standing'>, words: Words): Sentence {
  const place = at === undefined ? say`a hex` : say`${words.hex(at)}`;
  const owner = say`${words.seat(seat)}${apostrophe(words.seat(seat).text)}`;
  switch (what) {
    case 'piece':
      return say`left ${name || 'an army'} at ${place} as it was`;
    case 'place':
      return say`left ${place} as it was`;
    case 'book':
      return say`left ${owner} accounts as they were`;
    case 'bonus':
      return say`left ${owner} VP bonus unchanged`;
    case 'upkeep':
      return say`left ${owner} upkeep unchanged`;
    case 'income':
      return say`left ${owner} income from ${place} unchanged`;
    case 'find':
      return say`let the forces found at ${place} stay`;
    case 'defeat':
      return say`let ${owner} defeat stand`;
  }
}

/** HEX-TURN-13: what the referee did, as a clause without its subject: `gave 0608 to Azure League`. */
export function correctionClause(event: CorrectionEvent, words: Words): Sentence {
  switch (event.type) {
    case 'vp-corrected':
      return say`corrected the VP of ${words.seat(event.seat)} by ${signed(event.change)}`;
    case 'bp-corrected':
      return say`corrected the stored BP at ${words.hex(event.hex)} from ${number(event.was)} to ${number(event.bp)}`;
    case 'debt-corrected':
      return say`corrected the debt of ${words.seat(event.seat)} from ${number(event.was)} to ${counted(event.debt, 'BP', 'BP')}`;
    case 'control-given':
      return say`gave ${words.hex(event.hex)} to ${words.seat(event.seat)}`;
    case 'control-taken':
      return say`took ${words.hex(event.hex)} from ${words.seat(event.seat)}`;
    case 'promise-ruled':
      return say`ruled that ${words.seat(event.seat)} broke a promise made to ${words.seat(event.with)} in turn ${event.made}`;
    case 'models-corrected':
      return say`corrected ${event.unit} of ${words.named(event.piece, event.name)}: ${standing(event.models)}`;
    case 'left-standing':
      return say`${leftStanding(event, words)}, despite the ruling on the ${event.battle === null ? 'claims on' : 'battle at'} ${words.hex(event.hex)}`;
    case 'corrected': {
      const clause = rulingClause(event.edit, event.facts, words);
      return event.undone ? say`undid a ruling (${clause})` : clause;
    }
  }
}

const told = (event: CorrectionEvent, words: Words): Sentence =>
  // A preview of a ruling has no reason yet.
  event.reason === ''
    ? say`The referee ${correctionClause(event, words)}.`
    : say`The referee ${correctionClause(event, words)}${event.type === 'models-corrected' ? '. ' : ': '}${why(event)}`;

/** HEX-TURN-13: corrections by the referee. */
export const correctionsSentences: SentencesFor<CorrectionEvent['type']> = {
  'vp-corrected': told,
  'bp-corrected': told,
  'debt-corrected': told,
  'control-given': told,
  'control-taken': told,
  'promise-ruled': told,
  'models-corrected': told,
  'left-standing': told,
  corrected: told,
};

export const isCorrection = (event: Event): event is CorrectionEvent => Object.hasOwn(correctionsSentences, event.type);
