import { lookup } from '../../kernel/index.ts';
import { distance, type HexKey } from '../../space/hex.ts';
import { check } from '../check.ts';
import type {
  Army,
  BattleOrder,
  BattleOrderChoice,
  BattleOrderOption,
  BattleSheet,
  BattleTarget,
  Option,
  PieceId,
  View,
} from '../types.ts';
import { spyOrders } from './agents.ts';
import { airSupport } from './air.ts';
import { backed, type Foe, foesNear, foesOf, ownDetachments, strengthOf, threatTo } from './knowledge.ts';
import { withoutRefused } from './refused.ts';

/** The odds at which it attacks, and those at which it withdraws. */
const ODDS = 1.05;
const TOO_MANY = 1.6;
/** The value of helping in an attack: better than poor odds of its own, worse than an undefended target. */
const HELP = 1.5;
/** The bonus of a Stronghold's walls for armies behind them. */
const WALLS = 1.15;

interface Aim {
  readonly order: BattleOrder;
  readonly worth: number;
}

/** The battle orders: attacks with good odds, support for them, else defence; no army is wasted. */
export function battleSheet(view: View, options: readonly Option[]): BattleSheet {
  const foes = foesOf(view);
  const offered = options.filter((option): option is BattleOrderOption => 'army' in option && 'orders' in option);
  const attacking: PieceId[] = [];
  const orders: BattleOrder[] = [];
  const aimedAt = new Set<string>();
  for (const army of ownDetachments(view)) {
    const option = offered.find((one) => one.army === army.id);
    if (option === undefined) continue;
    const order = orderFor(view, army, option, { foes, attacking, aimedAt });
    if (order === null) continue;
    orders.push(order);
    if (order.type === 'attack') {
      attacking.push(army.id);
      aimedAt.add(JSON.stringify(order.target));
    }
  }
  const sheet: BattleSheet = { phase: 'battle-orders', orders, spies: [], airSupport: [] };
  const allowed = withoutRefused(sheet, (one) => check(view, one));
  return { ...allowed, spies: spyOrders(options), airSupport: airSupport(view, options, allowed.orders) };
}

interface Situation {
  readonly foes: readonly Foe[];
  readonly attacking: readonly PieceId[];
  readonly aimedAt: ReadonlySet<string>;
}

function orderFor(view: View, army: Army, option: BattleOrderOption, now: Situation): BattleOrder | null {
  const open = new Map(option.orders.filter(({ refusal }) => refusal === null).map((one) => [one.type, one]));
  const attack = open.get('attack');
  const aim = attack === undefined ? null : bestAim(view, army, attack, now);
  if (aim !== null) return aim.order;
  const helped = open.get('support')?.supported.find((piece) => now.attacking.includes(piece));
  if (helped !== undefined) return { type: 'support', piece: army.id, target: helped };
  const beside = threatTo(now.foes, army.hex);
  const way = open.get('withdraw')?.ways.find((hex) => foesNear(now.foes, hex, 1) === 0);
  const isOutnumbered = beside > TOO_MANY * strengthOf(army) && view.own?.capital !== army.hex;
  if (isOutnumbered && way !== undefined) return { type: 'withdraw', piece: army.id, to: way };
  if (beside > 0 && open.has('defend')) return { type: 'defend', piece: army.id };
  return open.has('guard') ? { type: 'guard', piece: army.id } : null;
}

/** The target with the best odds that are good enough; null: none. */
function bestAim(view: View, army: Army, { targets }: BattleOrderChoice, now: Situation): Aim | null {
  const aims = targets.flatMap(({ target, via }): readonly Aim[] => {
    if (via !== null) return [];
    // A second attacker of the same target helps in that battle.
    const worth = now.aimedAt.has(JSON.stringify(target)) ? HELP : worthOf(view, army, target, now.foes);
    return worth === null ? [] : [{ order: { type: 'attack', piece: army.id, target }, worth }];
  });
  return aims.reduce<Aim | null>((best, aim) => (best === null || aim.worth > best.worth ? aim : best), null);
}

function worthOf(view: View, army: Army, target: BattleTarget, foes: readonly Foe[]): number | null {
  const hex = target.kind === 'hex' ? target.hex : (foes.find(({ id }) => id === target.piece)?.hex ?? null);
  if (hex === null) return null;
  const defence = foesNear(foes, hex, 0) * (isWalled(view, hex) ? WALLS : 1);
  if (defence === 0) return isEnemyPlace(view, hex) ? Number.MAX_SAFE_INTEGER : null;
  const help = ownDetachments(view).filter(({ id, hex: at }) => id !== army.id && distance(at, hex) === 1);
  const mine = backed(strengthOf(army), help.map(strengthOf));
  return mine >= ODDS * defence ? mine / defence : null;
}

const isWalled = ({ hexes }: View, hex: HexKey): boolean => (lookup(hexes, hex)?.stronghold ?? null) !== null;

/** A settlement or Stronghold of an enemy. */
function isEnemyPlace({ hexes, seats }: View, hex: HexKey): boolean {
  const known = lookup(hexes, hex);
  const isEnemys = seats.some(({ id, relation }) => relation === 'enemy' && id === known?.control);
  return isEnemys && (known?.site?.kind === 'urban' || known?.stronghold !== null);
}
