import type { CounterId, TerritoryId } from '@sealed-orders/rules/sector-campaign';

/** The reader's selection on the board. */
export type Selection =
  | { readonly kind: 'territory'; readonly territory: TerritoryId }
  | { readonly kind: 'counter'; readonly counter: CounterId }
  | null;

/** The declaration that the reader is composing, as drawn on the board: hollow, with its counters outlined. */
export interface Plan {
  readonly counters: readonly CounterId[];
  readonly from: TerritoryId | null;
  readonly to: TerritoryId | null;
  /** For flights: the territories that they enter, in order. */
  readonly route: readonly TerritoryId[] | null;
  /** The territory that it would take if it succeeded; null: none. */
  readonly takes: TerritoryId | null;
  /** Where it could go: a touch on one of these territories makes it the target. */
  readonly among: readonly TerritoryId[];
}
