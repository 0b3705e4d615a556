import type { RuleId, SeatId } from '../../kernel/index.ts';
import {
  ALL_WELL,
  factionOf,
  inMapOrder,
  isNode,
  mapNode,
  pathsFrom,
  playersIn,
  refused,
  surfaceOf,
} from '../board/board.ts';
import type { Known, NodeId, Owner, RefusalCode, Rejection, Ruling } from '../types.ts';
import { GUARD } from '../vocabulary.ts';

export type GuardRuling = Extract<Ruling, { readonly type: 'place-guard' | 'share-guard' }>;

/** A planet, or a part of one, with its owner. A battleforce starts in each. */
export type Part = NonNullable<Known['setUp']>['parts'][number];

export type Shares = Extract<GuardRuling, { readonly type: 'share-guard' }>['parts'];

export const fault = (code: RefusalCode, rule: RuleId, place: number): Rejection =>
  refused(code, rule, ['nodes', place]);

/** Nodes that do not exist, or are named twice. */
export function listFaults(known: Pick<Known, 'map'>, nodes: readonly NodeId[]): readonly Rejection[] {
  const unknown = nodes.findIndex((node) => !isNode(known, node));
  if (unknown >= 0) return [fault('node-unknown', 'NODE-SETUP-04', unknown)];
  const twice = nodes.findIndex((node, place) => nodes.indexOf(node) < place);
  return twice >= 0 ? [fault('node-taken', 'NODE-SETUP-04', twice)] : ALL_WELL;
}

/** NODE-FAC-IG-01: the surface nodes of each habitable planet. */
export const habitable = (known: Pick<Known, 'map'>): readonly (readonly NodeId[])[] =>
  known.map.planets
    .filter(({ isHabitable }) => isHabitable)
    .map(({ id }) => surfaceOf(known, id))
    .filter((nodes) => nodes.length > 0);

/** NODE-FAC-IG-02: those who share the habitable planets. */
export const guardPlayers = (known: Pick<Known, 'seats' | 'players'>): readonly SeatId[] =>
  playersIn(known).filter((seat) => factionOf(known, seat) === 'imperial-guard');

/** NODE-FAC-IG-02: whole planets in join order; players beyond them share planets in connected groups. */
export function defaultParts(known: Pick<Known, 'map' | 'seats' | 'players'>): readonly Part[] {
  const guards = guardPlayers(known);
  const owners: readonly Owner[] = guards.length > 0 ? guards : [GUARD];
  const planets = habitable(known);
  return planets.flatMap((nodes, i) => {
    const sharing = owners.filter((_, place) =>
      owners.length > planets.length ? place % planets.length === i : place === i % owners.length,
    );
    const groups = groupsOf(known, nodes, sharing.length);
    return sharing.flatMap((owner, place): readonly Part[] => {
      const group = groups[place];
      return group === undefined ? [] : [{ owner, nodes: [...group] }];
    });
  });
}

export const isCity = (known: Pick<Known, 'map'>, node: NodeId): boolean => mapNode(known, node).type === 'city';

export const areJoined = (known: Pick<Known, 'map'>, a: NodeId, b: NodeId): boolean =>
  pathsFrom(known, a).some(({ to }) => to === b);

/** Connected groups of nodes, a city in each as far as there are cities, of about the same size. */
function groupsOf(known: Pick<Known, 'map'>, nodes: readonly NodeId[], count: number): readonly (readonly NodeId[])[] {
  const cities = nodes.filter((node) => isCity(known, node));
  const seeds = [...cities, ...nodes.filter((node) => !cities.includes(node))].slice(0, count);
  const groups = seeds.map((seed) => [seed]);
  let free = nodes.filter((node) => !seeds.includes(node));
  while (free.length > 0) {
    const smallest = groups.toSorted((a, b) => a.length - b.length);
    const reached = smallest.flatMap((group) => {
      const node = free.find((one) => group.some((other) => areJoined(known, one, other)));
      return node === undefined ? [] : [{ group, node }];
    })[0] ?? { group: smallest[0] ?? [], node: free[0] };
    const { group, node } = reached;
    if (node !== undefined) group.push(node);
    free = free.filter((one) => one !== node);
  }
  return groups.map((group) => inMapOrder(known, group));
}

/** NODE-FAC-IG-01, -02: the cities of a part, or all of it if it has none. */
export function garrisonsOf(known: Pick<Known, 'map'>, { nodes }: Part): readonly NodeId[] {
  const cities = nodes.filter((node) => isCity(known, node));
  return cities.length > 0 ? cities : nodes;
}

export const partsOf = ({ setUp }: Pick<Known, 'setUp'>, owner: Owner): readonly Part[] =>
  setUp?.parts.filter((part) => part.owner === owner) ?? [];

/** NODE-FAC-IG-01, -02: a city in each part, in any order. */
export function garrisonFaults(known: Known, parts: readonly Part[], nodes: readonly NodeId[]): readonly Rejection[] {
  const rule = 'NODE-FAC-IG-01';
  const partOf = (node: NodeId): Part | undefined => parts.find((part) => part.nodes.includes(node));
  for (const [place, node] of nodes.entries()) {
    const part = partOf(node);
    if (part === undefined) return [fault('node-not-yours', rule, place)];
    if (!garrisonsOf(known, part).includes(node)) return [fault('node-type', rule, place)];
    if (nodes.slice(0, place).some((other) => partOf(other) === part)) return [fault('too-many-nodes', rule, place)];
  }
  return nodes.length < parts.length ? [refused('too-few-nodes', rule, ['nodes'])] : ALL_WELL;
}

/** NODE-FAC-IG-02, -03. */
export function guardFaults(known: Known, ruling: GuardRuling): readonly Rejection[] {
  const rule = ruling.type === 'place-guard' ? 'NODE-FAC-IG-03' : 'NODE-FAC-IG-02';
  if (known.setUp === null) return [refused('set-up-over', rule, ['ruling'])];
  const found = ruling.type === 'place-guard' ? standFaults(known, ruling.nodes) : shareFaults(known, ruling.parts);
  return found.map((one) => ({ ...one, path: ['ruling', ...one.path] }));
}

function standFaults(known: Known, nodes: readonly NodeId[]): readonly Rejection[] {
  const parts = partsOf(known, GUARD);
  if (parts.length === 0) return [refused('not-offered', 'NODE-FAC-IG-03')];
  const wrong = listFaults(known, nodes);
  return wrong.length > 0 ? wrong : garrisonFaults(known, parts, nodes);
}

/** NODE-FAC-IG-02: every node of a habitable planet is in one part, parts are connected, and everybody has one. */
function shareFaults(known: Known, parts: Shares): readonly Rejection[] {
  const rule = 'NODE-FAC-IG-02';
  const guards = guardPlayers(known);
  if (guards.length === 0) return [refused('not-offered', rule)];
  if (known.setUp?.step !== 'guard') return [refused('set-up-over', rule)];
  const planets = habitable(known);
  const dealt = parts.flatMap(({ nodes }) => nodes);
  for (const [i, { seat, nodes }] of parts.entries()) {
    const planet = planets.find((one) => nodes.every((node) => one.includes(node)));
    if (!guards.includes(seat)) return [refused('not-your-faction', rule, ['parts', i, 'seat'])];
    if (nodes.length === 0) return [refused('too-few-nodes', rule, ['parts', i, 'nodes'])];
    if (planet === undefined) return [refused('node-type', rule, ['parts', i, 'nodes'])];
    if (!isConnected(known, nodes)) return [refused('not-adjacent', rule, ['parts', i, 'nodes'])];
    if (nodes.some((node) => dealt.filter((one) => one === node).length > 1)) {
      return [refused('node-taken', rule, ['parts', i, 'nodes'])];
    }
  }
  const isComplete =
    dealt.length === planets.flat().length && guards.every((seat) => parts.some((part) => part.seat === seat));
  return isComplete ? ALL_WELL : [refused('too-few-nodes', rule, ['parts'])];
}

function isConnected(known: Known, nodes: readonly NodeId[]): boolean {
  const reached = nodes.slice(0, 1);
  for (const at of reached) {
    reached.push(...nodes.filter((node) => !reached.includes(node) && areJoined(known, at, node)));
  }
  return reached.length === nodes.length;
}
