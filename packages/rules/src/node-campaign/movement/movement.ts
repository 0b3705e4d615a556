import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Command, Force, Known, NodeId, Rejection, Way } from '../types.ts';

export type Movement = Extract<Command, { readonly type: 'move' | 'call' | 'redeploy' | 'phase-out' }>;

/** A way out of a node: by a path, or by a special link of the faction. */
export interface Link {
  readonly to: NodeId;
  readonly way: Way;
  /** Target number; 0: no roll. */
  readonly roll: number;
  /** NODE-FAC-SM-02: where a failed drop ends; null: stays. */
  readonly failsInto: NodeId | null;
}

/** NODE-MOVE-01, -06, -07, -13, NODE-FAC-SM-02, -03, -08, NODE-FAC-ELD-02, NODE-FAC-DEL-01: where a battleforce can move, whoever is there. */
export function linksOf(_known: Known, _force: Pick<Force, 'owner' | 'node' | 'isHulk'>): readonly Link[] {
  return [];
}

/** NODE-MOVE-11, NODE-FAC-CHAOS-05, NODE-FAC-IG-06, NODE-MAP-08, NODE-FAC-ORK-04: why a battleforce may not enter. Empty: it may. */
export function entryFaults(
  _known: Known,
  _force: Pick<Force, 'owner' | 'node' | 'isHulk'>,
  _node: NodeId,
): readonly Rejection[] {
  return [];
}

/** NODE-ORD-07, -08, NODE-FAC-NEC-01, NODE-FAC-SM-05. */
export function movementFaults(_known: Known, _seat: SeatId, _command: Movement): readonly Rejection[] {
  return [];
}

/** NODE-MOVE-02 to -08, NODE-FAC-CHAOS-04. Returns whether the battleforce stands where it was to go, free to move on. */
export function move(_play: Play, _seat: SeatId, _command: Movement): boolean {
  return true;
}
