import type { Entry, EntryId, PhoneId } from '../types.ts';

/** The id of an entry: `p1#12`. The parts come from the schema, which knows their form. MSN-COMP-10. */
export const idOf = ({ phone, number }: Pick<Entry, 'phone' | 'number'>): EntryId => `${phone}#${number}` as EntryId;

/** The phone and the number of an entry. */
export function partsOf(id: EntryId): { readonly phone: PhoneId; readonly number: number } {
  const at = id.indexOf('#');
  return { phone: id.slice(0, at) as PhoneId, number: Number(id.slice(at + 1)) };
}
