import type { SeatEntry } from '@sealed-orders/rules/kernel';
import { askedEntries } from '@sealed-orders/rules/kernel';

/** What a seat has chosen, by the game's entries. */
export type Choices = Readonly<Record<string, string>>;

/** The choices with one of them changed; null: cleared. Entries that no longer apply are removed. */
export function withChoice(entries: readonly SeatEntry[], choices: Choices, id: string, value: string | null): Choices {
  const others = Object.entries(choices).filter(([entry]) => entry !== id);
  const changed: Choices = Object.fromEntries(value === null ? others : [...others, [id, value]]);
  const asked = askedEntries(entries, changed);
  return Object.fromEntries(Object.entries(changed).filter(([entry]) => asked.some((one) => one.id === entry)));
}
