import { lookup, present } from '../../kernel/index.ts';
import type { Entry, EntryId, PhoneId, Stored } from '../types.ts';
import { idOf, partsOf } from './names.ts';

/** An entry in its place. */
export interface Placed {
  readonly id: EntryId;
  readonly stored: Stored;
  /** One more than the highest clock of all that its phone knew. */
  readonly clock: number;
  /** For each phone, the number of its last entry that this one knew, directly or through others; its own phone too. */
  readonly knows: Readonly<Record<string, number>>;
}

/** Entries in the order in which they count, and those that wait for others. */
export interface Ordered {
  readonly placed: readonly Placed[];
  /** Their phone's earlier entries, or entries that their phone had seen, are missing. */
  readonly waiting: readonly EntryId[];
}

/**
 * MSN-COMP-10: each phone's entries in their numbers, and none before what its phone had seen. Entries that had not seen
 * each other come in the order of their clocks, then of their phones. The order depends only on which entries there are.
 */
export function inOrder(entries: readonly Stored[]): Ordered {
  const queues = queuesOf(entries);
  const done = new Map<EntryId, Placed>();
  const counts: Record<string, number> = {};
  for (let hasMoved = true; hasMoved; ) {
    hasMoved = false;
    for (const queue of queues) {
      for (let next = queue[0]; next !== undefined && isReady(next.entry, counts); next = queue[0]) {
        queue.shift();
        const placed = placedAfter(next, done);
        done.set(placed.id, placed);
        counts[next.entry.phone] = next.entry.number;
        hasMoved = true;
      }
    }
  }
  return {
    placed: [...done.values()].sort(compare),
    waiting: queues.flat().map(({ entry }) => idOf(entry)),
  };
}

/** The entries of each phone, by number; phones in their order. */
function queuesOf(entries: readonly Stored[]): Stored[][] {
  const phones = [...new Set(entries.map(({ entry }) => entry.phone))].sort();
  return phones.map((phone) =>
    entries.filter(({ entry }) => entry.phone === phone).sort((one, other) => one.entry.number - other.entry.number),
  );
}

function isReady({ phone, number, seen }: Entry, counts: Readonly<Record<string, number>>): boolean {
  if (number !== (lookup(counts, phone) ?? 0) + 1) return false;
  return Object.entries(seen).every(([of, upTo]) => of === phone || (lookup(counts, of) ?? 0) >= upTo);
}

/** The place of an entry after those that it knew. */
function placedAfter(stored: Stored, done: ReadonlyMap<EntryId, Placed>): Placed {
  const { entry } = stored;
  const known = { ...entry.seen, [entry.phone]: entry.number - 1 };
  const causes = Object.entries(known).flatMap(([phone, number]) =>
    number === 0 ? [] : [present(done.get(idOf({ phone: phone as PhoneId, number })), 'what an entry has seen')],
  );
  const knows: Record<string, number> = { [entry.phone]: entry.number };
  for (const cause of causes) {
    for (const [phone, number] of Object.entries(cause.knows)) {
      knows[phone] = Math.max(lookup(knows, phone) ?? 0, number);
    }
  }
  const clock = 1 + Math.max(0, ...causes.map((cause) => cause.clock));
  return { id: idOf(entry), stored, clock, knows };
}

function compare(one: Placed, other: Placed): number {
  if (one.clock !== other.clock) return one.clock - other.clock;
  return one.stored.entry.phone < other.stored.entry.phone ? -1 : 1;
}

/** Whether an entry was made knowing another one. */
export function hasSeen({ knows }: Pick<Placed, 'knows'>, id: EntryId): boolean {
  const { phone, number } = partsOf(id);
  return (lookup(knows, phone) ?? 0) >= number;
}
