import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { playersOf, refused } from '../board/board.ts';
import { type Play, tell } from '../board/play.ts';
import type { Correction, Known, Rejection } from '../types.ts';
import { FORCE_EDITS } from './forces.ts';
import { type Edits, type EditTable, type EditType, isFault, type Made, RULE } from './made.ts';
import { NODE_EDITS } from './nodes.ts';
import { SEAT_EDITS } from './seats.ts';

const EDITED: EditTable = { ...SEAT_EDITS, ...NODE_EDITS, ...FORCE_EDITS };

/** Carries out an edit, or says why not. Before the war begins only deadlines can be corrected. */
export function correct(play: Play, edit: Correction, reason: string): readonly Rejection[] {
  if (play.state.clock.day === 0 && edit.type !== 'move-deadline') return [refused('not-yet', RULE, ['type'])];
  const to = readersOf(play.state, edit);
  const made = edited(play, edit.type, edit);
  if (isFault(made)) return [made];
  tell(play, { type: 'corrected', rule: RULE, to, edit: edit.type, facts: made, reason });
  return [];
}

const edited = <Type extends EditType>(play: Play, type: Type, edit: Edits[Type]): Made => EDITED[type](play, edit);

/** Points may be nobody else's business, and times of a report are known to those in the battle. */
function readersOf(known: Known, edit: Correction): 'all' | SeatId[] {
  if (edit.type === 'set-cp' && !known.settings.cpPublic) return [edit.seat];
  if (edit.type !== 'move-deadline') return 'all';
  const [kind, subject = ''] = edit.timer.split(':');
  const battle = lookup(known.battles, subject);
  return battle !== undefined && (kind === 'report' || kind === 'dispute') ? [...playersOf(battle)] : 'all';
}
