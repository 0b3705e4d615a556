import type { OrderState } from '@sealed-orders/map';
import type { BattleOrder, PieceId, SpyMission } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import type { SheetOf } from '../sheets.ts';

export type BattleSheet = SheetOf<'battle-orders'>;

/** Most retreat hexes that a sheet holds for one army. */
const MOST_RETREATS = 12;

function replaced<Item extends { readonly piece: PieceId }>(items: readonly Item[], item: Item): readonly Item[] {
  const isThere = items.some(({ piece }) => piece === item.piece);
  return isThere ? items.map((old) => (old.piece === item.piece ? item : old)) : [...items, item];
}

/** The sheet with this order in place of the army's old one, or at the end. */
export const withOrder = (sheet: BattleSheet, order: BattleOrder): BattleSheet => ({
  ...sheet,
  orders: replaced(sheet.orders, order),
});

export const withMission = (sheet: BattleSheet, mission: SpyMission): BattleSheet => ({
  ...sheet,
  spies: replaced(sheet.spies, mission),
});

/** The sheet without the order or mission of a piece; the same sheet if it has none. */
export function withoutOrder(sheet: BattleSheet, piece: PieceId): BattleSheet {
  const orders = sheet.orders.filter((order) => order.piece !== piece);
  const spies = sheet.spies.filter((mission) => mission.piece !== piece);
  const isSame = orders.length === sheet.orders.length && spies.length === sheet.spies.length;
  return isSame ? sheet : { ...sheet, orders, spies };
}

/** The sheet with a Tactical Bombardment for an army; null: for nobody. HEX-AIR-10. */
export function withSupport(sheet: BattleSheet, support: number, army: PieceId | null): BattleSheet {
  const others = sheet.airSupport.filter((one) => one.support !== support);
  const airSupport = army === null ? others : [...others, { support, army }].sort((a, b) => a.support - b.support);
  return { ...sheet, airSupport };
}

/** The sheet with an army's order one place earlier or later in the list; the same sheet at its ends. HEX-BMOV-03. */
export function moved(sheet: BattleSheet, piece: PieceId, by: 1 | -1): BattleSheet {
  const at = sheet.orders.findIndex((order) => order.piece === piece);
  const other = sheet.orders[at + by];
  const order = sheet.orders[at];
  if (order === undefined || other === undefined) return sheet;
  const orders = sheet.orders.map((one) => (one === order ? other : one === other ? order : one));
  return { ...sheet, orders };
}

/** The sheet with an army's order right before another's. HEX-BORD-03: the first to enter attacks. */
export function movedBefore(sheet: BattleSheet, piece: PieceId, other: PieceId): BattleSheet {
  const order = sheet.orders.find((one) => one.piece === piece);
  const hasOther = sheet.orders.some((one) => one.piece === other);
  if (order === undefined || !hasOther || piece === other) return sheet;
  const rest = sheet.orders.filter((one) => one !== order);
  return { ...sheet, orders: rest.flatMap((one) => (one.piece === other ? [order, one] : [one])) };
}

/** The order with a retreat hex at the end of its list, or without it if it is there. HEX-WD-10. */
export function withRetreat(order: BattleOrder, hex: HexKey): BattleOrder {
  const before = order.retreat ?? [];
  const retreat = before.includes(hex) ? before.filter((one) => one !== hex) : [...before, hex].slice(0, MOST_RETREATS);
  return withRetreats(order, retreat);
}

/** The order with these retreat hexes, the best first. */
export function withRetreats(order: BattleOrder, retreat: readonly HexKey[]): BattleOrder {
  const { retreat: _before, ...rest } = order;
  return retreat.length === 0 ? rest : { ...rest, retreat };
}

/** What an order badge shows: sealed wins; one being written or refused is a draft. */
export function badgeOf(
  isGiven: boolean,
  facts: { readonly sealed: boolean; readonly writing: boolean; readonly refused: boolean },
): OrderState {
  if (!isGiven) return 'none';
  if (facts.sealed) return 'sealed';
  return facts.writing || facts.refused ? 'draft' : 'complete';
}
