import type { Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Army, Detachment, Garrison, PieceId, Unit, UnitId } from '../types.ts';

/** The seat's detachment or garrison with that id on the map, or detachment in orbit. */
export function armyOf(realm: Realm, id: PieceId): Army | null {
  const piece = realm.pieces.get(id) ?? realm.orbit.get(id);
  return piece?.kind === 'detachment' || piece?.kind === 'garrison' ? piece : null;
}

/** The seat's detachment or garrison with that id on the map. */
export function armyOnMap(realm: Realm, id: PieceId): Army | null {
  const piece = realm.pieces.get(id);
  return piece?.kind === 'detachment' || piece?.kind === 'garrison' ? piece : null;
}

/** The seat's detachment with that id on the map. */
export function detachmentOnMap(realm: Realm, id: PieceId): Detachment | null {
  const piece = realm.pieces.get(id);
  return piece?.kind === 'detachment' ? piece : null;
}

/** Own detachments and garrisons on the map and in orbit, in the order of their ids. */
export function ownArmies(realm: Realm): readonly Army[] {
  const onMap = [...realm.pieces.values()].filter(
    (piece): piece is Army => piece.kind === 'detachment' || piece.kind === 'garrison',
  );
  return [...onMap, ...realm.orbit.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Own detachments on the map, in the order of their ids. */
export const ownDetachments = (realm: Realm): readonly Detachment[] =>
  ownArmies(realm).filter((army): army is Detachment => army.kind === 'detachment' && realm.pieces.has(army.id));

/** Own garrisons, in the order of their ids. */
export const ownGarrisons = (realm: Realm): readonly Garrison[] =>
  ownArmies(realm).filter((army): army is Garrison => army.kind === 'garrison');

/** Replaces an army by its new version, on the map or in orbit. */
export function putArmy(realm: Realm, army: Army): void {
  if (army.kind === 'detachment' && realm.orbit.has(army.id)) realm.orbit.set(army.id, army);
  else realm.pieces.set(army.id, army);
}

/** Takes an army out of play. */
export function dropArmy(realm: Realm, army: Army): void {
  realm.pieces.delete(army.id);
  realm.orbit.delete(army.id);
}

/** An army with one of its units changed; null takes the unit away. */
export function withUnit<Kind extends Army>(army: Kind, id: UnitId, to: (unit: Unit) => Unit | null): Kind {
  const units = army.units.flatMap((unit) => (unit.id === id ? (to(unit) ?? []) : unit));
  return { ...army, units };
}

export const unitIn = (army: Army, id: UnitId): Unit | null => army.units.find((unit) => unit.id === id) ?? null;

/** A piece that does not exist, is somebody else's or is not an army. */
export const noArmy = (id: PieceId): Fault => fault('no-such-army', 'HEX-TURN-09', { piece: id }, ['piece']);
/** A unit that the army does not have. */
export const noUnit = (id: UnitId): Fault => fault('no-such-unit', 'HEX-TURN-09', { unit: id }, ['unit']);
