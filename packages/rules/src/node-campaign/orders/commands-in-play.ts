import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import { takeHold } from '../control/control-in-play.ts';
import type { Course } from '../movement/movement.ts';
import { move } from '../movement/movement-in-play.ts';
import { modify } from '../rosters/rosters-in-play.ts';
import type { Command } from '../types.ts';
import { isControl, isMovement } from './commands.ts';

/** Carries a command out. Returns how far later commands for its battleforce still count. NODE-ORD-03. */
export function carryOut(play: Play, seat: SeatId, command: Command): Course {
  if (isMovement(command)) return move(play, seat, command);
  if (isControl(command)) takeHold(play, seat, command);
  else if (command.type === 'modify') modify(play, seat, command);
  return 'arrived';
}
