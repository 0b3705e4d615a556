import type { SeatId } from '../../kernel/index.ts';
import { hasWorking } from '../settlements/working.ts';
import type { Play } from '../turn/play.ts';
import { factionOf, tell } from '../turn/play.ts';
import { book, urbanIn } from './stores.ts';

/**
 * HEX-TURN-08 (4), HEX-BP-03, HEX-START-05: reinforcement BP arrive at the spaceport of the Capital. What the dice of
 * an air attack left of them (HEX-AIR-12) counts for this turn alone. Returns what arrived.
 */
export function reinforce(play: Play, seat: SeatId): number {
  const record = play.seats[seat];
  if (record === undefined) return 0;
  const { capital, reinforcement } = record;
  if (reinforcement !== null) play.seats[seat] = { ...record, reinforcement: null };
  const site = urbanIn(play, capital);
  if (capital === null || site === null || play.control[capital] !== seat) return 0;
  const faction = factionOf(play, seat);
  const hasPort =
    hasWorking(site, 'minor-space-port', faction, play.turn) ||
    hasWorking(site, 'major-space-port', faction, play.turn);
  const usual = play.before.settings.reinforcementBp;
  if (usual === 0) return 0;
  const bp = hasPort ? (reinforcement ?? usual) : 0;
  const cause = hasPort ? (reinforcement === null ? 'usual' : 'attacked') : 'no-port';
  if (bp > 0) book(play, capital, bp);
  const rule = cause === 'attacked' ? 'HEX-AIR-12' : 'HEX-BP-03';
  tell(play, { type: 'reinforced', rule, to: [seat], seat, hex: capital, bp, cause });
  return bp;
}
