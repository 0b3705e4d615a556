import type { HexKey, SeatId } from '../../kernel/index.ts';
import { CONSUMES } from '../data/economy.ts';
import { rewardConvoy } from '../loot/convoy.ts';
import type { Play } from '../turn/play.ts';
import { at, factionOf, tell } from '../turn/play.ts';
import type { Faction } from '../types.ts';

/** HEX-RACE-TY-02: BP that a faction gets at once for a Resource hex of this yield; null where it keeps the hex. */
export function consumedBp(faction: Faction, resources: number): number | null {
  const times = CONSUMES[faction];
  return times === undefined ? null : times * resources;
}

/**
 * HEX-ROUTE-01, -07: a Resource hex has a new controller: it yields from the next turn on, and has no route. HEX-RACE-TY-02:
 * whoever consumes such hexes gets their BP in a convoy, and the site is gone.
 */
export function gainResource(play: Play, seat: SeatId, hex: HexKey): void {
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
