import { lookup } from '../../kernel/index.ts';
import { type HexKey, isOnMap, neighbours } from '../../space/hex.ts';
import { check } from '../check.ts';
import type { Detachment, MovementOption, MovementOrder, MovementSheet, Option, OrderChoice, View } from '../types.ts';
import { agentOrders } from './agents.ts';
import { missions } from './air.ts';
import {
  backed,
  type Foe,
  foesNear,
  foesOf,
  fullStrengthOf,
  type Goal,
  goalsOf,
  ownDetachments,
  strengthOf,
  threatTo,
} from './knowledge.ts';
import { withoutRefused } from './refused.ts';
import { type Ways, waysOf } from './ways.ts';

/** A march of one army with its value. */
interface Considered {
  readonly order: MovementOrder;
  readonly end: HexKey;
  readonly worth: number;
}

/** The basis of an army's decision: where others of its side will be, and its goal. */
interface Outlook {
  readonly view: View;
  readonly foes: readonly Foe[];
  /** Where own armies will be, as far as decided, with their strength. */
  readonly friends: ReadonlyMap<HexKey, number>;
  /** The cost from a hex to its goal. */
  readonly wayFrom: (hex: HexKey) => number;
}

/** The value of each movement point nearer to the goal. */
const STEP = 7;
const CLAIM = 6;
const SITE = 45;
/** The value of entering an undefended enemy place. */
const ENTER = 120;
const DANGER = 90;
const CHANCE = 25;
/** The loss of strength at which an army goes home. */
const SPENT = 0.55;
/** The superiority at which it keeps away from enemies. */
const RISK = 1.35;

/** Every army marches where it is most useful; weak ones go home. */
export function movementSheet(view: View, options: readonly Option[]): MovementSheet {
  const foes = foesOf(view);
  const goals = [...goalsOf(view, foes)];
  const ways = waysOf(view);
  const friends = new Map<HexKey, number>();
  const orders: MovementOrder[] = [];
  for (const army of ownDetachments(view)) {
    const option = options.find((one): one is MovementOption => 'choices' in one && one.piece === army.id);
    if (option === undefined) continue;
    const goal = goalFor(view, army, foes, goals, ways);
    const wayFrom = ways(army, goal, 'to');
    const best = bestOf(considered(option, army, { view, foes, friends, wayFrom }));
    friends.set(best?.end ?? army.hex, strengthOf(army));
    if (best !== null) orders.push(best.order);
  }
  const all = [...orders, ...agentOrders(view, options, ways)];
  const sheet = withoutRefused<MovementSheet>({ phase: 'movement-orders', orders: all }, (one) => check(view, one));
  const air = missions(view, options);
  return air.length === 0 ? sheet : { ...sheet, air };
}

/** The army's goal: the best place for its distance. A place already chosen counts less for the next. */
function goalFor({ own }: View, army: Detachment, foes: readonly Foe[], goals: Goal[], ways: Ways): HexKey {
  const mine = strengthOf(army);
  if (mine < SPENT * fullStrengthOf(army)) return own?.capital ?? army.hex;
  const way = ways(army, army.hex, 'from');
  const value = ({ hex, worth }: Goal): number => {
    const isTooStrong = foesNear(foes, hex, 0) > mine;
    return (isTooStrong ? worth / 6 : worth) / (way(hex) + 4);
  };
  const best = goals.reduce<Goal | null>((so, goal) => (so === null || value(goal) > value(so) ? goal : so), null);
  if (best === null) return army.hex;
  goals.splice(goals.indexOf(best), 1, { ...best, worth: best.worth * best.again });
  return best.hex;
}

const bestOf = (all: readonly Considered[]): Considered | null =>
  all.reduce<Considered | null>((best, one) => (best === null || one.worth > best.worth ? one : best), null);

/** All orders that the army may get, with their values. */
function considered(option: MovementOption, army: Detachment, outlook: Outlook): readonly Considered[] {
  return option.choices
    .filter(({ refusal }) => refusal === null)
    .flatMap((choice) => ordersOf(choice, army, outlook))
    .filter(({ end }) => !outlook.friends.has(end));
}

function ordersOf(choice: OrderChoice, army: Detachment, outlook: Outlook): readonly Considered[] {
  const { id: piece, hex } = army;
  const stay = (order: MovementOrder, extra: number): readonly Considered[] => [
    { order, end: hex, worth: standing(outlook, army, hex) + extra },
  ];
  switch (choice.type) {
    case 'guard':
      return stay({ type: 'guard', piece }, 0);
    case 'recover':
      return stay({ type: 'recover', piece }, strengthOf(army) < SPENT * fullStrengthOf(army) ? STEP : -STEP);
    case 'claim-area':
      return stay({ type: 'claim-area', piece }, claims(outlook, [hex, ...neighbours(hex)]));
    case 'path':
      return choice.reach.map(({ hex: end, path }) => ({
        order: { type: 'path', piece, path },
        end,
        worth: standing(outlook, army, end) + entering(outlook, end),
      }));
    case 'move-and-claim':
      return choice.reach.map(({ hex: end, path }) => ({
        order: { type: 'move-and-claim', piece, path },
        end,
        worth: standing(outlook, army, end) + entering(outlook, end) + claims(outlook, path),
      }));
    default:
      return [];
  }
}

/** The value of ending there: near the goal, and beside enemies only if they are weaker. */
function standing({ foes, wayFrom, friends }: Outlook, army: Detachment, end: HexKey): number {
  const threat = threatTo(foes, end);
  const mine = backed(
    strengthOf(army),
    neighbours(end).map((hex) => friends.get(hex) ?? 0),
  );
  const risk = threat === 0 ? 0 : threat > RISK * mine ? -DANGER : CHANCE;
  return risk - STEP * wayFrom(end);
}

/** Entering an enemy place takes it. */
function entering({ view, foes }: Outlook, end: HexKey): number {
  const known = lookup(view.hexes, end);
  if (known === undefined || known.site?.kind !== 'urban') return 0;
  const isEnemys = view.seats.some(({ id, relation }) => id === known.control && relation === 'enemy');
  return isEnemys && foesNear(foes, end, 0) === 0 ? ENTER : 0;
}

/** The value of claiming these hexes. Beside an enemy a claim is mostly contested. */
function claims({ view: { hexes, chart, own }, foes }: Outlook, around: readonly HexKey[]): number {
  return around.reduce((sum, hex) => {
    const known = lookup(hexes, hex);
    if (!isOnMap(chart.size, hex) || known?.control === own?.id || foesNear(foes, hex, 1) > 0) return sum;
    return sum + (known?.site?.kind === 'resource' ? SITE : CLAIM);
  }, 0);
}
