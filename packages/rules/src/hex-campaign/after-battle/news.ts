import type { Readers, SeatId } from '../../kernel/index.ts';
import type { Reads } from '../turn/fields.ts';
import type { Scene } from './scene.ts';

/** Those who fought, and each ally who supported them alone: the enemy need not hear who stood by. HEX-SIGHT-12. */
export function present({ fighting, involved }: Scene): readonly (readonly SeatId[])[] {
  const supporters = involved.filter((seat) => !fighting.includes(seat));
  return [fighting, ...supporters.map((seat) => [seat])];
}

/** Players who were not there, each alone: a list of readers would tell who was. */
export const bystanders = ({ before }: Reads<'before'>, involved: readonly SeatId[]): readonly (readonly SeatId[])[] =>
  before.seatOrder.filter((seat) => !involved.includes(seat)).map((seat) => [seat]);

/**
 * HEX-SIGHT-12: who reads news of a battle when the phase closes, and not before: spectators where reports are public,
 * all who were not there where they are delayed, nobody where they are for participants.
 */
export function toldAtTheClose(play: Reads<'before'>, involved: readonly SeatId[]): readonly Readers[] {
  switch (play.before.settings.battleReports) {
    case 'public':
      return ['spectators'];
    case 'delayed':
      return [...bystanders(play, involved), 'spectators'];
    case 'participants':
      return [];
  }
}
