import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { consumedBp } from '../places/resources.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';
import { at, factionOf, tell } from '../turn/play.ts';
import { rewardConvoy } from './convoy.ts';

/** The fields of a step that this reads and changes. */
type Gaining = Telling & Board & Reads<'before' | 'seats'> & Changes<'sites'>;

/**
 * HEX-ROUTE-01, -07: a Resource hex has a new controller: it yields from the next turn on, and has no route. HEX-RACE-TY-02:
 * races that consume such hexes get their BP in a convoy, and the site is gone.
 */
export function gainResource(play: Gaining, seat: SeatId, hex: HexKey): void {
  const site = play.sites[hex];
  if (site?.kind !== 'resource') return;
  const bp = consumedBp(factionOf(play, seat), site.yield);
  if (bp === null) {
    play.sites[hex] = { ...site, route: null, since: play.turn };
    return;
  }
  delete play.sites[hex];
  play.ground.places[at(play, hex)] = 0;
  const id = rewardConvoy(play, seat, hex, bp);
  tell(play, { type: 'resources-consumed', rule: 'HEX-RACE-TY-02', to: [seat], seat, hex, bp, piece: id });
}
