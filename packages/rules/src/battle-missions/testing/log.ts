import fc from 'fast-check';
import { idOf } from '../entries/names.ts';
import { phoneId } from '../schemas/atoms.ts';
import { entry as entrySchema } from '../schemas/entry.ts';
import type { EntryBody, EntryId, Facts, PhoneId, Side, Stored } from '../types.ts';

const AT = '2026-11-21T20:00:00.000Z';
const FACTS: Facts = { arrivedAt: AT, dice: null, isGranted: false, isLate: false };

/** One phone of an evening: what it writes, and what it has seen of others. */
export class Phone {
  readonly id: PhoneId;
  readonly side: Side;
  readonly entries: Stored[] = [];
  #seen: Record<string, number> = {};

  constructor(id: string, side: Side) {
    this.id = phoneId.parse(id);
    this.side = side;
  }

  /** Writes an entry. @returns its id */
  enter(body: EntryBody, rest: { by?: Side; because?: EntryId; dice?: readonly number[]; isGranted?: boolean } = {}): EntryId {
    const entry = entrySchema.parse({
      phone: this.id,
      number: this.entries.length + 1,
      by: rest.by ?? this.side,
      seen: { ...this.#seen },
      because: rest.because ?? null,
      at: AT,
      who: this.side === 'a' ? 'Mirela' : 'Adaeze',
      body,
    });
    this.entries.push({ entry, facts: { ...FACTS, dice: rest.dice ?? null, isGranted: rest.isGranted ?? false } });
    return idOf(entry);
  }

  /** Learns all that the other phone knows. */
  hear(other: Phone): this {
    const news = { ...other.#seen, [other.id]: other.entries.length };
    for (const [phone, number] of Object.entries(news)) {
      if (phone !== this.id && number > 0) this.#seen[phone] = Math.max(this.#seen[phone] ?? 0, number);
    }
    return this;
  }
}

/** Two phones that have told each other everything. */
export const meet = (one: Phone, other: Phone): void => {
  one.hear(other);
  other.hear(one);
};

export const twoPhones = (): { readonly a: Phone; readonly b: Phone } => ({
  a: new Phone('p1', 'a'),
  b: new Phone('p2', 'b'),
});

/** Any order in which the entries may arrive. */
export const anyOrder = (entries: readonly Stored[]): fc.Arbitrary<readonly Stored[]> =>
  fc.shuffledSubarray([...entries], { minLength: entries.length, maxLength: entries.length });
