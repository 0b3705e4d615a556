import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  type Entry,
  type ForceId,
  type Owner,
  type PastBattle,
  rosterPoints,
  sidesOf,
  type View,
} from '@sealed-orders/rules/node-campaign';
import type { Words } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';

/** Names in a list: `Azure, Madder`. */
export const namesOf = (words: Words, owners: readonly Owner[]): string =>
  owners.map((owner) => words.seat(owner).text).join(', ');

/** What stands in a node for an entry of the stack: its battleforces, or a Rok alone. */
export function armyOf(words: Words, { forces, hasRok }: Pick<Entry, 'forces' | 'hasRok'>): string {
  const names = forces.flatMap((id) => words.force(id)?.text ?? []);
  return names.length === 0 && hasRok ? battleText.rokAlone : names.join(', ');
}

/** Points of the rosters of battleforces. */
export const sizeOf = ({ forces }: Pick<View, 'forces'>, ids: readonly ForceId[]): number =>
  rosterPoints(ids.flatMap((id) => lookup(forces, id)?.units ?? []));

/** A side of a battle by its place. */
export const sideName = (words: Words, battle: Battle, side: number): string =>
  namesOf(words, sidesOf(battle)[side] ?? []);

/** The side that the reader is on; null: none. */
export function ownSide({ you }: Pick<View, 'you'>, battle: Battle): number | null {
  const side = sidesOf(battle).findIndex((one) => one.some((owner) => owner === you));
  return side < 0 ? null : side;
}

/** Who won a past battle, in a few words. */
export function pastResult(words: Words, { ending, winner, degree, sides }: PastBattle): string {
  const won = winner === null ? [] : (sides[winner] ?? []);
  if (won.length > 0) return battleText.list.won(namesOf(words, won), degree);
  return ending === 'void' ? battleText.list.nobody : battleText.list.draw;
}
