import type { SeatId } from '../../kernel/index.ts';
import { refusalFrom } from '../refusal/refusal.ts';
import type { DealOption, View } from '../types.ts';
import { hasOpenOffer, knowsBorder, talkFault } from './judge.ts';

/**
 * HEX-DIP-01, -11: possible partners for a deal: seats with a known border, seats that made an offer, or whose
 * Capital, or own one, holds the diplomat.
 */
export function dealOptions(view: View): readonly DealOption[] {
  const { own } = view;
  if (own === null) return [];
  const others = view.seats.map(({ id }) => id).filter((id) => id !== own.id);
  const isListed = (id: SeatId) => own.contacts.includes(id) || hasOpenOffer(own, id) || knowsBorder(view, own.id, id);
  return others.filter(isListed).map((deal): DealOption => {
    const [open, secret] = [false, true].map((isSecret) => talkFault(view, own, deal, isSecret));
    return {
      phase: 'build',
      deal,
      open: open === null || open === undefined ? null : refusalFrom(open),
      secret: secret === null || secret === undefined ? null : refusalFrom(secret),
    };
  });
}
