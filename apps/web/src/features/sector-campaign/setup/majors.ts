import {
  defaultMajors,
  type Option,
  type Order,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';

export type MajorsOption = Extract<Option, { readonly type: 'seal-majors' }>;

/** What the side has sealed; empty: nothing yet. */
export const sealedMajors = ({ side, desks }: View): readonly TerritoryId[] =>
  side === null ? [] : (desks[side]?.majors ?? []);

/** Adds a territory to the choice, or removes it. */
export const toggled = (chosen: readonly TerritoryId[], territory: TerritoryId): readonly TerritoryId[] =>
  chosen.includes(territory) ? chosen.filter((one) => one !== territory) : [...chosen, territory];

/** What the rules choose for a side that chooses nothing. */
export const usualMajors = ({ side, board }: View): readonly TerritoryId[] =>
  side === null ? [] : defaultMajors(board.settings, side);

/** The order that seals the choice; null: there are too few, or too many. */
export const majorsOrder = ({ count }: MajorsOption, chosen: readonly TerritoryId[]): Order | null =>
  chosen.length === count ? { type: 'seal-majors', territories: [...chosen] } : null;
