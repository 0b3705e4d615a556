import type { HexKey } from '@sealed-orders/rules/space';
import { type Box, boxOf, widthOf } from '../board/lettering.ts';
import type { Level } from '../board/levels.ts';
import type { Point } from '../board/sheet.ts';
import { centreOf, hexesOf, type Layout } from './layout.ts';
import { haloed, labelSize } from './lettering.ts';
import type { NameLabel, SiteSymbol } from './model.ts';
import { counterBoxes, type Placed, planBox } from './placement.ts';
import { type Room, roomOn } from './room.ts';

/** Everything that needs room on the sheet. */
export interface Lettered {
  readonly sites: readonly SiteSymbol[];
  readonly names: readonly NameLabel[];
  readonly places: readonly Placed[];
}

/** The height of the label above the middle of its hex, and at the nearest level the line below it; parts of `s`. */
export const LABEL_RISE = 0.7;
export const LEDGER_RISE = 0.55;
export const LEDGER = { size: 6.2, width: 30 };
/** A settlement's store is written over its plan at the nearest level, or where a counter leaves room. */
const STORES = { size: 7, width: 28 };
const STORES_SPOTS = [
  [0, -0.35],
  [-0.45, 0.4],
  [-0.42, 0.52],
  [0.42, 0.62],
  [0, 0.66],
] as const;
/** A sheet at a level, and its occupied places. */
export interface PrintSheet {
  readonly layout: Layout;
  readonly level: Level;
  readonly room: Room;
}

/** The label of a hex, as drawn at the levels that show it. */
export function labelBox(layout: Layout, hex: HexKey, level: Level): Box {
  const { x, y } = centreOf(layout, hex);
  const size = labelSize(level);
  const digits = Math.max(2, String(Math.max(layout.size.columns, layout.size.rows)).length);
  const box = boxOf(x, y - layout.s * LABEL_RISE, widthOf('0'.repeat(2 * digits), size, 'label'), size);
  // Digits do not hang below their line.
  return { ...box, bottom: y - layout.s * LABEL_RISE };
}

/** Where the sign of a site's owner goes if no border shows it: on the left of its hex. */
export function holderBox(layout: Layout, hex: HexKey): Box {
  const { x, y } = centreOf(layout, hex);
  const { s } = layout;
  return { left: x - s * 0.98, top: y - s * 0.2, right: x - s * 0.58, bottom: y + s * 0.2 };
}

/** Labels, counters and everything else placed before names. A name may cover only its own site's plan. */
export function printed(layout: Layout, level: Level, { sites, places }: Lettered): Room {
  const room = roomOn(layout);
  const { s } = layout;
  for (const hex of hexesOf(layout)) {
    room.take(haloed(labelBox(layout, hex, level)));
    if (level !== 'hex') continue;
    const { x, y } = centreOf(layout, hex);
    room.take(haloed(boxOf(x, y - s * LEDGER_RISE, LEDGER.width, LEDGER.size)));
  }
  for (const place of places) for (const box of counterBoxes(place)) room.take(box);
  const occupied = occupiedBy(places);
  for (const site of sites) {
    room.take(planBox(layout, site, occupied.has(site.hex)), site.hex);
    if (site.holder !== null) room.take(holderBox(layout, site.hex));
  }
  return room;
}

/** What is stored or yielded, at the nearest level. */
export function storesOn({ room, layout }: PrintSheet, sites: readonly SiteSymbol[]): ReadonlyMap<HexKey, Point> {
  const stores = new Map<HexKey, Point>();
  for (const site of sites) {
    if ((site.yield ?? site.bp) === null) continue;
    const { x, y } = centreOf(layout, site.hex);
    const spots = STORES_SPOTS.map(([right, down]) => ({ x: x + right * layout.s, y: y + down * layout.s }));
    const spot = spots.find((at) => room.isFree(boxOf(at.x, at.y, STORES.width, STORES.size), site.hex));
    if (spot === undefined) continue;
    room.take(boxOf(spot.x, spot.y, STORES.width, STORES.size));
    stores.set(site.hex, spot);
  }
  return stores;
}

export const occupiedBy = (places: readonly Placed[]): ReadonlySet<HexKey> =>
  new Set(places.map(({ counter }) => counter.hex));
