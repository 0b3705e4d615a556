import type { Readers, SeatId } from '../../kernel/index.ts';
import type { Reads } from '../turn/fields.ts';
import type { Scene } from './scene.ts';

/** Those who fought, and each ally who supported them alone: the enemy need not learn who stood by. HEX-SIGHT-12. */
export function present({ fighting, involved }: Scene): readonly (readonly SeatId[])[] {
  const supporters = involved.filter((seat) => !fighting.includes(seat));
  return [fighting, ...supporters.map((seat) => [seat])];
}

/** Players who were not there, each alone: a list of readers would tell who was. */
export const bystanders = ({ before }: Reads<'before'>, involved: readonly SeatId[]): readonly (readonly SeatId[])[] =>
  before.seatOrder.filter((seat) => !involved.includes(seat)).map((seat) => [seat]);

/**
 * HEX-SIGHT-12: who reads a battle's outcome only when the phase closes: spectators if reports are public,
 * all other players if they are delayed, nobody if they are for participants.
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
