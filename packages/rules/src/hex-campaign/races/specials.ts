import { lookup } from '../../kernel/index.ts';
import type { RaceList, SpecialList } from '../data/races/list.ts';
import { MOUNT_TAGS } from '../data/races/mounts.ts';
import { isChosen, mountOf, tagsMounted } from '../lists/units.ts';
import type { Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Faction, Slot } from '../types.ts';
import { SLOTS } from '../types.ts';
import { racesOf } from './imperial-player.ts';
import type { ListedUnit, RaceSpecial } from './race.ts';
import { RACES } from './table.ts';

/** A special detachment of a seat with its race. */
export interface OwnSpecial {
  /** The race's key; of another race's list with its name before it: `sm-armour`. HEX-EXT-01. */
  readonly key: string;
  readonly race: Faction;
  readonly special: RaceSpecial;
}

/** HEX-DET-23: all special detachments of a seat. */
export const ownSpecials = (realm: Realm): readonly OwnSpecial[] =>
  racesOf(realm).flatMap((race) =>
    RACES[race]
      .specials(realm)
      .map((special) => ({ key: race === realm.faction ? special.key : `${race}-${special.key}`, race, special })),
  );

export const ownSpecial = (realm: Realm, key: string): OwnSpecial | null =>
  ownSpecials(realm).find((one) => one.key === key) ?? null;

/** HEX-RACE-SM-13: rides a vehicle or a bike, or is a fast vehicle, which walkers are not. */
function isMounted(list: RaceList, unit: ListedUnit): boolean {
  const mount = mountOf(list, unit);
  if (mount !== null) return lookup(MOUNT_TAGS, mount) !== undefined;
  const tags = tagsMounted(list, unit);
  const drives = tags.includes('vehicle') || tags.includes('light-vehicle') || tags.includes('heavy-vehicle');
  return tags.includes('bike') || tags.includes('jetbike') || (drives && unit.moveClass !== 'walker');
}

const listedSlots = (list: RaceList, slots: NonNullable<SpecialList['slots']>, unit: ListedUnit): readonly Slot[] => {
  const tags = tagsMounted(list, unit);
  return SLOTS.filter((slot) => slots[slot].some((choice) => isChosen(list, choice, unit, tags)));
};

/**
 * HEX-DET-23: the slot that a unit fills in a detachment; null if there is no place for it. If the list of a
 * special detachment has the unit in several slots, the roster says which.
 */
export function slotOf(realm: Realm, of: OwnSpecial | null, unit: ListedUnit): Slot | null {
  const race = RACES[of?.race ?? realm.faction];
  if (!race.holds(realm, of?.special ?? null, unit)) return null;
  if (of === null) return unit.slot;
  const { special } = of;
  if (special.all !== null && !isChosen(race.list, special.all, unit)) return null;
  if (special.mounted && !isMounted(race.list, unit)) return null;
  if (special.slots === null) return unit.slot;
  const slots = listedSlots(race.list, special.slots, unit);
  return slots.includes(unit.slot) ? unit.slot : (slots[0] ?? null);
}

/**
 * HEX-DET-08: units that a special detachment's list allows only once across all detachments of its type.
 * @param units those that join
 */
export function zeroOneFault(realm: Realm, of: OwnSpecial, units: readonly ListedUnit[]): Fault | null {
  const elsewhere = [
    ...[...realm.pieces.values()].flatMap((piece) => (piece.kind === 'detachment' ? piece : [])),
    ...realm.orbit.values(),
    ...realm.constructions.map(({ detachment }) => detachment),
  ].filter((one) => one.special === of.key);
  for (const kind of of.special.zeroOne) {
    const here = units.filter((unit) => unit.kind === kind);
    const there = elsewhere.flatMap((one) => one.units).filter((unit) => unit.kind === kind && isLeft(unit.models));
    const first = here[0];
    if (first === undefined || here.length + there.length <= 1) continue;
    return fault('special-zero-one', of.special.rule, { unit: first.name, special: of.key }, ['units']);
  }
  return null;
}

const isLeft = (models: { readonly ready: number; readonly wounded: number; readonly damaged: number }): boolean =>
  models.ready + models.wounded + models.damaged > 0;
