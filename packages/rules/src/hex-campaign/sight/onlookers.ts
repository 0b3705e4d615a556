import type { Readers, SeatId } from '../../kernel/index.ts';
import { at } from '../turn/play.ts';
import type { Battle } from '../types.ts';
import { type Looking, outlookOf } from './now.ts';

/**
 * HEX-SIGHT-12, HEX-CLAIM-13: the readers of news of a battle: everybody; but for one against discovered forces those
 * who fight in it or have it in sight, each separately, because a list of readers would reveal who sees it.
 */
export function onlookers(play: Looking, battle: Battle): readonly Readers[] {
  if (battle.attacker.seat !== null) return ['all'];
  const owners = (battle.defender?.armies ?? []).flatMap((id) => play.pieces.get(id)?.seat ?? []);
  const isThere = (seat: SeatId): boolean =>
    owners.includes(seat) || outlookOf(play, seat).inSight[at(play, battle.hex)] === 1;
  return play.before.seatOrder.filter(isThere).map((seat) => [seat]);
}
