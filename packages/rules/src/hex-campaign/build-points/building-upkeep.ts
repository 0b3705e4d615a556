import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { BUILDINGS } from '../data/settlements.ts';
import { refunded, refundFor } from '../places/refund.ts';
import { book, urbanIn } from '../places/stores.ts';
import { stepOf } from '../places/working.ts';
import { tell } from '../turn/play.ts';
import type { Building, BuildingType, SeatState, UrbanSite } from '../types.ts';
import { BUILDING_TYPES } from '../types.ts';
import type { BuildPointsPlay } from './play.ts';

/** HEX-BLD-06, -22, -23, HEX-URB-09: BP a turn of a building: that of its current step, none while it is idle. */
export function maintenanceOf(site: UrbanSite, type: BuildingType, owner: SeatState, hex: HexKey): number {
  const step = stepOf(site, type, owner.faction);
  if (step === null) return 0;
  const isAstray = BUILDINGS[step].capital && owner.capital !== hex;
  return isAstray ? 0 : BUILDINGS[step].maintenance;
}

/** HEX-BP-08: the buildings of a hex in the order in which they are paid: the owner's, then the table's. */
function payingOrder(buildings: readonly Building[], wished: readonly BuildingType[]): readonly Building[] {
  const place = (type: BuildingType): number => {
    const wish = wished.indexOf(type);
    return wish >= 0 ? wish : wished.length + BUILDING_TYPES.indexOf(type);
  };
  return [...buildings].sort((a, b) => place(a.type) - place(b.type));
}

/**
 * HEX-TURN-08 (6), HEX-BP-08, HEX-BLD-06: each building is paid from the store of its hex. One that the store cannot
 * cover is given up, and the next is tried; refunds come in after all payments of the hex.
 */
export function maintainBuildings(play: BuildPointsPlay, seat: SeatId, hexes: readonly HexKey[]): void {
  for (const hex of hexes) {
    const site = urbanIn(play, hex);
    const record = lookup(play.seats, seat);
    if (site === null || record === undefined || site.buildings.length === 0) continue;
    const { paid, unpaid } = settled(site, record, hex);
    if (paid > 0) {
      book(play, hex, -paid);
      tell(play, { type: 'buildings-maintained', rule: 'HEX-BP-08', to: [seat], seat, hex, bp: paid });
    }
    for (const building of unpaid) giveUp(play, seat, hex, building);
  }
}

/** What a hex pays for its buildings, and those that it cannot pay for. */
function settled(site: UrbanSite, record: SeatState, hex: HexKey) {
  const unpaid: Building[] = [];
  let left = site.bp;
  for (const building of payingOrder(site.buildings, record.upkeepOrder)) {
    const due = maintenanceOf(site, building.type, record, hex);
    if (due > left) unpaid.push(building);
    else left -= due;
  }
  return { paid: site.bp - left, unpaid };
}

/** HEX-BP-08, HEX-BLD-05: an unpaid building is gone; the first one of the turn pays back half its cost. */
function giveUp(play: BuildPointsPlay, seat: SeatId, hex: HexKey, building: Building): void {
  const site = urbanIn(play, hex);
  const record = lookup(play.seats, seat);
  if (site === null || record === undefined) return;
  const { type, aspect } = building;
  const refund = refundFor(record, play.before.settings, play.turn, hex, type);
  if (refund > 0) play.seats[seat] = refunded(record, play.turn, hex);
  play.sites[hex] = { ...site, bp: site.bp + refund, buildings: site.buildings.filter((one) => one !== building) };
  tell(play, { type: 'building-unpaid', rule: 'HEX-BP-08', to: [seat], seat, hex, building: type, aspect, refund });
}
