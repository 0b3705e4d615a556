import type { MovementOrder, Option, OrderChoice, Sheet } from '@sealed-orders/rules/hex-campaign';
import type { Random } from '../random.ts';

/** One order that a form offers for a piece, or null when it offers nothing but refusals. */
function drawnOrder({ piece, choices }: Option, random: Random): MovementOrder | null {
  const offered = choices.filter(({ refusal }) => refusal === null);
  if (offered.length === 0) return null;
  return orderOf(piece, random.pick(offered), random);
}

function orderOf(piece: Option['piece'], choice: OrderChoice, random: Random): MovementOrder | null {
  const { type } = choice;
  switch (type) {
    case 'path': {
      const high = choice.highReach.length > 0 && (choice.reach.length === 0 || random.chance(50));
      const { path } = random.pick(high ? choice.highReach : choice.reach);
      return high ? { type, piece, path, high } : { type, piece, path };
    }
    case 'move-and-claim':
    case 'reserve':
      return { type, piece, path: random.pick(choice.reach).path };
    case 'follow': {
      const target = random.pick(choice.targets);
      return choice.mayFlyHigh && random.chance(50) ? { type, piece, target, high: true } : { type, piece, target };
    }
    case 'advance':
    case 'guard':
    case 'recover':
    case 'claim-area':
      return { type, piece };
  }
}

/** A sheet drawn from what is offered: most pieces get an order, in any order of pieces. */
export function drawnSheet(options: readonly Option[], random: Random): Sheet {
  const orders = options.flatMap((option) => {
    const order = random.chance(90) ? drawnOrder(option, random) : null;
    return order === null ? [] : [{ order, place: random.int(1_000_000) }];
  });
  return {
    phase: 'movement-orders',
    orders: orders.sort((a, b) => a.place - b.place).map(({ order }) => order),
  };
}
