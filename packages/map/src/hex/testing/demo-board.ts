import { demoChart, type Piece, type SeenPiece, withAirspaces } from '@sealed-orders/rules/hex-campaign';
import { keysOf } from '@sealed-orders/rules/kernel';
import { allHexes, type HexKey, isOnMap, neighbours } from '@sealed-orders/rules/space';
import type { MapView } from '../map-view.ts';
import { BLUE, bare, pieceId, RED, redDetachment, redView, seenDetachment, unit } from './board.ts';

const chart = withAirspaces(demoChart(), [3, 3]);
const named = keysOf(chart.names);

/** Names in the style of clubs, including long ones. */
const UNIT_NAMES = ['2nd Karrow', 'Vael Lancers', 'Convoy 12', 'Third Company of the Salient', 'Ash'];
const TOWN_NAMES = ['Crane Hythe', 'Stone Raise', 'Upper Brackwater', 'Ling'];

/** Two rows of hexes in three without a name on the chart get their own settlement. */
const founded = allHexes(chart.size).filter((hex, i) => chart.names[hex] === undefined && i % 7 === 3);

function site(hex: HexKey, i: number): MapView['hexes'][HexKey] {
  const size = ([4, 1, 3, 2] as const)[i % 4] ?? 1;
  const level = ([3, 0, 2, 1] as const)[i % 4] ?? 0;
  const name = chart.names[hex] ?? TOWN_NAMES[i % TOWN_NAMES.length] ?? null;
  const isSeen = i % 5 === 4;
  return {
    ...bare,
    inSight: !isSeen,
    seenIn: isSeen ? 3 : 5,
    control: i % 3 === 0 ? RED : null,
    site: { kind: 'urban', size, faction: 'ig', name, yield: null, bp: i % 3 === 0 ? 120 : null, buildings: null },
    stronghold: level === 0 ? null : { level, owner: RED, defences: null },
  };
}

const own = (hex: HexKey, i: number): Piece =>
  redDetachment(`r${i}`, hex, UNIT_NAMES[i % UNIT_NAMES.length] ?? '', [unit(`u${i}`, 'infantry', 100, [4, 1, 1])]);

/**
 * The demo's chart with settlements wherever it names a place and in many hexes besides, and with so many counters, in
 * stacks and side by side, that names must move.
 * @param busy one in this many hexes has a counter of the viewer's
 */
export function demoView(busy = 3): MapView {
  const sites = [...named.filter((_, i) => i % 6 !== 5), ...founded];
  const hexes = Object.fromEntries(sites.map((hex, i) => [hex, site(hex, i)]));
  const stood = allHexes(chart.size).filter((_, i) => i % busy === 0);
  const garrisoned = sites.filter((_, i) => i % 2 === 0);
  const pieces = [...stood, ...garrisoned, ...garrisoned.slice(0, 3)].map(own);
  const others = stood
    .flatMap((hex) => neighbours(hex).slice(0, 1))
    .filter((hex) => isOnMap(chart.size, hex) && !stood.includes(hex));
  const seen = others.filter((_, i) => i % 3 === 0).map((hex, i): SeenPiece => seenDetachment(`b${i}`, BLUE, hex));
  const gone = others.filter((_, i) => i % 3 === 1).map((hex, i): SeenPiece => seenDetachment(`g${i}`, BLUE, hex));
  return redView({
    chart,
    hexes,
    pieces: Object.fromEntries(pieces.map((piece) => [piece.id, piece])),
    seen: Object.fromEntries(seen.map((piece) => [piece.id, piece])),
    ghosts: Object.fromEntries(gone.map((piece) => [pieceId(piece.id), { turn: 3, piece }])),
  });
}
