import type { Deal, DealOption, DealSide, Option, Order, View } from '@sealed-orders/rules/hex-campaign';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { keysOf } from '@sealed-orders/rules/kernel';
import type { Random } from '../random.ts';
import { drawnOf } from './sheets/drawn-of.ts';

type Own = NonNullable<View['own']>;

const urbanOf = ({ sites }: Own) => keysOf(sites).filter((hex) => sites[hex]?.kind === 'urban');

/** BP now and then, and captives that are in a prison of the giver. */
function gift(own: Own, to: string, random: Random): DealSide {
  const towns = urbanOf(own);
  const held = Object.values(own.captives).filter(
    ({ detachment, holder }) => detachment.seat === to && holder.kind === 'prison',
  );
  const isPaying = towns.length > 0 && random.chance(50);
  return {
    bp: isPaying ? 1 + random.int(300) : 0,
    from: isPaying ? random.pick(towns) : null,
    captives: drawnOf(held, random.int(2), random).map(({ detachment }) => detachment.id),
  };
}

function offerTo({ deal: to, open, secret }: DealOption, own: Own, random: Random): Order | null {
  const isSecret = open !== null || (secret === null && random.chance(50));
  if (isSecret ? secret !== null : open !== null) return null;
  const taken = keysOf(own.taken).filter((id) => own.taken[id] === to);
  return {
    type: 'offer',
    to,
    secret: isSecret,
    treaty: random.pick(['alliance', 'pact', null]),
    gives: gift(own, to, random),
    takes: { bp: random.chance(40) ? random.int(200) : 0, from: null, captives: drawnOf(taken, random.int(2), random) },
    promise: `No. ${random.int(1_000_000)}`,
  };
}

function answerTo(deal: Deal, own: Own, random: Random): Order | null {
  if (deal.signed) return null;
  if (random.chance(20)) return { type: 'withdraw', deal: deal.id };
  if (deal.to !== own.id) return null;
  const towns = urbanOf(own);
  return { type: 'sign', deal: deal.id, from: deal.takes.bp > 0 && towns.length > 0 ? random.pick(towns) : null };
}

/** A seat's step about deals: an answer to an offer, an offer, or nothing. Valid as far as the seat can know. */
export function drawnDeal(view: View, options: readonly Option[], random: Random): Order | null {
  const { own } = view;
  if (own === null) return null;
  const offered = options.filter((option): option is DealOption => 'deal' in option);
  const answers = own.deals.flatMap((deal) => answerTo(deal, own, random) ?? []);
  const order =
    answers.length > 0 && random.chance(70)
      ? random.pick(answers)
      : offered.length > 0
        ? offerTo(random.pick(offered), own, random)
        : null;
  return order !== null && hexCampaign.schemas.order.safeParse(order).success ? order : null;
}
