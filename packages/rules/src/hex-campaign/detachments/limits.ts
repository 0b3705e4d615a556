import { lookup } from '../../kernel/index.ts';
import { GREAT_CHARACTER_POINTS, VERY_RARE_WAIT } from '../data/detachments.ts';
import { isCharacter } from '../lists/limits.ts';
import { limitsOf } from '../races/limits.ts';
import type { Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Limit, UnitNature } from '../types.ts';
import { isPresent } from '../units/living.ts';
import { ownArmies } from './army.ts';

/** What limits need to know about a unit. */
type Limited = UnitNature & { readonly name: string };

/** HEX-DET-05: limits over the seat's whole army: on the map, in orbit, being built, in enemy hands. */
function heldLimits(realm: Realm): readonly Limit[] {
  const here = ownArmies(realm).flatMap((army) => army.units.filter(isPresent));
  const coming = realm.constructions.flatMap(({ detachment }) => detachment.units);
  return [...here, ...coming, ...realm.taken].flatMap((unit) => limitsOf(realm, unit));
}

/** HEX-DET-04 to -08: which limit of the whole army forbids a unit. */
function armyFault(realm: Realm, limit: Limit, held: readonly Limit[]): Fault | null {
  const { name, kind } = limit;
  const isHeld = held.some((other) => other.kind === kind && other.name === name);
  switch (kind) {
    case 'commander':
      return held.some((other) => other.kind === kind) ? fault('second-commander', 'HEX-DET-04', { name }) : null;
    case 'rare':
      return isHeld ? fault('rare-in-army', 'HEX-DET-05', { name }) : null;
    case 'zero-one':
      return isHeld ? fault('rare-in-army', 'HEX-DET-08', { name }) : null;
    case 'very-rare':
      return isHeld ? fault('rare-in-army', 'HEX-DET-06', { name }) : waitFault(realm, name);
    case 'character':
    case 'character-2000':
      return isHeld || realm.record.characters.includes(name) ? fault('character-used', 'HEX-DET-07', { name }) : null;
    case 'per-detachment':
      return null;
  }
}

/** HEX-DET-06: lost in turn n, it is available again in turn n + 3. */
function waitFault(realm: Realm, name: string): Fault | null {
  const lost = lookup(realm.record.lost, name);
  if (lost === undefined || realm.turn > lost + VERY_RARE_WAIT) return null;
  return fault('very-rare-waits', 'HEX-DET-06', { name, turn: lost + VERY_RARE_WAIT + 1 });
}

/** HEX-DET-07, -08: which limit of the detachment that it joins forbids a unit. `beside`: the others in it. */
function detachmentFault(realm: Realm, limit: Limit, beside: readonly Limit[], points: number): Fault | null {
  const { name, kind, most } = limit;
  if (kind === 'per-detachment') {
    const units = beside.filter((other) => other.kind === kind && other.name === name).length + 1;
    return units > most ? fault('too-many-in-detachment', 'HEX-DET-08', { name, most }) : null;
  }
  if (!isCharacter(kind)) return null;
  if (realm.settings.maxSpecialCharsPerDetachment === 'one' && beside.some((other) => isCharacter(other.kind))) {
    return fault('second-character', 'HEX-DET-07', { name });
  }
  if (kind === 'character') return null;
  if (points < GREAT_CHARACTER_POINTS) {
    return fault('character-needs-size', 'HEX-DET-07', { name, points, least: GREAT_CHARACTER_POINTS });
  }
  return beside.some((other) => other.kind === kind) ? fault('second-great-character', 'HEX-DET-07', { name }) : null;
}

/**
 * HEX-DET-04 to -08: why units may not join the army together in one detachment.
 * @param beside units that are in the detachment already
 * @param points of the detachment's roster with them
 */
export function limitFault(
  realm: Realm,
  units: readonly Limited[],
  beside: readonly Limited[],
  points: number,
): Fault | null {
  const held = [...heldLimits(realm)];
  const near = beside.flatMap((unit) => limitsOf(realm, unit));
  for (const [i, unit] of units.entries()) {
    const limits = limitsOf(realm, unit);
    for (const limit of limits) {
      const found = armyFault(realm, limit, held) ?? detachmentFault(realm, limit, near, points);
      if (found !== null) return { ...found, at: ['units', i] };
    }
    held.push(...limits);
    near.push(...limits);
  }
  return null;
}

/** HEX-DET-12: why a destroyed unit may not be bought again in its old place. */
export function renewalFault(realm: Realm, unit: Limited): Fault | null {
  const held = heldLimits(realm);
  for (const limit of limitsOf(realm, unit)) {
    const found = armyFault(realm, limit, held);
    if (found !== null) return found;
  }
  return null;
}

/** HEX-DET-07: whether the unit holds a character who leads armies of 2000 points. */
export const hasGreatCharacter = (realm: Realm, units: readonly Limited[]): boolean =>
  units.some((unit) => limitsOf(realm, unit).some(({ kind }) => kind === 'character-2000'));

/** HEX-DET-07: records the characters among bought units. */
export function registerBought(realm: Realm, units: readonly Limited[]): void {
  const names = units.flatMap((unit) => limitsOf(realm, unit).filter(({ kind }) => isCharacter(kind)));
  if (names.length === 0) return;
  const characters = [...new Set([...realm.record.characters, ...names.map(({ name }) => name)])].sort();
  realm.record = { ...realm.record, characters };
}

/** HEX-DET-06, -18: records the very rare things of a destroyed unit. */
export function registerLost(realm: Realm, units: readonly Limited[]): void {
  const gone = units.flatMap((unit) => limitsOf(realm, unit).filter(({ kind }) => kind === 'very-rare'));
  if (gone.length === 0) return;
  const lost = { ...realm.record.lost, ...Object.fromEntries(gone.map(({ name }) => [name, realm.turn])) };
  realm.record = { ...realm.record, lost };
}
