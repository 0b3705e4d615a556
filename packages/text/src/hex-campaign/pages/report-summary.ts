import type { Event } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, plain, type Sentence, say } from '../../sentence.ts';
import type { Words } from '../words.ts';

/** A step's news for its reader, in a few sentences below the title of the report. Empty: nothing notable. */
export function reportSummary(events: readonly Event[], words: Words): string {
  return [inSight(events, words), begun(events, words), decided(events, words), claimed(events, words)]
    .flatMap((sentence) => (sentence === null ? [] : [plain(sentence)]))
    .join(' ');
}

function inSight(events: readonly Event[], words: Words): Sentence | null {
  const seats = new Set(
    events.flatMap((event) => (event.type === 'sighted' ? event.pieces.map(({ seat }) => seat) : [])),
  );
  return seats.size === 0 ? null : say`${listed([...seats].map(words.seat))} came into sight.`;
}

function begun(events: readonly Event[], words: Words): Sentence | null {
  const hexes = events.flatMap((event) => (event.type === 'battle-arose' ? [event.hex] : []));
  const [hex] = hexes;
  if (hex === undefined) return null;
  return hexes.length === 1 ? say`A battle began at ${words.hex(hex)}.` : say`${hexes.length} battles began.`;
}

function decided(events: readonly Event[], words: Words): Sentence | null {
  const hexes = events.flatMap((event) => (event.type === 'battle-ended' ? [event.hex] : []));
  const [hex] = hexes;
  if (hex === undefined) return null;
  return hexes.length === 1
    ? say`The battle at ${words.hex(hex)} was decided.`
    : say`${hexes.length} battles were decided.`;
}

/** The reader's own claims: others' claims show in what the reader sees. */
function claimed(events: readonly Event[], words: Words): Sentence | null {
  const count = events.filter((event) => event.type === 'claimed' && words.isReader(event.seat)).length;
  return count === 0 ? null : say`You claimed ${counted(count, 'hex', 'hexes')}.`;
}
