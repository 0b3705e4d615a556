import type { Event } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, plain, type Sentence, say } from '../../sentence.ts';
import type { Words } from '../words.ts';

/**
 * A step's news for its reader, in a few sentences below the title of the report: the reader's own losses first. Empty:
 * nothing notable.
 */
export function reportSummary(events: readonly Event[], words: Words): string {
  return [
    ...fought(events, words),
    ...taken(events, words),
    ...places(events, words),
    inSight(events, words),
    begun(events, words),
    decided(events, words),
    claimed(events, words),
  ]
    .flatMap((sentence) => (sentence === null ? [] : [plain(sentence)]))
    .join(' ');
}

type Ended = Extract<Event, { type: 'battle-ended' }>;

/** How the reader's battle ended; null: others fought it. */
function endFor({ attacker, defender, result: { winner } }: Ended, words: Words): 'lost' | 'won' | 'drew' | null {
  const side = [attacker, defender].findIndex((seat) => seat !== null && words.isReader(seat));
  if (side === -1) return null;
  if (winner === null) return 'drew';
  return (winner === 'attacker') === (side === 0) ? 'won' : 'lost';
}

/** The reader's own battles, lost ones first. */
function fought(events: readonly Event[], words: Words): readonly Sentence[] {
  const ended = events.flatMap((event) => (event.type === 'battle-ended' ? [event] : []));
  return (['lost', 'won', 'drew'] as const).flatMap((end) => {
    const hexes = ended.flatMap((event) => (endFor(event, words) === end ? [words.hex(event.hex)] : []));
    if (hexes.length === 0) return [];
    return [
      say`You ${end === 'drew' ? 'drew' : end} the ${hexes.length === 1 ? 'battle' : 'battles'} at ${listed(hexes)}.`,
    ];
  });
}

/** Armies that the reader lost or captured. */
function taken(events: readonly Event[], words: Words): readonly Sentence[] {
  const own = events.flatMap((event) => {
    if (event.type === 'detachment-captured' && words.isReader(event.seat))
      return [say`${words.seat(event.by)} captured ${words.named(event.piece, event.name)}.`];
    if (event.type === 'garrison-destroyed' && words.isReader(event.seat))
      return [say`Your garrison ${words.named(event.piece, event.name)} at ${words.hex(event.hex)} was destroyed.`];
    return [];
  });
  const theirs = events.flatMap((event) =>
    event.type === 'detachment-captured' && words.isReader(event.by)
      ? [say`You captured ${event.name} of ${words.seat(event.seat)}.`]
      : [],
  );
  return [...own, ...theirs];
}

/** Settlements that the reader lost or took, and every Capital that fell. */
function places(events: readonly Event[], words: Words): readonly Sentence[] {
  return events.flatMap((event) => {
    if (event.type === 'capital-fell')
      return [
        say`${words.isReader(event.seat) ? 'Your Capital' : say`The Capital of ${words.seat(event.seat)}`} fell.`,
      ];
    if ((event.type !== 'urban-lost' && event.type !== 'urban-taken') || !words.isReader(event.seat)) return [];
    return [say`You ${event.type === 'urban-lost' ? 'lost' : 'took'} ${event.name} at ${words.hex(event.hex)}.`];
  });
}

/** What came into the reader's sight. Nothing does for readers who see everything. */
function inSight(events: readonly Event[], words: Words): Sentence | null {
  const seats = new Set(
    events.flatMap((event) =>
      event.type === 'sighted' && words.isReader(event.seat) ? event.pieces.map(({ seat }) => seat) : [],
    ),
  );
  return seats.size === 0 ? null : say`${listed([...seats].map(words.seat))} came into sight.`;
}

/** Battles that are not over yet. Those that ended are reported by their result. */
function begun(events: readonly Event[], words: Words): Sentence | null {
  const over = new Set(events.flatMap((event) => (event.type === 'battle-ended' ? [event.hex] : [])));
  const hexes = events.flatMap((event) => (event.type === 'battle-arose' && !over.has(event.hex) ? [event.hex] : []));
  const [hex] = hexes;
  if (hex === undefined) return null;
  if (hexes.length === 1) return say`${over.size > 0 ? 'Another' : 'A'} battle began at ${words.hex(hex)}.`;
  return say`${hexes.length} ${over.size > 0 ? 'more battles' : 'battles'} began.`;
}

function decided(events: readonly Event[], words: Words): Sentence | null {
  const hexes = events.flatMap((event) =>
    event.type === 'battle-ended' && endFor(event, words) === null ? [event.hex] : [],
  );
  const [hex] = hexes;
  if (hex === undefined) return null;
  return hexes.length === 1
    ? say`The battle at ${words.hex(hex)} was decided.`
    : say`${hexes.length} battles were decided.`;
}

/** The reader's own claims. Others' claims show on the map. */
function claimed(events: readonly Event[], words: Words): Sentence | null {
  const count = events.filter((event) => event.type === 'claimed' && words.isReader(event.seat)).length;
  return count === 0 ? null : say`You claimed ${counted(count, 'hex', 'hexes')}.`;
}
