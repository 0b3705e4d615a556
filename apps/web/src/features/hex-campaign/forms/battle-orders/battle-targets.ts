import {
  type BattleOrder,
  type BattleOrderChoice,
  type BattleOrderType,
  type BattleTarget,
  type PieceId,
  retreatHexes,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { type HexKey, neighbours } from '@sealed-orders/rules/space';
import { hexOfArmy } from './battle-words.ts';

type Targeted = BattleOrderChoice['targets'][number];
export type HostileType = Extract<BattleOrder, { readonly target: BattleTarget }>['type'];

/** An order to enter a hex and fight there, and its target. */
export type HostileOrder = Extract<BattleOrder, { readonly target: BattleTarget }>;

export function isHostile(order: BattleOrder): order is HostileOrder {
  return 'target' in order && order.type !== 'support';
}

function hostileType(type: BattleOrderType): HostileType | null {
  switch (type) {
    case 'attack':
    case 'planned-attack':
    case 'raid':
    case 'planned-raid':
      return type;
    case 'withdraw':
    case 'support':
    case 'defend':
    case 'guard':
      return null;
  }
}

const isSame = (a: BattleTarget, b: BattleTarget): boolean =>
  a.kind === 'hex' ? b.kind === 'hex' && a.hex === b.hex : b.kind === 'army' && a.piece === b.piece;

/** An order that is complete as soon as its tile is touched; null for those that name something. */
export function armyOrder(piece: PieceId, type: BattleOrderType, before: BattleOrder | undefined): BattleOrder | null {
  if (type !== 'defend' && type !== 'guard') return null;
  return before?.retreat === undefined ? { type, piece } : { type, piece, retreat: before.retreat };
}

/** The order that names one of the offered targets. */
export function orderAt(piece: PieceId, type: BattleOrderType, { target, via }: Targeted): BattleOrder | null {
  const hostile = hostileType(type);
  if (hostile === null) return null;
  return via === null ? { type: hostile, piece, target } : { type: hostile, piece, target, via };
}

/** The order given by touching a hex: against the enemy army seen there, otherwise against the hex. Null: none. */
export function orderAtHex(view: View, piece: PieceId, choice: BattleOrderChoice, hex: HexKey): BattleOrder | null {
  const { type, targets, ways, supported } = choice;
  if (type === 'withdraw') return ways.includes(hex) ? { type, piece, to: hex } : null;
  if (type === 'support') {
    const target = supported.find((army) => hexOfArmy(view, army) === hex);
    return target === undefined ? null : { type, piece, target };
  }
  const army = targets.find(({ target }) => target.kind === 'army' && hexOfArmy(view, target.piece) === hex);
  const found = army ?? targets.find(({ target }) => target.kind === 'hex' && target.hex === hex);
  return found === undefined ? null : orderAt(piece, type, found);
}

/** The order given by touching an army. Null: the choice does not offer it. */
export function orderOnArmy(piece: PieceId, choice: BattleOrderChoice, army: PieceId): BattleOrder | null {
  const { type, targets, supported } = choice;
  if (type === 'support') return supported.includes(army) ? { type, piece, target: army } : null;
  const found = targets.find(({ target }) => target.kind === 'army' && target.piece === army);
  return found === undefined ? null : orderAt(piece, type, found);
}

/** A touch on an enemy: the hex, and the army if one was touched. */
export interface Touched {
  readonly hex: HexKey | null;
  readonly army: PieceId | null;
}

/**
 * The attack that is meant by touching an enemy while no kind of order is chosen. Null: no enemy in sight was touched, or
 * none that can be attacked.
 */
export function attackMeant(view: View, piece: PieceId, choices: readonly BattleOrderChoice[], { hex, army }: Touched) {
  const choice = choices.find(({ type, refusal }) => type === 'attack' && refusal === null);
  if (choice === undefined) return null;
  const named = army === null ? null : orderOnArmy(piece, choice, army);
  const order = named ?? (hex === null ? null : orderAtHex(view, piece, choice, hex));
  const isAtEnemy = army !== null || (order !== null && isHostile(order) && order.target.kind === 'army');
  return order !== null && isAtEnemy ? { choice, order } : null;
}

/** The order of this type that would lead to a hex, allowed or not; null: the type names no hex. */
export function orderThere(piece: PieceId, type: BattleOrderType, hex: HexKey): BattleOrder | null {
  const hostile = hostileType(type);
  if (hostile !== null) return { type: hostile, piece, target: { kind: 'hex', hex } };
  return type === 'withdraw' ? { type, piece, to: hex } : null;
}

/** The order of this type against or for an army, allowed or not; null: the type names no army. */
export function orderAgainst(piece: PieceId, type: BattleOrderType, army: PieceId): BattleOrder | null {
  const hostile = hostileType(type);
  if (hostile !== null) return { type: hostile, piece, target: { kind: 'army', piece: army } };
  return type === 'support' ? { type, piece, target: army } : null;
}

/** Enemy armies in sight beside an army that this kind of order can't name. */
export function refusedArmies(view: View, piece: PieceId, { targets }: BattleOrderChoice): readonly PieceId[] {
  const here = hexOfArmy(view, piece);
  if (here === null || view.own === null) return [];
  const near = new Set([here, ...neighbours(here)]);
  const { id } = view.own;
  return Object.values(view.seen)
    .filter(({ seat, kind, hex }) => seat !== id && kind === 'detachment' && near.has(hex))
    .map((seen) => seen.id)
    .filter((army) => !targets.some(({ target }) => target.kind === 'army' && target.piece === army));
}

/** The same order with another type and the same target, or null if that is not offered. */
export function retargeted(order: BattleOrder, choice: BattleOrderChoice): BattleOrder | null {
  if (order.type === choice.type) return order;
  const type = hostileType(choice.type);
  if (!isHostile(order) || type === null) return null;
  const isOffered = choice.targets.some(
    ({ target, via }) => isSame(target, order.target) && via === (order.via ?? null),
  );
  return isOffered ? { ...order, type } : null;
}

export const isChosen = (order: BattleOrder | undefined, { target, via }: Targeted): boolean =>
  order !== undefined && isHostile(order) && isSame(order.target, target) && (order.via ?? null) === via;

/** Hexes that an army may name as retreats with this order. */
export const retreatsFor = (view: View, order: BattleOrder): readonly HexKey[] =>
  retreatHexes(view, order.piece, order);
