import { CAPTURED_KINDS, NOT_WITH_KHORNE, OPPOSED } from '../../data/races/chaos.ts';
import { LISTS } from '../../lists/lists.ts';
import type { Realm } from '../../realm/realm.ts';
import type { God } from '../../types.ts';
import { GODS } from '../../types.ts';
import type { ListedUnit, RaceSpecial } from '../race.ts';
import { godOf, patronOf } from './gods.ts';

/** HEX-RACE-CH-22: the chosen god's detachments are the normal ones, the opposed god's forbidden, all others type I. */
export function chaosSpecials(realm: Realm): readonly RaceSpecial[] {
  const god = godOf(realm);
  return LISTS.ch.specials.filter(({ key }) => key !== god && key !== OPPOSED[god]);
}

/** The god of a detachment: that of its type, or the seat's. */
const godOfDetachment = (realm: Realm, special: RaceSpecial | null): God =>
  special === null ? godOf(realm) : (GODS.find((god) => god === special.key) ?? 'undivided');

const isOneOf = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

/**
 * HEX-RACE-CH-23 to -28: a god's detachment holds his own troops and those of all gods; an Undivided one holds
 * anything. HEX-RACE-CH-18: troops of captured cities go into normal detachments only.
 */
export function holds(realm: Realm, special: RaceSpecial | null, unit: ListedUnit): boolean {
  if (special !== null && isOneOf(CAPTURED_KINDS, unit.kind)) return false;
  const god = godOfDetachment(realm, special);
  if (god === 'undivided') return true;
  if (god === 'khorne' && isOneOf(NOT_WITH_KHORNE, unit.kind)) return false;
  const patron = patronOf(unit);
  return patron === null || patron === god || patron === 'undivided';
}
