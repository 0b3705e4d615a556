import { lookup, type SeatId, type SideChange, sortedKeys } from '../kernel/index.ts';
import { mapNode, playersOf, seatsOf } from './board/board.ts';
import type { Force, NodeId, View } from './types.ts';

/**
 * What changes for each side between two views of the referee: battles that begin, nodes that change hands, and
 * battleforces that are gone or have fewer units.
 */
export function changes(before: View, after: View): readonly SideChange[] {
  const of = (seat: SeatId, what: SideChange['what'], node: NodeId, subject = ''): SideChange => ({
    ...{ seat, what, place: `node ${node}`, at: mapNode(after, node).name, subject },
  });
  const contacts = sortedKeys(after.battles).flatMap((id) => {
    const battle = lookup(before.battles, id) === undefined ? lookup(after.battles, id) : undefined;
    return battle === undefined ? [] : playersOf(battle).map((seat) => of(seat, 'contact', battle.node));
  });
  const hands = after.map.nodes.flatMap(({ id }) => {
    const [was, is] = [holderOf(before, id), holderOf(after, id)];
    return was.join() === is.join()
      ? []
      : [...is.map((seat) => of(seat, 'claim', id)), ...was.map((seat) => of(seat, 'loss', id))];
  });
  const losses = sortedKeys(before.forces).flatMap((id) => {
    const [force, left] = [lookup(before.forces, id), lookup(after.forces, id)];
    if (force === undefined || (left !== undefined && unitsOf(left) >= unitsOf(force))) return [];
    return seatsOf([force.owner]).map((seat) => of(seat, 'loss', left?.node ?? force.node, force.name));
  });
  return [...contacts, ...hands, ...losses];
}

/** The player who controls a node; empty for nobody, and for a Guard that nobody plays. */
function holderOf({ nodes }: View, id: NodeId): readonly SeatId[] {
  const controller = lookup(nodes, id)?.controller ?? null;
  return controller === null ? [] : seatsOf([controller]);
}

const unitsOf = ({ units, killTeam }: Force): number => units.length + killTeam.length;
