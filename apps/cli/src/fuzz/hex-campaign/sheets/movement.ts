import {
  type MovementOption,
  type MovementOrder,
  type MovementSheet,
  type Option,
  type OrderChoice,
  type Reach,
  TREATMENTS,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { keysOf } from '@sealed-orders/rules/kernel';
import { distance, type HexKey, hexKey } from '@sealed-orders/rules/space';
import type { Random } from '../../random.ts';
import { drawnMissions } from './air.ts';

const SELDOM: readonly MovementOrder['type'][] = ['to-orbit', 'webway'];

/** One order that a form offers for a piece, or null when it offers nothing but refusals. */
function drawnOrder({ piece, choices }: MovementOption, goal: HexKey, random: Random): MovementOrder | null {
  const offered = choices.filter(({ refusal }) => refusal === null);
  if (offered.length === 0) return null;
  // Options that are rarely offered are always tried.
  const seldom = offered.filter(({ type, curses }) => SELDOM.includes(type) || curses.length > 0);
  return orderOf(piece, random.pick(seldom.length > 0 && random.chance(40) ? seldom : offered), goal, random);
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
    case 'to-orbit':
      return { type, piece };
    case 'claim-area': {
      if (choice.curses.length === 0 || random.chance(40)) return { type, piece };
      const { defence, god, payer } = random.pick(choice.curses);
      return { type, piece, shrine: { defence, god, payer } };
    }
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

/** Others' places that the seat knows, and their Capitals: worth a march. */
function goalsOf(view: View): readonly HexKey[] {
  const me = view.own?.id;
  const capitals = view.seats.flatMap(({ id, startingCapital }) => (id === me ? [] : (startingCapital ?? [])));
  const places = keysOf(view.hexes).filter((hex) => {
    const known = view.hexes[hex];
    if (known === undefined) return false;
    const { control, site, stronghold } = known;
    return (site !== null && control !== me) || (stronghold !== null && stronghold.owner !== me);
  });
  const goals = [...capitals, ...places];
  return goals.length > 0 ? goals : [hexKey(0, 0)];
}

/** Where enemy armies are seen. */
const foesOf = (view: View): readonly HexKey[] =>
  Object.values(view.seen).flatMap(({ seat, hex, kind }) => {
    const isFoe = view.seats.some(({ id, relation }) => id === seat && relation === 'enemy');
    return isFoe && (kind === 'detachment' || kind === 'garrison') ? [hex] : [];
  });

/** The goal of a piece: mostly the nearest enemy, else any place. */
function goalFor({ piece }: MovementOption, view: View, foes: readonly HexKey[], random: Random): HexKey {
  const from = view.pieces[piece]?.hex;
  const near = from === undefined ? [] : foes.filter((foe) => distance(from, foe) < 8);
  if (from === undefined || near.length === 0 || random.chance(30)) return random.pick(goalsOf(view));
  return near.reduce((best, foe) => (distance(from, foe) < distance(from, best) ? foe : best));
}

/** A sheet drawn from the options: most pieces get an order, in any order of pieces. */
export function movementSheet(view: View, options: readonly Option[], random: Random): MovementSheet {
  const foes = foesOf(view);
  const orders = options.flatMap((option) => {
    if (!('choices' in option)) return [];
    const order = random.chance(90) ? drawnOrder(option, goalFor(option, view, foes, random), random) : null;
    if (order === null) return [];
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
