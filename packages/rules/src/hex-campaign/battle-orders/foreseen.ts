import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { within } from '../../space/hex.ts';
import type { HostileOrder } from '../battle-movement/orders.ts';
import { ATTACK_ORDERS, LATE_BATTLE_ORDERS, RAID_ORDERS, SUPPORT_RANGE } from '../data/battle-orders.ts';
import { BOMBARD_RANGE, LONG_BOMBARD_RANGE } from '../data/battles.ts';
import { knownGround } from '../ground/known-ground.ts';
import { steps } from '../map/grid.ts';
import { participating } from '../sides/participation.ts';
import type { BattleOrder, Detachment, PieceId, PieceKind, View } from '../types.ts';
import { refugeFault } from './hex-faults.ts';
import { knownIndex, ownArmy, ownFaction, relationOf } from './known.ts';
import { targetHex } from './target-faults.ts';

/** The result of the orders into one hex, as far as their seat can know. */
export interface ForeseenEntry {
  readonly hex: HexKey;
  /** The army that enters: the primary attacker, or the raider. HEX-BORD-03. */
  readonly army: PieceId;
  readonly type: HostileOrder['type'];
  /** Enemy armies in sight there: if there are any, there is a battle. */
  readonly defenders: readonly PieceId[];
  /** Enemy convoys in sight there. HEX-LOOT-03. */
  readonly convoys: readonly PieceId[];
  /** Attackers that stay where they are and can send units. HEX-BORD-03. */
  readonly supporters: readonly PieceId[];
  /** Armies whose orders fail because another of the seat's armies goes there first. HEX-BORD-04. */
  readonly kept: readonly PieceId[];
}

/** What an army on Support would do. */
export interface ForeseenSupport {
  /** What it supports; `ally`: what an ally ordered is unknown; `nothing`: the order that it supports takes no support. */
  readonly of: 'attack' | 'defend' | 'ally' | 'nothing';
  /** Where the battle would be; null: unknown. */
  readonly hex: HexKey | null;
  /** Whether it can send units. */
  readonly units: boolean;
  /** Whether its artillery reaches. */
  readonly artillery: boolean;
}

/** Hexes in which an army could support a battle, by what reaches them. */
export interface SupportReach {
  readonly units: readonly HexKey[];
  readonly artillery: readonly HexKey[];
}

/** HEX-BORD-12, HEX-TBL-24: how far a supporter that sends units stands from the battle. */
const UNITS_RANGE = 1;
/** How far around an army and its target hexes to retreat to are offered. HEX-WD-10. */
const RETREAT_RANGE = 2;

/**
 * HEX-BORD-03 to -06: the hexes that the orders would enter, as far as the viewer knows, in the order in which they are
 * carried out. Of several armies that enter the same hex the first does, and the other attackers support it.
 */
export function foreseenEntries(view: View, orders: readonly BattleOrder[]): readonly ForeseenEntry[] {
  const entries = new Map<HexKey, ForeseenEntry>();
  const inTurn = [...orders.filter((order) => !isLate(order)), ...orders.filter(isLate)];
  for (const order of inTurn) {
    if (!('target' in order) || order.type === 'support') continue;
    const hex = targetHex(view, order.target);
    if (hex === null) continue;
    const before = entries.get(hex);
    const isRaid = RAID_ORDERS.includes(order.type);
    if (before === undefined) {
      const defenders = enemiesAt(view, hex, ['detachment', 'garrison']);
      const convoys = enemiesAt(view, hex, ['convoy']);
      entries.set(hex, { hex, army: order.piece, type: order.type, defenders, convoys, supporters: [], kept: [] });
    } else {
      const joins = !isRaid && ATTACK_ORDERS.includes(before.type);
      const { supporters, kept } = before;
      const added = joins ? { supporters: [...supporters, order.piece] } : { kept: [...kept, order.piece] };
      entries.set(hex, { ...before, ...added });
    }
  }
  return [...entries.values()];
}

/** Enemy pieces of these kinds that are in sight in a hex. */
const enemiesAt = (view: View, hex: HexKey, kinds: readonly PieceKind[]): readonly PieceId[] =>
  Object.values(view.seen)
    .filter(({ kind }) => kinds.includes(kind))
    .filter((piece) => piece.hex === hex && relationOf(view, piece.seat) === 'enemy')
    .map(({ id }) => id)
    .sort();

/**
 * HEX-BORD-12, HEX-TBL-24, -27, -28: what an army on Support would do for the army that it supports, given the other
 * orders of the sheet. Null: the viewer has no such army.
 */
export function foreseenSupport(
  view: View,
  orders: readonly BattleOrder[],
  { piece, target }: Extract<BattleOrder, { readonly type: 'support' }>,
): ForeseenSupport | null {
  const army = ownArmy(view, piece)?.piece;
  if (army?.kind !== 'detachment') return null;
  const isOwn = ownArmy(view, target) !== null;
  const order = orders.find((one) => one.piece === target);
  const nothing = { hex: null, units: false, artillery: false };
  if (!isOwn) return { ...nothing, of: 'ally' };
  switch (order?.type) {
    case 'attack':
    case 'planned-attack': {
      const hex = targetHex(view, order.target);
      return hex === null ? { ...nothing, of: 'nothing' } : supportAt(view, army, { hex, of: 'attack' });
    }
    case 'defend': {
      const hex = lookup(view.pieces, target)?.hex;
      return hex === undefined ? { ...nothing, of: 'nothing' } : supportAt(view, army, { hex, of: 'defend' });
    }
    case 'raid':
    case 'planned-raid':
    case 'withdraw':
    case 'support':
    case 'guard':
    case undefined:
      return { ...nothing, of: 'nothing' };
  }
}

function supportAt(
  view: View,
  army: Detachment,
  { hex, of }: { readonly hex: HexKey; readonly of: 'attack' | 'defend' },
): ForeseenSupport {
  const away = distanceTo(view, army, hex);
  return { hex, of, units: of === 'defend' && away <= UNITS_RANGE, artillery: away <= gunRange(view, army) };
}

const isLate = ({ type }: BattleOrder): boolean => LATE_BATTLE_ORDERS.includes(type);

/** HEX-BORD-12, HEX-TBL-28: the hexes in which an army of the viewer's could support a battle. */
export function supportReach(view: View, id: PieceId): SupportReach {
  const army = ownArmy(view, id);
  if (army === null || army.inOrbit || army.piece.kind === 'garrison') return { units: [], artillery: [] };
  const { piece } = army;
  const around = within(view.chart.size, piece.hex, SUPPORT_RANGE).filter((hex) => hex !== piece.hex);
  const guns = gunRange(view, piece);
  return {
    units: around.filter((hex) => distanceTo(view, piece, hex) <= UNITS_RANGE),
    artillery: around.filter((hex) => distanceTo(view, piece, hex) <= guns),
  };
}

/** HEX-WD-10: hexes that an army may name to retreat to: around its own hex and that of its target. */
export function retreatHexes(view: View, id: PieceId, order: BattleOrder | null): readonly HexKey[] {
  const army = ownArmy(view, id);
  if (army === null || army.piece.kind === 'garrison') return [];
  const { piece, inOrbit } = army;
  const target = order !== null && 'target' in order && order.type !== 'support' ? targetHex(view, order.target) : null;
  const middles = [...(inOrbit ? [] : [piece.hex]), ...(target === null ? [] : [target])];
  const near = new Set(middles.flatMap((middle) => within(view.chart.size, middle, RETREAT_RANGE)));
  return [...near].filter((hex) => refugeFault(view, { piece, to: knownIndex(view, hex) }) === null);
}

const distanceTo = (view: View, army: Detachment, hex: HexKey): number =>
  steps(knownGround(view).grid, knownIndex(view, army.hex), knownIndex(view, hex));

/** HEX-TBL-28: how far the guns of an army reach; 0: it has none. */
function gunRange(view: View, army: Detachment): number {
  const tags = participating(army, ownFaction(view)).flatMap(({ unit }) => unit.tags);
  if (tags.includes('long-barrage')) return LONG_BOMBARD_RANGE;
  return tags.includes('barrage') ? BOMBARD_RANGE : 0;
}
