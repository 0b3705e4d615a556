import type { BattleSide, PieceId, SeenBattle, SeenSide, View } from '@sealed-orders/rules/hex-campaign';
import { BATTLE_SIDES } from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import { FACTION_NAMES, type Words } from '@sealed-orders/text/hex-campaign';
import { battlesText, outcomeText } from '@sealed-orders/text/hex-campaign/forms/battles';

/** A side's name: its player, or native forces. */
export function sideName(words: Words, side: SeenSide | null): string {
  if (side === null) return battlesText.nobody;
  if (side.seat !== null) return words.seat(side.seat).text;
  const [force] = side.forces;
  return battlesText.native(force === undefined ? null : FACTION_NAMES[force.faction]);
}

/** The name of its army, for a reader who knows it; otherwise its leader. */
export function armyTitle(view: View, words: Words, side: SeenSide | null): string {
  const known = (side?.armies ?? [])
    .map((id: PieceId) => lookup(view.pieces, id)?.name ?? '')
    .find((name) => name !== '');
  return known ?? sideName(words, side);
}

/**
 * What to call its army in sentences: by its name if it is the reader's own, otherwise by its leader. A referee knows
 * the names of both armies, and they may be the same.
 */
export const armyName = (view: View, words: Words, side: SeenSide | null): string =>
  view.viewer.kind === 'seat' ? armyTitle(view, words, side) : sideName(words, side);

/** Points of the units that fight on a side themselves; null: unknown, or they no longer fight. */
export function worthOf(battle: SeenBattle, name: BattleSide): number | null {
  const units = battle.card?.[name]?.units ?? [];
  const forces = battle[name]?.forces ?? [];
  const worth = [...(units.length > 0 ? units : forces)].reduce((sum, { points }) => sum + points, 0);
  return worth > 0 ? worth : null;
}

/** Who won, as far as the reader may know; null: it is not over, or the reader may not know. */
export function verdictOf(words: Words, battle: SeenBattle): string | null {
  const { result } = battle;
  if (result === null) return null;
  return result.winner === null ? outcomeText.draw : outcomeText.won(sideName(words, battle[result.winner]));
}

/** The side that the reader leads; null: neither. */
export function ownSide(view: View, battle: SeenBattle): BattleSide | null {
  const { viewer } = view;
  if (viewer.kind !== 'seat') return null;
  return BATTLE_SIDES.find((side) => battle[side]?.seat === viewer.seat) ?? null;
}

export const OTHER: Readonly<Record<BattleSide, BattleSide>> = { attacker: 'defender', defender: 'attacker' };

/** The name of a battle's place, or its hex. */
export function placeName(view: View, words: Words, battle: Pick<SeenBattle, 'hex'>): string {
  const label = words.hex(battle.hex).text;
  const name = view.hexes[battle.hex]?.site?.name ?? view.chart.names[battle.hex] ?? null;
  return name === null ? label : `${name}, ${label}`;
}
