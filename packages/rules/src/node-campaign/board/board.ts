import type { RuleId, SeatId } from '../../kernel/index.ts';
import { lookup, present, remembered } from '../../kernel/index.ts';
import type {
  Battle,
  Entry,
  Faction,
  Force,
  ForceId,
  Known,
  MapNode,
  NodeId,
  NodeMap,
  NodeState,
  Owner,
  Player,
  RefusalCode,
  Rejection,
} from '../types.ts';
import { GUARD } from '../vocabulary.ts';

/** A map as the rules walk it. */
interface Chart {
  readonly nodes: ReadonlyMap<NodeId, MapNode>;
  readonly paths: ReadonlyMap<NodeId, readonly { readonly to: NodeId; readonly roll: number }[]>;
}

const chartOf = remembered((map: NodeMap): Chart => {
  const paths = new Map<NodeId, { readonly to: NodeId; readonly roll: number }[]>(map.nodes.map(({ id }) => [id, []]));
  for (const { ends, roll } of map.paths) {
    paths.get(ends[0])?.push({ to: ends[1], roll });
    paths.get(ends[1])?.push({ to: ends[0], roll });
  }
  return { nodes: new Map(map.nodes.map((node) => [node.id, node])), paths };
});

type OnMap = Pick<Known, 'map'>;

export const isNode = ({ map }: OnMap, id: NodeId): boolean => chartOf(map).nodes.has(id);
export const mapNode = ({ map }: OnMap, id: NodeId): MapNode =>
  present(chartOf(map).nodes.get(id), 'a node of the map');
/** NODE-MOVE-01. */
export const pathsFrom = ({ map }: OnMap, id: NodeId): readonly { readonly to: NodeId; readonly roll: number }[] =>
  chartOf(map).paths.get(id) ?? [];
/** In the order of the node table. NODE-MAP-12. */
export const inMapOrder = ({ map }: OnMap, ids: readonly NodeId[]): readonly NodeId[] =>
  map.nodes.map(({ id }) => id).filter((id) => ids.includes(id));

/** NODE-MAP-01. */
export const isSurface = ({ type }: Pick<MapNode, 'type'>): boolean =>
  type === 'surface' || type === 'city' || type === 'spaceport';
export const isOpenSpace = ({ type }: Pick<MapNode, 'type'>): boolean => type === 'deep-space' || type === 'warp';
export const isOrbit = ({ type }: MapNode): boolean => type === 'orbit';

export const orbitOf = ({ map }: OnMap, planet: string): NodeId | null =>
  map.nodes.find((node) => node.type === 'orbit' && node.planet === planet)?.id ?? null;
export const surfaceOf = ({ map }: OnMap, planet: string): readonly NodeId[] =>
  map.nodes.filter((node) => isSurface(node) && node.planet === planet).map(({ id }) => id);

export const nodeState = ({ nodes }: Pick<Known, 'nodes'>, id: NodeId): NodeState =>
  present(lookup(nodes, id), 'a node of the map');
export const controllerOf = (known: Pick<Known, 'nodes'>, id: NodeId): Owner | null => nodeState(known, id).controller;

export const playerOf = ({ players }: Pick<Known, 'players'>, seat: SeatId): Player =>
  present(lookup(players, seat), 'a seat of this war');
/** Null: a player without a faction yet. */
export const factionOf = (known: Pick<Known, 'players'>, owner: Owner): Faction | null =>
  owner === GUARD ? 'imperial-guard' : playerOf(known, owner).faction;
/** The players in the war, in the order in which they joined. */
export const playersIn = ({ seats, players }: Pick<Known, 'seats' | 'players'>): readonly SeatId[] =>
  seats.filter((seat) => lookup(players, seat)?.standing === 'in');

export const forceOf = ({ forces }: Pick<Known, 'forces'>, id: ForceId): Force | null => lookup(forces, id) ?? null;
/** In the order of their arrival. */
export const forcesIn = ({ forces }: Pick<Known, 'forces'>, node: NodeId): readonly Force[] =>
  Object.values(forces)
    .filter((force) => force.node === node)
    .sort((a, b) => a.arrival - b.arrival);
export const forcesOf = ({ forces }: Pick<Known, 'forces'>, owner: Owner): readonly Force[] =>
  Object.values(forces)
    .filter((force) => force.owner === owner)
    .sort((a, b) => a.arrival - b.arrival);

export const battleAt = ({ battles }: Pick<Known, 'battles'>, node: NodeId): Battle | null =>
  Object.values(battles).find((battle) => battle.node === node) ?? null;
/** The battle that locks a battleforce, with its place in the stack. NODE-ORD-06. */
export function lockOf({ battles }: Pick<Known, 'battles'>, force: ForceId): { battle: Battle; place: number } | null {
  for (const battle of Object.values(battles)) {
    const place = battle.stack.findIndex((entry) => entry.forces.includes(force));
    if (place >= 0) return { battle, place };
  }
  return null;
}
export const isLocked = (known: Pick<Known, 'battles'>, force: ForceId): boolean => lockOf(known, force) !== null;

/** Those who fight now: the holder and the attacker, or everybody of an agreed battle of several. */
export const fighting = ({ stack, multi }: Battle): readonly Entry[] => stack.slice(0, multi?.entries ?? 2);
/** The players of a battle, each once, in the order of the stack. */
export const playersOf = (battle: Battle): readonly SeatId[] => seatsOf(fighting(battle).map(({ owner }) => owner));
/** The sides of those who fight now; of two, the holder's first. */
export const sidesOf = ({ stack, multi }: Battle): readonly (readonly Owner[])[] =>
  multi?.sides ?? stack.slice(0, 2).map(({ owner }) => [owner]);
export const seatsOf = (owners: readonly Owner[]): readonly SeatId[] =>
  [...new Set(owners)].filter((owner): owner is SeatId => owner !== GUARD);

/** Neither a battle nor another player's battleforce is in the node. NODE-BTL-11. */
export const isQuiet = (known: Pick<Known, 'battles' | 'forces'>, node: NodeId, owner: Owner): boolean =>
  battleAt(known, node) === null && forcesIn(known, node).every((force) => force.owner === owner);

export const vpOf = ({ ledger }: Pick<Known, 'ledger'>, seat: SeatId): number =>
  ledger.reduce((sum, line) => (line.seat === seat ? sum + line.amount : sum), 0);

/** A refusal about the field of an order. */
export const refused = (
  code: RefusalCode,
  rule: RuleId,
  path: Rejection['path'] = [],
  facts: Rejection['facts'] = {},
): Rejection => ({ code, rule, path, facts });

export const ALL_WELL: readonly Rejection[] = [];
