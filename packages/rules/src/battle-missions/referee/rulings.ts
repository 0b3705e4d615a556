import type { Instant } from '../../kernel/index.ts';
import { partsOf } from '../entries/names.ts';
import { phoneId } from '../schemas/atoms.ts';
import { REFEREE_PHONE } from '../sheet/pen-entries.ts';
import type { Entry, EntryBody, EntryId, Ruling } from '../types.ts';

function bodyOf(ruling: Ruling): EntryBody {
  switch (ruling.type) {
    case 'give-pen':
      return { type: 'give-pen', phone: ruling.phone };
    case 'settle-state':
      return { type: 'state', unit: ruling.unit, state: ruling.state };
    case 'settle-ground':
      return { type: 'holds', ground: ruling.ground, side: ruling.side };
  }
}

/**
 * MSN-COMP-10: a ruling is an entry that has seen all others, so it replaces what the phones differ on.
 * @param order the entries that count or were refused, in their order
 */
export function ruledEntry(order: readonly EntryId[], ruling: Ruling, at: Instant): Entry {
  const seen: Record<string, number> = {};
  for (const id of order) {
    const { phone, number } = partsOf(id);
    seen[phone] = Math.max(seen[phone] ?? 0, number);
  }
  const { [REFEREE_PHONE]: own = 0, ...others } = seen;
  return {
    phone: phoneId.parse(REFEREE_PHONE),
    number: own + 1,
    ...{ by: 'a', seen: others, because: null, at, who: 'referee' },
    body: bodyOf(ruling),
  };
}
