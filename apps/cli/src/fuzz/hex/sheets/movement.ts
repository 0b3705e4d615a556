import {
  GODS,
  hexCampaign,
  type MovementOption,
  type MovementOrder,
  type MovementSheet,
  type Option,
  type OrderChoice,
  type Reach,
  TREATMENTS,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { distance, type HexKey, hexKey } from '@sealed-orders/rules/kernel';
import type { Random } from '../../random.ts';
import { drawnMissions } from './air.ts';

/** One order that a form offers for a piece, or null when it offers nothing but refusals. */
function drawnOrder({ piece, choices }: MovementOption, goal: HexKey, random: Random): MovementOrder | null {
  const offered = choices.filter(({ refusal }) => refusal === null);
  if (offered.length === 0) return null;
  return orderOf(piece, random.pick(offered), goal, random);
}

/** Any hex in reach; most often the one nearest to the goal, so that armies meet. */
function endOf(reach: readonly Reach[], goal: HexKey, random: Random): Reach {
  if (random.chance(40)) return random.pick(reach);
  return reach.reduce((best, end) => (distance(end.hex, goal) < distance(best.hex, goal) ? end : best));
}

function orderOf(
  piece: MovementOption['piece'],
  choice: OrderChoice,
  goal: HexKey,
  random: Random,
): MovementOrder | null {
  const { type } = choice;
  switch (type) {
    case 'path':
      return pathOrder(piece, choice, goal, random);
    case 'move-and-claim':
    case 'reserve':
      return { type, piece, path: endOf(choice.reach, goal, random).path };
    case 'follow': {
      const target = random.pick(choice.targets);
      return choice.mayFlyHigh && random.chance(50) ? { type, piece, target, high: true } : { type, piece, target };
    }
    case 'guard':
      return choice.spyTargets.length > 0 && random.chance(50)
        ? { type, piece, switchTo: random.pick(choice.spyTargets) }
        : { type, piece };
    case 'advance':
    case 'recover':
    case 'claim-area':
    case 'to-orbit':
      return { type, piece };
    case 'webway':
      return { type, piece, to: random.pick(choice.reach).hex };
  }
}

function pathOrder(
  piece: MovementOption['piece'],
  choice: OrderChoice,
  goal: HexKey,
  random: Random,
): MovementOrder | null {
  const { reach, highReach, spyTargets } = choice;
  const type = 'path';
  if (spyTargets.length > 0 && (reach.length === 0 || random.chance(50))) {
    return { type, piece, path: [], target: random.pick(spyTargets) };
  }
  const isHigh = highReach.length > 0 && (reach.length === 0 || random.chance(50));
  const ends = isHigh ? highReach : reach;
  if (ends.length === 0) return null;
  const { path } = endOf(ends, goal, random);
  return isHigh ? { type, piece, path, high: true } : { type, piece, path };
}

/** HEX-RACE-CH-08: Claim area turned into a curse where the piece stands in an own Stronghold. */
function cursing(view: View, order: MovementOrder, random: Random): MovementOrder {
  const { own, pieces } = view;
  const hex = pieces[order.piece]?.hex;
  const defences = hex === undefined ? [] : (own?.strongholds[hex]?.defences ?? []);
  if (order.type !== 'claim-area' || hex === undefined || defences.length === 0) return order;
  const defence = random.pick(defences).id;
  const payer = own?.capital ?? hex;
  const shrine: MovementOrder = { ...order, shrine: { defence, god: random.pick(GODS), payer } };
  return hexCampaign.check(view, { phase: 'movement-orders', orders: [shrine] }).length === 0 ? shrine : order;
}

/** A sheet drawn from what is offered: most pieces get an order, in any order of pieces. */
export function movementSheet(view: View, options: readonly Option[], random: Random): MovementSheet {
  const capitals = view.seats.flatMap(({ id, startingCapital }) =>
    startingCapital === null || id === view.own?.id ? [] : [startingCapital],
  );
  const goal = random.pick(capitals.length > 0 ? capitals : [hexKey(0, 0)]);
  const orders = options.flatMap((option) => {
    if (!('choices' in option)) return [];
    const drawn = random.chance(90) ? drawnOrder(option, goal, random) : null;
    if (drawn === null) return [];
    const order = cursing(view, drawn, random);
    const treated: MovementOrder = random.chance(10) ? { ...order, treatment: random.pick(TREATMENTS) } : order;
    return [{ order: treated, place: random.int(1_000_000) }];
  });
  const air = drawnMissions(options, random);
  const sheet: MovementSheet = {
    phase: 'movement-orders',
    orders: orders.sort((a, b) => a.place - b.place).map(({ order }) => order),
  };
  return air.length === 0 ? sheet : { ...sheet, air };
}
