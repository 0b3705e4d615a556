import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { RECOVERY_BONUS } from '../data/recovery.ts';
import { areFriends, seatNumber } from '../ground/ground.ts';
import type { Reads } from '../turn/fields.ts';

/** The fields of a step that this reads and changes. */
type Recovering = Reads<'before' | 'control' | 'ground' | 'seats' | 'sites' | 'strongholds'>;

/** HEX-END-02: +2 in an own or allied Capital, +1 in another own or allied Urban hex or Stronghold. */
export function bonusAt(play: Recovering, seat: SeatId, hex: HexKey): number {
  if (!isOurPlace(play, seat, hex)) return RECOVERY_BONUS.field;
  const isCapital = play.before.seatOrder.some((other) => lookup(play.seats, other)?.capital === hex);
  return isCapital ? RECOVERY_BONUS.capital : RECOVERY_BONUS.place;
}

function isOurPlace(play: Reads<'control' | 'ground' | 'sites' | 'strongholds'>, seat: SeatId, hex: HexKey): boolean {
  const { ground } = play;
  const isOurs = (owner: SeatId | undefined) =>
    owner !== undefined && areFriends(ground, seatNumber(ground.seats, seat), seatNumber(ground.seats, owner));
  const isUrban = play.sites[hex]?.kind === 'urban' && isOurs(play.control[hex]);
  return isUrban || isOurs(play.strongholds[hex]?.owner);
}
