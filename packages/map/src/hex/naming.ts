import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { lineAbove, lineBelow, riseOf, widthOf } from '../board/lettering.ts';
import type { Level } from '../board/levels.ts';
import type { Point } from '../board/sheet.ts';
import { centreOf, hexUnder, type Layout } from './layout.ts';
import { ageWidth, fieldSize, HALO, labelSize, placeSize, unitSize } from './lettering.ts';
import type { NameLabel, SiteSymbol } from './model.ts';
import type { Placed } from './placement.ts';
import {
  LABEL_RISE,
  LEDGER,
  LEDGER_RISE,
  type Lettered,
  occupiedBy,
  type PrintSheet,
  printed,
  storesOn,
} from './printed.ts';
import { AIR, type Room, roomOn } from './room.ts';
import { NOTHING_MORE, settled, type Word } from './setting.ts';

/** Places of names at one level. Names without room appear only at a nearer level. */
export interface Naming {
  readonly sites: ReadonlyMap<HexKey, Word>;
  readonly fields: ReadonlyMap<HexKey, Word>;
  readonly units: ReadonlyMap<PieceId, Word>;
  /** The place of a site's yield or store. */
  readonly stores: ReadonlyMap<HexKey, Point>;
  /** The space taken by labels, counters, sites and names. */
  readonly room: Room;
}

/** The name of a counter does not leave its hex: parts of `s`. */
const UNIT_ROOM = 1.66;

/** The labels of the row below a hex, from its middle: where they begin and end, and how wide the gap between them is. */
function nextRow({ layout, level }: PrintSheet): {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
} {
  const { s } = layout;
  const size = labelSize(level);
  const label = level === 'hex' ? LEDGER.width : widthOf('0000', size, 'label');
  const bottom = s * (1.5 - (level === 'hex' ? LEDGER_RISE : LABEL_RISE)) + (level === 'hex' ? AIR : 0);
  return { top: s * (1.5 - LABEL_RISE) - riseOf(size), bottom, width: Math.sqrt(3) * s - label - 2 * AIR };
}

/** Names of counters: right below them. */
function unitWords({ room, layout, level }: PrintSheet, places: readonly Placed[]): ReadonlyMap<PieceId, Word> {
  const words = new Map<PieceId, Word>();
  const size = unitSize(level);
  const width = layout.s * UNIT_ROOM;
  for (const { counter, isTop, foot, x: left } of places) {
    if (!isTop || counter.name === '') continue;
    const { x } = centreOf(layout, counter.hex);
    const y = lineBelow(foot + AIR * 0.6, size);
    const word = settled(room, layout, {
      hex: counter.hex,
      owner: counter.id,
      text: counter.name,
      face: 'unit',
      size,
      more: NOTHING_MORE,
      spots: (_, length) => (length > width ? [] : [left, (left + x) / 2, x].map((at) => ({ x: at, y }))),
      last: () => ({ x, y, width }),
      isCut: true,
    });
    if (word !== null) words.set(counter.id, word);
  }
  return words;
}

/** Constraints on a settlement's name: hexes with sites, and a counter in its own hex. */
interface Around {
  readonly settled: ReadonlySet<HexKey>;
  readonly isCrowded: boolean;
}

/**
 * Places for the name of a settlement: below its plan; beside a counter in the gap below, under the labels of the
 * next row, above the counter or at a side.
 */
function siteSpots(sheet: PrintSheet, site: SiteSymbol, { settled: others, isCrowded }: Around) {
  const { layout, level } = sheet;
  const { x, y } = centreOf(layout, site.hex);
  const { s } = layout;
  const { top, bottom } = nextRow(sheet);
  const head = level === 'hex' ? -s * LEDGER_RISE + 1.6 : -s * LABEL_RISE;
  const usual = s * (site.stronghold === 3 ? 0.78 : site.size >= 3 ? 0.72 : 0.64);
  const onLine = (line: number, parts: readonly number[]): readonly Point[] =>
    parts.map((part) => ({ x: x + part * s, y: y + line }));
  return (size: number, width: number): readonly Point[] => {
    const below = onLine(lineAbove(top - AIR, size), [0, -0.2, 0.2, -0.4, 0.4]);
    const gap = onLine(lineBelow(top - AIR / 2, size), [0]);
    // In a hex with a site of its own the name would be taken for that one's.
    const isElsewhere = ({ x: middle, y: line }: Point): boolean =>
      [-0.5, 0, 0.5].every((part) => {
        const hex = hexUnder(layout, { x: middle + part * width, y: line });
        return hex === null || hex === site.hex || !others.has(hex);
      });
    const seam = onLine(lineBelow(bottom + AIR + HALO, size), [0, -0.3, 0.3, -0.6, 0.6]).filter(isElsewhere);
    const above = onLine(lineBelow(head + AIR + HALO, size), [0, -0.25, 0.25, -0.5, 0.5]);
    const aside = s * 0.72 + width / 2;
    const sides = [aside, -aside].map((dx) => ({ x: x + dx, y: y + s * 0.08 }));
    return isCrowded
      ? [...gap, ...seam, ...above, ...below, ...sides]
      : [...onLine(usual, [0]), ...below, ...gap, ...seam, ...above, ...sides];
  };
}

function siteWords(sheet: PrintSheet, { sites, places }: Lettered): ReadonlyMap<HexKey, Word> {
  const { room, layout, level } = sheet;
  const occupied = occupiedBy(places);
  const hexes = new Set(sites.map(({ hex }) => hex));
  const words = new Map<HexKey, Word>();
  const { top, width } = nextRow(sheet);
  for (const site of [...sites].sort((a, b) => b.size - a.size)) {
    if (site.name === null) continue;
    const { x, y } = centreOf(layout, site.hex);
    const word = settled(room, layout, {
      hex: site.hex,
      text: site.name,
      face: site.size === 4 ? 'capital' : 'place',
      size: placeSize(site, level),
      more: (size) => ageWidth(site.seenIn, size),
      spots: siteSpots(sheet, site, { settled: hexes, isCrowded: occupied.has(site.hex) }),
      last: (size) => ({ x, y: y + lineBelow(top - AIR / 2, size), width }),
      isCut: level !== 'campaign',
    });
    if (word !== null) words.set(site.hex, word);
  }
  return words;
}

/** Names of places without a site: placed where nothing else is. */
function fieldWords(sheet: PrintSheet, names: readonly NameLabel[]): ReadonlyMap<HexKey, Word> {
  const { room, layout, level } = sheet;
  const words = new Map<HexKey, Word>();
  const { top } = nextRow(sheet);
  for (const place of names) {
    const { x, y } = centreOf(layout, place.hex);
    const usual = layout.s * (place.isWater ? 0.14 : 0.58);
    const word = settled(room, layout, {
      hex: place.hex,
      text: place.name,
      face: 'field',
      size: fieldSize(place.isWater, level),
      more: (size) => (place.isWater ? place.name.length * size * 0.07 : 0),
      spots: (size) =>
        [usual, lineAbove(top - AIR, size), layout.s * 0.1, -layout.s * 0.1].flatMap((line) =>
          [0, -0.3, 0.3].map((part) => ({ x: x + part * layout.s, y: y + line })),
        ),
      last: null,
      isCut: false,
    });
    if (word !== null) words.set(place.hex, word);
  }
  return words;
}

/**
 * The places of all names at a level, without overlaps between names, labels and counters: names of counters
 * first, which have only one place, then settlements, the largest first, then fields.
 */
export function namesAt(layout: Layout, level: Level, lettered: Lettered): Naming {
  if (level === 'theatre')
    return { sites: new Map(), fields: new Map(), units: new Map(), stores: new Map(), room: roomOn(layout) };
  const sheet: PrintSheet = { layout, level, room: printed(layout, level, lettered) };
  const units = level === 'campaign' ? new Map<PieceId, Word>() : unitWords(sheet, lettered.places);
  const sites = siteWords(sheet, lettered);
  const stores = level === 'hex' ? storesOn(sheet, lettered.sites) : new Map<HexKey, Point>();
  return { units, sites, stores, fields: fieldWords(sheet, lettered.names), room: sheet.room };
}
