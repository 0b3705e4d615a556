import { lookup } from '../../kernel/index.ts';
import { ALL_WELL, refused } from '../board/board.ts';
import { byId, defaultMajors, majorCount } from '../board/grid.ts';
import { answered, type Play, tell, territoryIn } from '../board/play.ts';
import type { Known, Rejection, Side, TerritoryId } from '../types.ts';
import { SIDES } from '../vocabulary.ts';

/** SEC-MAP-03: why these can't be the side's majors. */
export function majorsFaults({ board, side }: Known, territories: readonly TerritoryId[]): readonly Rejection[] {
  const rule = 'SEC-MAP-03';
  const wrong = territories.findIndex((id) => lookup(board.territories, id)?.home !== side);
  if (wrong >= 0) return [refused('territory-not-yours', rule, ['territories', wrong])];
  const twice = territories.findIndex((id, i) => territories.indexOf(id) < i);
  if (twice >= 0) return [refused('majors-named-twice', rule, ['territories', twice])];
  const majors = majorCount(board.settings);
  if (territories.length > majors) return [refused('too-many-majors', rule, ['territories'], { majors })];
  return territories.length < majors ? [refused('too-few-majors', rule, ['territories'], { majors })] : ALL_WELL;
}

/** SEC-MAP-03: secret until both sides have sealed theirs. */
export function sealMajors(play: Play, side: Side, territories: readonly TerritoryId[]): void {
  play.state.desks[side].majors = territories.toSorted(byId);
  answered(play, side, 'majors');
  tell(play, { type: 'majors-sealed', rule: 'SEC-MAP-03', to: 'all', side });
}

/** SEC-MAP-03: from now on, everyone knows both sides' majors. */
export function nameMajors(play: Play): void {
  for (const side of SIDES) {
    const desk = play.state.desks[side];
    const territories = desk.majors ?? [...defaultMajors(play.state.board.settings, side)];
    for (const id of territories) territoryIn(play, id).isMajor = true;
    desk.majors = null;
    tell(play, { type: 'majors-named', rule: 'SEC-MAP-03', to: 'all', side, territories });
  }
}
