import type { SeatEntry } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';

/** What a seat has chosen, by the game's entries. */
export type Choices = Readonly<Record<string, string>>;

/** The entries that a seat is asked for, given what it has chosen. */
export function askedEntries(entries: readonly SeatEntry[], choices: Choices): readonly SeatEntry[] {
  return entries.filter(
    ({ onlyWith }) => onlyWith === null || onlyWith.values.includes(lookup(choices, onlyWith.id) ?? ''),
  );
}

/** The choices with one of them made otherwise; null: not made. What is then not asked any more is left out. */
export function withChoice(entries: readonly SeatEntry[], choices: Choices, id: string, value: string | null): Choices {
  const others = Object.entries(choices).filter(([entry]) => entry !== id);
  const changed: Choices = Object.fromEntries(value === null ? others : [...others, [id, value]]);
  const asked = askedEntries(entries, changed);
  return Object.fromEntries(Object.entries(changed).filter(([entry]) => asked.some((one) => one.id === entry)));
}
