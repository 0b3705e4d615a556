import type { SeatId } from '../../kernel/index.ts';
import { controllerOf } from '../board/board.ts';
import { forceIn, nodeIn, type Play, playerIn, tell } from '../board/play.ts';
import { destroyInstallation, raiseForce, takeControl } from '../holding/holding-in-play.ts';
import { takingOf } from '../movement/entry.ts';
import type { NodeId } from '../types.ts';
import { scored } from '../victory/victory-in-play.ts';
import type { Asked, Control } from './control.ts';

/** It has been checked that the command is legal. */
export function takeHold(play: Play, seat: SeatId, command: Control): void {
  switch (command.type) {
    case 'expand': {
      const how = takingOf(play.state, seat, controllerOf(play.state, command.node), 'expanded');
      takeControl(play, command.node, seat, how);
      break;
    }
    case 'reinforce':
      raiseForce(play, { owner: seat, node: command.node, rule: 'NODE-ORD-10' });
      break;
    case 'destroy':
      destroyInstallation(play, forceIn(play, command.force).node, command.what, {
        rule: 'NODE-ORD-13',
        who: seat,
        owner: command.owner,
      });
      break;
    case 'corrupt':
      corrupt(play, seat, command.node);
      break;
    case 'taint':
      taint(play, seat, command.force);
      break;
    case 'cede':
      takeControl(play, command.node, command.to, 'ceded');
      break;
    case 'portal':
      openPortal(play, seat, command.node);
      break;
  }
}

function corrupt(play: Play, seat: SeatId, node: NodeId): void {
  takeControl(play, node, seat, 'corrupted');
  const amount = play.state.settings.factionVp.corrupted;
  scored(play, { seat, amount, score: 'corrupted', rule: 'NODE-FAC-CHAOS-02' });
}

function taint(play: Play, seat: SeatId, force: Asked<'taint'>['force']): void {
  forceIn(play, force).isTainted = true;
  playerIn(play, seat).used.taint += 1;
  tell(play, { type: 'force-tainted', rule: 'NODE-FAC-CHAOS-03', to: 'all', force, by: seat });
}

function openPortal(play: Play, seat: SeatId, node: NodeId): void {
  nodeIn(play, node).portals.push(seat);
  playerIn(play, seat).used.portal += 1;
  tell(play, { type: 'portal-opened', rule: 'NODE-FAC-ELD-01', to: 'all', node, seat });
}
