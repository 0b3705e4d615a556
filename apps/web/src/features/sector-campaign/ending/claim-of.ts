import { type Option, otherSide, type Side, type View } from '@sealed-orders/rules/sector-campaign';

/** What there is to say about a claim to victory. SEC-TURN-05. */
export type Claim =
  | { readonly kind: 'offered'; readonly enemy: Side; readonly turns: number }
  | { readonly kind: 'against'; readonly enemy: Side }
  | { readonly kind: 'made' };

/** Null: nobody claims victory, and the reader can't. */
export function claimOf({ board, side }: Pick<View, 'board' | 'side'>, options: readonly Option[]): Claim | null {
  if (side === null || board.ended !== null) return null;
  const enemy = otherSide(side);
  if (board.claim === side) return { kind: 'made' };
  if (board.claim === enemy) return { kind: 'against', enemy };
  const isOffered = options.some((option) => option.type === 'order' && option.order.type === 'claim-victory');
  return isOffered ? { kind: 'offered', enemy, turns: board.sides[enemy].absences } : null;
}
