import {
  checkOrder,
  type DealOption,
  type DealOrder,
  type PieceId,
  type Rejection,
  type TreatyKind,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { lookup, type SeatId, sortedKeys } from '@sealed-orders/rules/kernel';

export type Offer = Extract<DealOrder, { readonly type: 'offer' }>;

const NOTHING = { bp: 0, from: null, captives: [] };

/** An empty offer, by the open channel: in secret only if nothing else is possible. */
export const emptyOffer = ({ deal, open, secret }: DealOption): Offer => ({
  type: 'offer',
  to: deal,
  secret: open !== null && secret === null,
  treaty: null,
  gives: NOTHING,
  takes: NOTHING,
  promise: '',
});

/** Something that can be put in an offer, and why it would be refused. */
export interface Clause<Value> {
  readonly value: Value;
  readonly refusal: Rejection | null;
}

/** HEX-DIP-08, -10: each treaty, checked by the rules in an offer that contains nothing else. */
export function treatyClauses(view: View, by: SeatId, offer: Offer): readonly Clause<TreatyKind>[] {
  const kinds: readonly TreatyKind[] = ['pact', 'alliance'];
  return kinds.map((treaty) => {
    const alone: Offer = { ...offer, treaty, gives: NOTHING, takes: NOTHING, promise: '' };
    return { value: treaty, refusal: checkOrder(view, by, alone)[0] ?? null };
  });
}

/** HEX-DIP-03: the other player's captives that the reader holds, each checked by the rules alone. */
export function captiveClauses(view: View, by: SeatId, offer: Offer): readonly Clause<PieceId>[] {
  const held = view.own?.captives ?? {};
  return sortedKeys(held)
    .filter((id) => held[id]?.detachment.seat === offer.to)
    .map((id) => {
      const alone: Offer = {
        ...offer,
        treaty: null,
        gives: { ...NOTHING, captives: [id] },
        takes: NOTHING,
        promise: '',
      };
      return { value: id, refusal: checkOrder(view, by, alone)[0] ?? null };
    });
}

/** The reader's detachments that the other player holds: only their captor is known. */
export function takenBy(view: View, other: SeatId): readonly PieceId[] {
  const taken = view.own?.taken ?? {};
  return sortedKeys(taken).filter((id) => lookup(taken, id) === other);
}

/** Adds it to the list, or removes it if it was there. */
export const toggled = (ids: readonly PieceId[], id: PieceId): PieceId[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
