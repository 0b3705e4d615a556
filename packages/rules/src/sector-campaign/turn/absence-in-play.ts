import { type Play, tell } from '../board/play.ts';
import type { Side } from '../types.ts';

/** SEC-TURN-05: the referee confirms or refuses the claim. */
export function claimVictory(play: Play, side: Side): void {
  play.state.board.claim = side;
  tell(play, { type: 'victory-claimed', rule: 'SEC-TURN-05', to: 'all', side });
}
