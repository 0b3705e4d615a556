import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import { awaiting, bound, unbound } from '@sealed-orders/rules/node-campaign';
import { DECISION_TEXT } from '@sealed-orders/text/node-campaign';
import { refereeText } from '@sealed-orders/text/node-campaign/referee';
import type { Room } from '../../campaign/door.ts';
import type { NodePlace } from '../node-context.ts';

type Known = Pick<NodePlace, 'view' | 'words' | 'select'>;

/** The decisions that a player owes, each once: `play the battle and report it (Grayford)`. */
function owedBy({ view, words }: Pick<Known, 'view' | 'words'>, seat: SeatId): readonly string[] {
  const own = awaiting(view).filter((one) => one.seat === seat);
  const says = own.map(({ decision, topic }) => {
    const battle = topic === null ? undefined : lookup(view.battles, topic);
    return refereeText.owes(DECISION_TEXT[decision].owes, battle === undefined ? null : words.node(battle.node).text);
  });
  return [...new Set(says)];
}

/** For the referee: what a player has and owes, and where: the battleforce that is longest in its place, or else a node. */
export function seatNote({ view, words, select }: Known, seat: SeatId): ReturnType<Room['ofSeat']> {
  const player = lookup(view.players, seat);
  if (player === undefined) return null;
  if (player.standing !== 'in') return { says: refereeText.notIn, show: null };
  const forces = Object.values(view.forces)
    .filter(({ owner }) => owner === seat)
    .sort((a, b) => a.arrival - b.arrival);
  const nodes = view.map.nodes.filter(({ id }) => lookup(view.nodes, id)?.controller === seat);
  const points = forces.flatMap(({ units }) => units).reduce((sum, unit) => sum + unit.points, 0);
  const [force, node] = [forces[0], nodes[0]];
  return {
    says: refereeText.has({
      ...{ nodes: nodes.length, forces: forces.length, points },
      cp: lookup(view.purses, seat) === undefined ? null : unbound(view, seat),
      held: bound(view, seat),
      owes: owedBy({ view, words }, seat),
    }),
    show:
      force !== undefined
        ? () => select({ kind: 'force', force: force.id })
        : node !== undefined
          ? () => select({ kind: 'node', node: node.id })
          : null,
  };
}
