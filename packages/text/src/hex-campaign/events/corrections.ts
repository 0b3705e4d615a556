import type { CorrectionEvent } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, plain, quoted, type Sentence, say } from '../../sentence.ts';
import { rulingClause } from '../rulings.ts';
import type { EventOf, SentencesFor } from './table.ts';

type Models = EventOf<'models-corrected'>['models'];

/** The referee's own words, at the end of a sentence. */
const why = ({ reason }: CorrectionEvent): Sentence => say`${quoted(reason)}.`;

const number = (n: number): string => n.toLocaleString('en-GB');
const signed = (change: number): string => (change < 0 ? `\u2212${-change}` : `+${change}`);

/** `5 ready, 1 wounded and 3 dead`. */
function standing({ ready, wounded, damaged, dead }: Models): string {
  const others = [
    [wounded, 'wounded'],
    [damaged, 'damaged'],
    [dead, 'dead'],
  ] as const;
  return plain(listed([`${ready} ready`, ...others.flatMap(([n, state]) => (n > 0 ? [`${n} ${state}`] : []))]));
}

/** HEX-TURN-13: corrections by the referee. */
export const correctionsSentences: SentencesFor<CorrectionEvent['type']> = {
  'vp-corrected': (event, words) =>
    say`The referee corrected the VP of ${words.seat(event.seat)} by ${signed(event.change)}: ${why(event)}`,
  'bp-corrected': (event, words) =>
    say`The referee corrected the store at ${words.hex(event.hex)} from ${number(event.was)} to ${counted(event.bp, 'BP', 'BP')}: ${why(event)}`,
  'debt-corrected': (event, words) =>
    say`The referee corrected the debt of ${words.seat(event.seat)} from ${number(event.was)} to ${counted(event.debt, 'BP', 'BP')}: ${why(event)}`,
  'control-given': (event, words) =>
    say`The referee gave ${words.hex(event.hex)} to ${words.seat(event.seat)}: ${why(event)}`,
  'control-taken': (event, words) =>
    say`The referee took ${words.hex(event.hex)} from ${words.seat(event.seat)}: ${why(event)}`,
  'promise-ruled': (event, words) =>
    say`The referee ruled that ${words.seat(event.seat)} broke a promise made to ${words.seat(event.with)} in turn ${event.made}: ${why(event)}`,
  'models-corrected': (event, words) =>
    say`The referee corrected ${event.unit} of ${words.named(event.piece, event.name)}: ${standing(event.models)}. ${why(event)}`,
  corrected: (event, words) => {
    const clause = rulingClause(event.edit, event.facts, words);
    return event.undone
      ? say`The referee undid a ruling (${clause}): ${why(event)}`
      : say`The referee ${clause}: ${why(event)}`;
  },
};
