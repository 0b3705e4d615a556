import type { BattleOrder, BattleOrderChoice, BattleOrderOption, Option, PieceId } from '../types.ts';

/** One of several, chosen by a random number. */
const pick = <Item>(items: readonly Item[], by: number): Item | undefined => items[by % Math.max(1, items.length)];

/** One of the battle orders that a form offers for an army. */
function orderFrom(army: PieceId, choices: readonly BattleOrderChoice[], by: number): BattleOrder {
  const choice = pick(
    choices.filter(({ refusal }) => refusal === null),
    by,
  );
  const { type = 'guard', targets = [], ways = [], supported = [] } = choice ?? {};
  const at = Math.floor(by / 8);
  const [named, to, helped] = [pick(targets, at), pick(ways, at), pick(supported, at)];
  if (type === 'guard' || type === 'defend') return { type, piece: army };
  if (type === 'withdraw') return to === undefined ? { type: 'guard', piece: army } : { type, piece: army, to };
  if (type === 'support') {
    return helped === undefined ? { type: 'guard', piece: army } : { type, piece: army, target: helped };
  }
  if (named === undefined) return { type: 'guard', piece: army };
  const { target, via } = named;
  return { type, piece: army, target, ...(via === null ? {} : { via }) };
}

const isOfArmy = (option: Option): option is BattleOrderOption => 'army' in option && 'orders' in option;

/** An order for each army, drawn from what its form offers; no second drop on one hex. */
export function drawnBattleOrders(options: readonly Option[], draws: readonly number[]): readonly BattleOrder[] {
  const orders = options
    .filter(isOfArmy)
    .map(({ army, orders: choices }, i) => orderFrom(army, choices, draws[i % Math.max(1, draws.length)] ?? 0));
  const named = new Set<string>();
  return orders.map((order) => {
    if (!('target' in order) || order.type === 'support') return order;
    const place = JSON.stringify(order.target);
    if (named.has(place)) return { type: 'guard', piece: order.piece };
    named.add(place);
    return order;
  });
}
