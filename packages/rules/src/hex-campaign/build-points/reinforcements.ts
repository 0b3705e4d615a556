import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { book, urbanIn } from '../places/stores.ts';
import { hasWorking } from '../places/working.ts';
import { factionOf, tell } from '../turn/play.ts';
import type { Faction, UrbanSite } from '../types.ts';
import type { BuildPointsPlay } from './play.ts';

/** HEX-BP-03: whether reinforcement BP can land in a settlement: a spaceport works there. */
export const landsIn = (site: UrbanSite, faction: Faction, turn: number): boolean =>
  hasWorking(site, 'minor-space-port', faction, turn) || hasWorking(site, 'major-space-port', faction, turn);

/**
 * HEX-TURN-08 (4), HEX-BP-03, HEX-START-05: reinforcement BP arrive at the spaceport of the Capital. What the dice of
 * an air attack left of them (HEX-AIR-12) counts for this turn only. Returns the BP that arrived.
 */
export function reinforce(play: BuildPointsPlay, seat: SeatId): number {
  const record = lookup(play.seats, seat);
  if (record === undefined) return 0;
  const { capital, reinforcement } = record;
  if (reinforcement !== null) play.seats[seat] = { ...record, reinforcement: null };
  const site = urbanIn(play, capital);
  if (capital === null || site === null || play.control[capital] !== seat) return 0;
  const hasPort = landsIn(site, factionOf(play, seat), play.turn);
  const usual = play.before.settings.reinforcementBp;
  if (usual === 0) return 0;
  const bp = hasPort ? (reinforcement ?? usual) : 0;
  const cause = hasPort ? (reinforcement === null ? 'usual' : 'attacked') : 'no-port';
  if (bp > 0) book(play, capital, bp);
  const rule = cause === 'attacked' ? 'HEX-AIR-12' : 'HEX-BP-03';
  tell(play, { type: 'reinforced', rule, to: [seat], seat, hex: capital, bp, cause });
  return bp;
}
