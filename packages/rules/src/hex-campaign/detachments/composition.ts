import { GARRISON_COMPOSITION } from '../data/detachments.ts';
import type { ListedUnit, SpecialDetachment } from '../races/permissions.ts';
import { slotIn, specialDetachments } from '../races/permissions.ts';
import type { Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Composition, Slot } from '../types.ts';
import { SLOTS } from '../types.ts';

/** The special detachment of a key; null for a normal one, undefined for one that the seat may not have. */
export function specialOf(realm: Realm, key: string | null): SpecialDetachment | null | undefined {
  return key === null ? null : specialDetachments(realm).find((special) => special.key === key);
}

type Counts = Readonly<Record<Slot, number>>;

function counted(slots: readonly (Slot | null)[]): Counts {
  const count = (slot: Slot) => slots.filter((one) => one === slot).length;
  return {
    hq: count('hq'),
    elite: count('elite'),
    troops: count('troops'),
    'fast-attack': count('fast-attack'),
    'heavy-support': count('heavy-support'),
  };
}

/** How many units a slot is below its minimum or above its maximum. */
function excess(chart: Composition, counts: Counts, slot: Slot): number {
  const [least, most] = chart[slot];
  return Math.max(least - counts[slot], counts[slot] - most, 0);
}

/** The first slot that the units underfill or overfill, and worse than `before`. */
function slotFault(chart: Composition, now: Counts, before: Counts | null): Fault | null {
  for (const slot of SLOTS) {
    const [least, most] = chart[slot];
    const was = before === null ? 0 : excess(chart, before, slot);
    if (excess(chart, now, slot) > was) {
      return fault('composition', 'HEX-DET-09', { slot, units: now[slot], least, most }, ['units']);
    }
  }
  return null;
}

/**
 * HEX-DET-09, -23: whether units form a detachment, by the chart's numbers, or for a special one by its list's slots.
 * @param before the units of the detachment whose structure changes: existing violations, such as after
 * followers have joined, may stay; null for a new one
 */
export function compositionFault(
  realm: Realm,
  special: SpecialDetachment | null,
  units: readonly ListedUnit[],
  before: readonly ListedUnit[] | null,
): Fault | null {
  const slots = units.map((unit) => slotIn(realm, special, unit));
  const stranger = units.find((unit, i) => slots[i] === null && before?.includes(unit) !== true);
  if (stranger !== undefined) {
    if (special === null) return fault('not-in-normal', 'HEX-DET-23', { unit: stranger.name }, ['units']);
    return fault('not-in-special', 'HEX-DET-23', { unit: stranger.name, special: special.key }, ['units']);
  }
  const was = before === null ? null : counted(before.map((unit) => slotIn(realm, special, unit)));
  return slotFault(realm.settings.standardComposition, counted(slots), was);
}

/** HEX-GAR-04: whether units form a garrison. */
export function garrisonFault(units: readonly Pick<ListedUnit, 'slot'>[]): Fault | null {
  const found = slotFault(GARRISON_COMPOSITION, counted(units.map((unit) => unit.slot)), null);
  return found === null ? null : { ...found, rule: 'HEX-GAR-04' };
}
