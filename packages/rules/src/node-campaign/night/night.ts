import type { RuleId, SeatId } from '../../kernel/index.ts';
import { ALL_WELL, playerOf, playersIn, refused } from '../board/board.ts';
import { protectionFaults } from '../orders/series.ts';
import type { Command, Known, Order, Outlook, RefusalCode, Rejection } from '../types.ts';
import { GUARD } from '../vocabulary.ts';

export type NightOrder = Extract<Order, { readonly type: 'present' | 'pass' }>;

/** The rule of game nights, which refusals and events name. */
export const RULE: RuleId = 'NODE-CP-06';

/** Whether a battle is pending, which a session waits for. */
export const isPending = ({ battles }: Pick<Known, 'battles'>): boolean => Object.keys(battles).length > 0;

/** NODE-CP-06, -07, -10: why a series may not be given in this round. Empty without a session. */
export function roundFaults(known: Known, seat: SeatId, commands: readonly Command[]): readonly Rejection[] {
  const { night } = known;
  if (night === null) return ALL_WELL;
  const code = turnFault(known, seat);
  if (code !== null) return [refused(code, RULE)];
  const [command] = commands;
  if (command === undefined || commands.length > 1) return [refused('one-order-only', 'NODE-CP-07', ['commands'])];
  return protectionFaults(known, seat, command);
}

/** Why a player may not act in the round, or pass. */
function turnFault({ night }: Pick<Known, 'night'>, seat: SeatId): RefusalCode | null {
  if (night === null) return 'night-closed';
  if (!night.players.includes(seat)) return 'not-your-round';
  return night.acted.includes(seat) ? 'already-acted' : null;
}

export function nightFaults(known: Known, seat: SeatId, order: NightOrder): readonly Rejection[] {
  if (order.type === 'present') {
    const isSo = known.present.includes(seat) === order.isPresent;
    return isSo ? [refused('nothing-changed', RULE, ['isPresent'])] : ALL_WELL;
  }
  const code = turnFault(known, seat);
  return code === null ? ALL_WELL : [refused(code, RULE)];
}

/** NODE-CP-06: why no session can open. */
export function openingFaults(known: Known): readonly Rejection[] {
  const code = openingFault(known);
  return code === null ? ALL_WELL : [refused(code, RULE, ['ruling'])];
}

function openingFault(known: Known): RefusalCode | null {
  if (known.clock.day === 0) return 'not-yet';
  if (known.night !== null) return 'night-open';
  if (isPending(known)) return 'battle-pending';
  return whoIsThere(known).length === 0 ? 'too-few-players' : null;
}

/** In the order at the table; an empty seat is not at a game night. */
export const whoIsThere = (known: Pick<Known, 'seats' | 'players' | 'present'>): readonly SeatId[] =>
  playersIn(known).filter((seat) => known.present.includes(seat) && !playerOf(known, seat).isEmpty);

/**
 * NODE-CP-06: when a battle that an order starts would end the session; null: it starts none that stays pending. Battles with a Guard
 * that nobody plays are over immediately. NODE-FAC-IG-03.
 */
export function endsSession(
  { night, settings }: Pick<Known, 'night' | 'settings'>,
  outlook: Pick<Outlook, 'meets' | 'others'> | null,
): 'at-once' | 'after-round' | null {
  if (night === null || outlook?.meets !== 'battle' || outlook.others.every((owner) => owner === GUARD)) return null;
  return settings.accelerationEnds === 'atOnce' ? 'at-once' : 'after-round';
}
