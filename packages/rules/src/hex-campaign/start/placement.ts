import type { SeatId } from '../../kernel/index.ts';
import { lookup, present, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { SECRET_CAPITAL } from '../data/settlements.ts';
import { seatNumber } from '../ground/ground.ts';
import { consumedBp } from '../places/resources.ts';
import { at, factionOf, relayRoads, tell } from '../turn/play.ts';
import type { Dealt, SeatState, SiteKind } from '../types.ts';
import { capitalSite, capitalStronghold, foundedSite, resourceSite } from './founding.ts';
import type { StartPlay } from './play.ts';
import { drawnBy, type Places, placedSites } from './sites.ts';

/**
 * HEX-START-07, -19: places everybody's sites as ordered. Dice place the sites of seats without a placement.
 */
export function placeSites(play: StartPlay): void {
  for (const seat of play.before.seatOrder) {
    const record = lookup(play.seats, seat);
    if (record?.dealt === null || record === undefined) continue;
    const places = placesOf(play, seat, record.dealt);
    if (places !== null) settle(play, record, record.dealt, places);
  }
  relayRoads(play);
}

/** The sheet was checked when it came in: {@link placementFaults}. */
function placesOf(play: StartPlay, seat: SeatId, { centre, sizes, yields }: Dealt): Places | null {
  const sheet = lookup(play.sheets, seat) ?? null;
  if (sheet?.phase === 'placement') return sheet;
  const zone = sortedKeys(play.control).filter((hex) => play.control[hex] === seat);
  const wanted = { urban: sizes.length, resources: yields.length };
  return placedSites(play.before.chart, zone, centre, wanted, drawnBy(play.dice, seat));
}

function settle(play: StartPlay, record: SeatState, { sizes, yields }: Dealt, places: Places): void {
  const { id, faction } = record;
  const { chart, settings } = play.before;
  play.seats[id] = { ...record, capital: places.capital, startingCapital: places.capital, dealt: null };
  play.ground.capitals.add(at(play, places.capital));
  place(play, id, places.capital, 'capital');
  play.sites[places.capital] = capitalSite(chart, places.capital, faction, settings);
  const stronghold = capitalStronghold(id, faction, settings);
  if (stronghold !== null) {
    play.strongholds[places.capital] = stronghold;
    play.ground.strongholds[at(play, places.capital)] = seatNumber(play.ground.seats, id);
  }
  for (const [i, hex] of places.urban.entries()) {
    play.sites[hex] = foundedSite(chart, hex, faction, present(sizes[i], 'a size for each settlement'));
    place(play, id, hex, 'urban');
  }
  for (const [i, hex] of places.resources.entries()) {
    place(play, id, hex, 'resource');
    const rp = present(yields[i], 'a yield for each resource');
    const bp = consumedBp(faction, rp);
    if (bp === null) play.sites[hex] = resourceSite(rp);
    else consume(play, record, { hex, bp, capital: places.capital });
  }
}

/** HEX-SIGHT-11: a Capital's place is public unless its race hides it; other sites are known to their owner only. */
function place(play: StartPlay, seat: SeatId, hex: HexKey, site: SiteKind): void {
  play.ground.places[at(play, hex)] = 1;
  const isPublic = site === 'capital' && !SECRET_CAPITAL.includes(factionOf(play, seat));
  tell(play, { type: 'site-placed', rule: 'HEX-START-07', to: isPublic ? 'all' : [seat], seat, hex, site });
}

/** HEX-RACE-TY-02: an own Resource hex is consumed immediately; its BP go into the Capital. */
function consume(
  play: StartPlay,
  { id }: SeatState,
  { hex, bp, capital }: { hex: HexKey; bp: number; capital: HexKey },
): void {
  const site = play.sites[capital];
  if (site?.kind === 'urban') play.sites[capital] = { ...site, bp: site.bp + bp };
  play.ground.places[at(play, hex)] = 0;
  tell(play, { type: 'resources-consumed', rule: 'HEX-RACE-TY-02', to: [id], seat: id, hex, bp, piece: null });
}
