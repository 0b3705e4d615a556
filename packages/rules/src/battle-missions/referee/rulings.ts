import type { Input } from '../../kernel/index.ts';
import { partsOf } from '../entries/names.ts';
import { entryId, phoneId } from '../schemas/atoms.ts';
import { REFEREE_PHONE } from '../sheet/pen-entries.ts';
import type { Entry, EntryBody, MissionGame, Ruling, State } from '../types.ts';

type Ruled = Extract<Input<MissionGame>, { readonly type: 'ruling' }>;

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

/** MSN-COMP-10: a ruling is an entry that has seen all others, so it replaces what the phones differ on. */
export function ruledEntry({ entries }: State, { ruling, at }: Ruled): Entry {
  const seen: Record<string, number> = {};
  for (const id of Object.keys(entries)) {
    const { phone, number } = partsOf(entryId.parse(id));
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
