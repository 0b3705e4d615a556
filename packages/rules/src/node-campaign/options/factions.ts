import type { RuleId, SeatId } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import { controllerOf, factionOf, forcesOf, isSurface, playerOf, playersIn } from '../board/board.ts';
import { hasFactionPower, isGuard, relationTo } from '../board/relations.ts';
import { cedesTo } from '../control/control.ts';
import { SPECIAL_RULES, type Special, USES } from '../data/factions.ts';
import { reinforcementNodes } from '../holding/holding.ts';
import { commandFaults, type PriceLine, priceList } from '../orders/commands.ts';
import type {
  Command,
  CommandType,
  Faction,
  Force,
  Known,
  MapNode,
  NodeId,
  Owner,
  ReadyCommand,
  Rejection,
  Settings,
  View,
} from '../types.ts';
import { type Earning, earningsOf } from '../victory/factions.ts';
import { GUARD } from '../vocabulary.ts';

/** Something that a faction's own order could be about. */
export interface Target {
  readonly command: ReadyCommand;
  /** Null: it is legal now, whatever it costs. */
  readonly refusal: Rejection | null;
}

/** A special rule of a faction. */
export interface SpecialRule {
  readonly id: Special;
  readonly rule: RuleId;
  /** Null: it holds without an order. */
  readonly order: {
    readonly type: CommandType;
    readonly price: number;
    /** Null: no limit. */
    readonly uses: { readonly used: number; readonly most: number } | null;
    /** The legal ones first. */
    readonly targets: readonly Target[];
  } | null;
}

/** A faction in this war, as everybody may read it. NODE-SETUP-06. */
export interface FactionSheet {
  readonly faction: Faction;
  readonly specials: readonly SpecialRule[];
  /** Percent of the value of its nodes that it scores. NODE-VP-07. */
  readonly nodeFactor: number;
  readonly earnings: readonly Earning[];
  readonly prices: readonly PriceLine[];
  readonly relations: readonly ({ readonly owner: Owner } & ReturnType<typeof relationTo>)[];
  /** Where reinforcements can arrive now. NODE-ORD-10. */
  readonly arrivals: readonly NodeId[];
  /** The errata in force. NODE-SETUP-07. */
  readonly errata: readonly (keyof Settings['errata'])[];
}

/** What a player's faction can do, may attack, pays and earns in this war; null: it has none yet. */
export function factionSheet(known: View, seat: SeatId): FactionSheet | null {
  const faction = factionOf(known, seat);
  if (faction === null) return null;
  const { settings } = known;
  const unplayed: readonly Owner[] = isGuardUnplayed(known) ? [GUARD] : [];
  const others: readonly Owner[] = [...playersIn(known), ...unplayed];
  return {
    faction,
    specials: SPECIAL_RULES[faction]
      .filter(({ power }) => power === null || hasFactionPower(settings, faction, power))
      .map(({ id, rule, order }) => ({ id, rule, order: order === null ? null : ownOrder(known, seat, order) })),
    nodeFactor: settings.nodeFactor[faction],
    earnings: earningsOf(known, seat),
    prices: priceList(known, seat),
    relations: others.filter((owner) => owner !== seat).map((owner) => ({ owner, ...relationTo(known, seat, owner) })),
    arrivals: reinforcementNodes(known, seat),
    errata: keysOf(settings.errata).filter((id) => settings.errata[id] === 'on'),
  };
}

/** NODE-FAC-IG-03. */
const isGuardUnplayed = (known: Known): boolean =>
  Object.values(known.nodes).some(({ controller }) => controller === GUARD) || forcesOf(known, GUARD).length > 0;

function ownOrder(known: Known, seat: SeatId, type: CommandType): NonNullable<SpecialRule['order']> {
  const targets = (CANDIDATES[type]?.(known, seat) ?? []).map((command): Target => {
    const [refusal = null] = commandFaults(known, seat, command);
    return { command, refusal };
  });
  const price = priceList(known, seat).find((line) => line.of === type)?.price ?? 0;
  const sorted = [
    ...targets.filter(({ refusal }) => refusal === null),
    ...targets.filter(({ refusal }) => refusal !== null),
  ];
  return { type, price, uses: usesOf(known, seat, type), targets: sorted };
}

/** NODE-FAC-CHAOS-03, NODE-FAC-ELD-01. */
function usesOf(known: Known, seat: SeatId, type: CommandType) {
  if (type !== 'taint' && type !== 'portal') return null;
  return { used: playerOf(known, seat).used[type], most: USES[type] };
}

type Candidates = (known: Known, seat: SeatId) => readonly ReadyCommand[];

const onNodes =
  (isOne: (known: Known, seat: SeatId, node: MapNode) => boolean, by: (node: NodeId) => ReadyCommand): Candidates =>
  (known, seat) =>
    known.map.nodes.filter((node) => isOne(known, seat, node)).map(({ id }) => by(id));

const isGuards = (known: Known, node: NodeId): boolean => {
  const controller = controllerOf(known, node);
  return controller !== null && isGuard(known, controller);
};
const guardForces = (known: Known): readonly Force[] =>
  Object.values(known.forces)
    .filter(({ owner }) => isGuard(known, owner))
    .sort((a, b) => a.arrival - b.arrival);

/** What the orders of the factions can be about at all; others need the map. */
const CANDIDATES: Readonly<Partial<Record<Command['type'], Candidates>>> = {
  corrupt: onNodes(
    (known, _seat, { id }) => isGuards(known, id),
    (node) => ({ type: 'corrupt', node }),
  ),
  taint: (known) => guardForces(known).map(({ id: force }) => ({ type: 'taint', force })),
  cede: (known, seat) =>
    known.map.nodes
      .filter(({ id }) => controllerOf(known, id) === seat)
      .flatMap(({ id: node }) => cedesTo(known, node).map((to) => ({ type: 'cede', node, to }) as const)),
  portal: onNodes(
    (_known, _seat, node) => isSurface(node),
    (node) => ({ type: 'portal', node }),
  ),
  'phase-out': (known, seat) => {
    const [to] = reinforcementNodes(known, seat);
    const forces = forcesOf(known, seat).filter(({ node }) => node !== to);
    return to === undefined ? [] : forces.map(({ id: force }) => ({ type: 'phase-out', force, to }) as const);
  },
};
