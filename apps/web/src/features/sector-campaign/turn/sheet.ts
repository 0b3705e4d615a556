import type { SeatId } from '@sealed-orders/rules/kernel';
import {
  checkOrder,
  type CommandSheet,
  counterFor,
  type Detachment,
  type DetachmentId,
  DIRECTIVES,
  detachmentsOf,
  type Known,
  type Purchase,
  priceOf,
  type Rejection,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';

/** Nothing is ignored, paid or bought. SEC-TURN-02. */
export const EMPTY_SHEET: CommandSheet = { ignores: false, additions: [], returns: [], upkeep: [], purchases: [] };

/** What the parts of the form share. */
export interface SheetPartProps {
  readonly known: Known;
  readonly seat: SeatId;
  readonly sheet: CommandSheet;
  readonly write: (sheet: CommandSheet) => void;
}

/** SEC-CR-04, -06: temporary detachments with their price; `isForced`: it is isolated, so it must be paid for. */
export interface Upkeep {
  readonly detachment: Detachment;
  readonly points: number;
  readonly isForced: boolean;
}

export const upkeeps = ({ board, desk }: Known): readonly Upkeep[] =>
  detachmentsOf(desk).flatMap((detachment) =>
    detachment.price === null
      ? []
      : [
          {
            detachment,
            points: detachment.price.points,
            isForced: counterFor(board, detachment)?.isIsolated === true,
          },
        ],
  );

/** SEC-DIR-15: detachments that are away and can return this turn. */
export const returning = ({ board, desk }: Known): readonly Detachment[] =>
  detachmentsOf(desk).filter(({ where, awayIn }) => where === 'away' && awayIn !== null && awayIn < board.turn);

/** What a sheet costs, in VP. */
export interface Sums {
  readonly directive: number;
  readonly upkeep: number;
  readonly bought: number;
  readonly before: number;
  readonly after: number;
}

export function sumsOf(known: Known, sheet: CommandSheet): Sums {
  const { directive } = known.desk;
  const ignoring = sheet.ignores && directive !== null ? (DIRECTIVES[directive.number]?.price ?? 0) : 0;
  const upkeep = upkeeps(known)
    .filter(({ detachment, isForced }) => isForced || sheet.upkeep.includes(detachment.id))
    .reduce((sum, { points }) => sum + points, 0);
  const bought = sheet.purchases.reduce((sum, one) => sum + priceOf(one), 0);
  const before = known.board.sides[known.side].score;
  return { directive: ignoring, upkeep, bought, before, after: before - ignoring - upkeep - bought };
}

/** Why the rules refuse the sheet; null: it can be sealed. */
export function refusalOfSheet(view: View, seat: SeatId, sheet: CommandSheet): Rejection | null {
  const [first] = checkOrder(view, seat, { type: 'command', sheet });
  return first ?? null;
}

/** Why one more purchase is refused; null: it can be added. */
export const refusalOfPurchase = (view: View, seat: SeatId, sheet: CommandSheet, purchase: Purchase) =>
  refusalOfSheet(view, seat, withPurchase(sheet, purchase));

export const withPurchase = (sheet: CommandSheet, purchase: Purchase): CommandSheet => ({
  ...sheet,
  purchases: [...sheet.purchases, purchase],
});

export const withoutPurchase = (sheet: CommandSheet, place: number): CommandSheet => ({
  ...sheet,
  purchases: sheet.purchases.filter((_, i) => i !== place),
});

/** Pays for a detachment, or lets it leave. */
export const withUpkeep = (sheet: CommandSheet, id: DetachmentId): CommandSheet => ({
  ...sheet,
  upkeep: sheet.upkeep.includes(id) ? sheet.upkeep.filter((one) => one !== id) : [...sheet.upkeep, id],
});

/** @param at null: where the rules put it */
export const withReturn = (sheet: CommandSheet, detachment: DetachmentId, at: TerritoryId | null): CommandSheet => ({
  ...sheet,
  returns: [
    ...sheet.returns.filter((one) => one.detachment !== detachment),
    ...(at === null ? [] : [{ detachment, at }]),
  ],
});

/** An ignored directive brings nobody. SEC-DIR-13, -14. */
export const withAnswer = (sheet: CommandSheet, ignores: boolean): CommandSheet => ({
  ...sheet,
  ignores,
  additions: ignores ? [] : sheet.additions,
});
