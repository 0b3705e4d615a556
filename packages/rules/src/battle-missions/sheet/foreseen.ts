import { present } from '../../kernel/index.ts';
import { idOf } from '../entries/names.ts';
import type { Entry, EntryBody, EntryId, PhoneId, Side } from '../types.ts';
import { type Battle, fold, type Verdict } from './fold.ts';

/** What somebody is about to enter. */
export interface Intent {
  readonly phone: PhoneId;
  readonly by: Side;
  readonly body: EntryBody;
  readonly because?: EntryId;
}

/** The next entry of a phone, having seen all that the battle has. MSN-COMP-10. */
export function nextEntry({ entries }: Battle, { phone, by, body, because }: Intent, at: string, who: string): Entry {
  const seen: Record<string, number> = {};
  for (const { entry } of entries) seen[entry.phone] = Math.max(seen[entry.phone] ?? 0, entry.number);
  const { [phone]: own = 0, ...others } = seen;
  return { phone, number: own + 1, by, seen: others, because: because ?? null, at, who, body };
}

/** What would become of an entry that has just been made. */
export function verdictOn(battle: Battle, entry: Entry): Verdict {
  const { verdicts } = fold({ ...battle, entries: [...battle.entries, { entry, facts: null }] });
  return present(verdicts[idOf(entry)], 'a verdict on every entry');
}

/** The same before it is made: for buttons that say why they cannot be pressed, and for the fuzzer. */
export const foreseen = (battle: Battle, intent: Intent): Verdict =>
  verdictOn(battle, nextEntry(battle, intent, '', ''));
