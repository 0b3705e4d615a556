import type { SeatId, Viewer } from '../../kernel/index.ts';
import type { State } from '../types.ts';
import { untoldVp } from './battles.ts';

/** HEX-AFT-20, HEX-SIGHT-12: the VP of each seat as far as the viewer may know them; null if hidden. */
export function knownVp(state: State, viewer: Viewer): (seat: SeatId, vp: number) => number | null {
  const untold = untoldVp(state, viewer);
  return (seat, vp) => {
    if (viewer.kind === 'referee' || (viewer.kind === 'seat' && viewer.seat === seat)) return vp;
    return state.settings.vpVisibility === 'public' ? vp - (untold.get(seat) ?? 0) : null;
  };
}
