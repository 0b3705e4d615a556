import { ALL_WELL, battleAt, controllerOf, isOpenSpace, isQuiet, mapNode, refused } from '../board/board.ts';
import type { Known, NodeId, Rejection } from '../types.ts';
import { entryFaults } from './entry.ts';
import { easiest, type Link, type Mover, pathLinks } from './links.ts';

/** NODE-ORD-08: an adjacent node that is the player's own and quiet, or open space; with `connected` farther on the planet. */
export function redeployFaults(
  known: Known,
  force: Mover,
  to: NodeId,
  routes: Routes = routesOf(known, force),
): readonly Rejection[] {
  const there = mapNode(known, to);
  const isAdjacent = pathLinks(known, force).some((link) => link.to === to);
  if (isOpenSpace(there)) {
    if (!known.settings.redeployIntoOpenSpace) return [refused('node-type', 'NODE-ORD-08', ['to'])];
    return isAdjacent ? entryFaults(known, force, to) : [refused('not-adjacent', 'NODE-ORD-08', ['to'])];
  }
  const problems = entryFaults(known, force, to);
  if (problems.length > 0) return problems;
  if (controllerOf(known, to) !== force.owner) return [refused('node-not-yours', 'NODE-ORD-08', ['to'])];
  if (battleAt(known, to) !== null) return [refused('node-contested', 'NODE-ORD-08', ['to'])];
  if (!isQuiet(known, to, force.owner)) return [refused('node-occupied', 'NODE-ORD-08', ['to'])];
  return routes.get(to) === undefined ? [refused('not-adjacent', 'NODE-ORD-08', ['to'])] : ALL_WELL;
}

/** NODE-ORD-08: its owner's, without a battle or anybody else. */
const isOwnAndQuiet = (known: Known, { owner }: Mover, node: NodeId): boolean =>
  controllerOf(known, node) === owner && isQuiet(known, node, owner);

/** The links of a way, by where it leads. */
type Routes = ReadonlyMap<NodeId, readonly Link[]>;

/**
 * NODE-ORD-08: the ways of a Redeploy: one path, or, with `connected`, the way of the fewest rolls and then of the fewest steps
 * through own quiet nodes of the same planet.
 */
export function routesOf(known: Known, force: Mover): Routes {
  const { planet } = mapNode(known, force.node);
  const direct = easiest(pathLinks(known, force)).map((link): [NodeId, Link[]] => [link.to, [link]]);
  if (known.settings.redeployRange === 'adjacent' || planet === null) return new Map(direct);
  const routes = new Map([
    ...direct.filter(([to]) => mapNode(known, to).planet !== planet),
    ...cheapestRoutes(known, force),
  ]);
  routes.delete(force.node);
  return routes;
}

/** NODE-ORD-08: the ways to all nodes to which a battleforce can redeploy now. */
export function redeployments(known: Known, force: Mover): Routes {
  const routes = routesOf(known, force);
  return new Map([...routes].filter(([to]) => redeployFaults(known, force, to, routes).length === 0));
}

function cheapestRoutes(known: Known, force: Mover): Routes {
  const { planet } = mapNode(known, force.node);
  const found = new Map<NodeId, readonly Link[]>([[force.node, []]]);
  const open: NodeId[] = [force.node];
  const costOf = (route: readonly Link[]): number => route.filter(({ roll }) => roll > 0).length * 1000 + route.length;
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    const route = found.get(here) ?? [];
    for (const link of pathLinks(known, { ...force, node: here })) {
      const isLegal = mapNode(known, link.to).planet === planet && isOwnAndQuiet(known, force, link.to);
      if (!isLegal || entryFaults(known, force, link.to).length > 0) continue;
      const [old, next] = [found.get(link.to), [...route, link]];
      if (old !== undefined && costOf(old) <= costOf(next)) continue;
      found.set(link.to, next);
      open.push(link.to);
    }
  }
  return found;
}
