import type { RuleId, SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import { type Control, controlFaults, takeHold } from '../control/control.ts';
import { type Movement, move, movementFaults } from '../movement/movement.ts';
import { modify, modifyFaults } from '../rosters/rosters.ts';
import type { Command, ForceId, Known, Rejection } from '../types.ts';

const MOVEMENTS: readonly Command['type'][] = ['move', 'call', 'redeploy', 'phase-out'];
const isMovement = (command: Command): command is Movement => MOVEMENTS.includes(command.type);
const isControl = (command: Command): command is Control => !isMovement(command) && command.type !== 'modify';

/** NODE-ORD-01: the rule of each command. */
export const COMMAND_RULES: Readonly<Record<Command['type'], RuleId>> = {
  move: 'NODE-ORD-07',
  call: 'NODE-FAC-SM-05',
  redeploy: 'NODE-ORD-08',
  expand: 'NODE-ORD-09',
  reinforce: 'NODE-ORD-10',
  modify: 'NODE-ORD-11',
  destroy: 'NODE-ORD-13',
  corrupt: 'NODE-FAC-CHAOS-02',
  taint: 'NODE-FAC-CHAOS-03',
  'phase-out': 'NODE-FAC-NEC-01',
  cede: 'NODE-FAC-SM-04',
  portal: 'NODE-FAC-ELD-01',
};

/** NODE-ORD-01: the price now. */
export function priceOf(_known: Known, _seat: SeatId, _command: Command): number {
  return 0;
}

/** The battleforce that a command is for; null: a node, or a new one. */
export const forceOfCommand = (command: Command): ForceId | null => ('force' in command ? command.force : null);

/** Why a command is not legal now, besides its price. */
export function commandFaults(known: Known, seat: SeatId, command: Command): readonly Rejection[] {
  if (isMovement(command)) return movementFaults(known, seat, command);
  if (isControl(command)) return controlFaults(known, seat, command);
  return command.type === 'modify' ? modifyFaults(known, seat, command) : [];
}

/** Carries a command out. Returns whether later commands for its battleforce still count. NODE-ORD-03. */
export function carryOut(play: Play, seat: SeatId, command: Command): boolean {
  if (isMovement(command)) return move(play, seat, command);
  if (isControl(command)) takeHold(play, seat, command);
  else if (command.type === 'modify') modify(play, seat, command);
  return true;
}
