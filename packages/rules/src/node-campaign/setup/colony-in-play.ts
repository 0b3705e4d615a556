import type { SeatId } from '../../kernel/index.ts';
import { isSurface, mapNode } from '../board/board.ts';
import { nodeIn, type Play, playerIn, tell } from '../board/play.ts';
import { raiseForce } from '../holding/holding-in-play.ts';
import type { NodeId } from '../types.ts';
import { besideColony, COLONY_NEIGHBOURS } from './colony.ts';

/** NODE-FAC-TAU-02, -03: what is not chosen is the first by the map. */
export function foundColony(play: Play, seat: SeatId, colony: NodeId, chosen: readonly NodeId[]): void {
  const { state } = play;
  if (isSurface(mapNode(state, colony))) {
    const beside = besideColony(state, colony);
    const wanted = chosen.filter((node) => beside.includes(node));
    const others = beside.filter((node) => !wanted.includes(node));
    const nodes = [colony, ...[...wanted, ...others].slice(0, COLONY_NEIGHBOURS)];
    for (const node of nodes) nodeIn(play, node).controller = seat;
    playerIn(play, seat).colony = { node: colony, isKept: true };
    if (state.settings.errata.tauColony === 'on') nodeIn(play, colony).colony = seat;
    tell(play, { type: 'control-dealt', rule: 'NODE-FAC-TAU-03', to: 'all', owner: seat, nodes });
  }
  raiseForce(play, { owner: seat, node: colony, rule: 'NODE-FAC-TAU-02' });
}
