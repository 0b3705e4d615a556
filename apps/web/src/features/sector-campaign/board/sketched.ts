import { lookup } from '@sealed-orders/rules/kernel';
import type { Side, TerritoryId, View } from '@sealed-orders/rules/sector-campaign';
import { placementQueue } from '../setup/deployment.ts';
import { sealedMajors } from '../setup/majors.ts';
import type { Sketch } from '../sketch.ts';

type Writing = Pick<Sketch, 'majors' | 'placements'>;

/**
 * The view with what the reader's own side has chosen and the others don't know yet: its majors before they are named, and its
 * deployment queue as it is being written. The same object if there is nothing like that.
 */
export function sketched(view: View, { majors, placements }: Writing): View {
  const { side, board } = view;
  if (side === null) return view;
  if (board.phase === 'majors') return withMajors(view, majors ?? sealedMajors(view));
  return board.phase === 'deployment' && placements !== null ? withQueue(view, side, placements) : view;
}

function withMajors(view: View, chosen: readonly TerritoryId[]): View {
  const { board } = view;
  if (chosen.length === 0) return view;
  const starred = chosen.flatMap((id) => {
    const one = lookup(board.territories, id);
    return one === undefined ? [] : [[id, { ...one, isMajor: true }] as const];
  });
  return { ...view, board: { ...board, territories: { ...board.territories, ...Object.fromEntries(starred) } } };
}

function withQueue(view: View, side: Side, { placements }: NonNullable<Sketch['placements']>): View {
  const desk = view.desks[side];
  if (desk === null) return view;
  const queues = { ...desk.queues, deployment: placementQueue(placements) };
  return { ...view, desks: { ...view.desks, [side]: { ...desk, queues } } };
}
