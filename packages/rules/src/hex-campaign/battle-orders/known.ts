import type { SeatId } from '../../kernel/index.ts';
import { lookup, present, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { carriedClasses } from '../battle-movement/entry.ts';
import { knownCaptives } from '../captives/burden.ts';
import { knownGround } from '../ground/known-ground.ts';
import { indexOf } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import type { Army, Detachment, Faction, PieceId, Relation, SeenBattle, View } from '../types.ts';
import { knownPlace } from '../view/known-place.ts';

/** An army of the viewer that gets a battle order. */
export interface Ordered<Of extends Army = Army> {
  readonly piece: Of;
  readonly inOrbit: boolean;
}

/** HEX-BORD-01, -13: the viewer's armies: those on the map and the detachments in orbit. */
export function ownArmies(view: View): readonly Ordered[] {
  const onMap = sortedKeys(view.pieces).flatMap((id) => ownArmy(view, id) ?? []);
  const orbit = view.own?.orbit ?? {};
  return [...onMap, ...sortedKeys(orbit).flatMap((id) => ownArmy(view, id) ?? [])];
}

/** The viewer's army of that id; null for anything else. */
export function ownArmy(view: View, id: PieceId): Ordered | null {
  const piece = lookup(view.pieces, id);
  if (piece?.kind === 'detachment' || piece?.kind === 'garrison') return { piece, inOrbit: false };
  const above = lookup(view.own?.orbit ?? {}, id);
  return above === undefined ? null : { piece: above, inOrbit: true };
}

/** The relation of a seat to the viewer. */
export const relationOf = (view: View, seat: SeatId): Relation | null =>
  view.seats.find(({ id }) => id === seat)?.relation ?? null;

/** The viewer's race: used by race rules. */
export const ownFaction = ({ own }: View): Faction => present(own, 'only a seat has armies').record.faction;

/** Enemy detachments that the viewer knows the place of. */
export function knownEnemies(view: View): readonly { readonly id: PieceId; readonly hex: HexKey }[] {
  const listed = view.own?.recon?.pieces ?? [];
  const ids = new Set([...sortedKeys(view.seen), ...listed.map(({ id }) => id)]);
  return [...ids].sort().flatMap((id) => {
    const place = knownPlace(view, id);
    return place !== null && relationOf(view, place.seat) === 'enemy' ? [{ id, hex: place.hex }] : [];
  });
}

/** HEX-BMOV-09, HEX-CAPT-04: what moves with a detachment of the viewer. */
export const knownClasses = (view: View, piece: Detachment): number =>
  carriedClasses(piece, knownCaptives(view, piece));

/** Index of a hex in the ground that the viewer knows; -1 off the map. */
export const knownIndex = (view: View, hex: HexKey): HexIndex => indexOf(knownGround(view).grid, hex);

/** HEX-QB-11: the postponed battle in a hex, or null. */
export const waitingBattle = (view: View, hex: HexKey): SeenBattle | null =>
  view.battles.find((battle) => battle.postponed && battle.hex === hex) ?? null;
