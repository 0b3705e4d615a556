import { type Chart, defaultSettings, type KnownHex, type View } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { within } from '@sealed-orders/rules/space';
import { previewView } from '../setup/preview-view.ts';

const ZONE = 3;

/** A chart as the map draws it, with a Capital in the middle of each start zone and the zone as its land. */
export function editorView(chart: Chart): View {
  const starts = chart.starts ?? [];
  const seats = starts.map((hex, i) => ({
    id: seatId(`start-${i + 1}`),
    name: String(i + 1),
    faction: 'ig' as const,
    strategy: 0,
    startingCapital: hex,
    hasCapital: true,
    beaten: null,
    vp: null,
    relation: null,
    god: null,
    craftworld: null,
  }));
  return { ...previewView(chart), settings: defaultSettings, seats, hexes: zones(chart, seats) };
}

function zones(
  chart: Chart,
  seats: readonly { readonly id: View['seats'][number]['id']; readonly startingCapital: HexKey }[],
) {
  const hexes: Record<HexKey, KnownHex> = {};
  for (const { id, startingCapital } of seats)
    for (const hex of within(chart.size, startingCapital, ZONE)) if (hex !== startingCapital) hexes[hex] = land(id);
  return hexes;
}

const land = (control: KnownHex['control']): KnownHex => ({
  inSight: true,
  seenIn: 1,
  control,
  site: null,
  stronghold: null,
  roads: [],
  ruin: false,
  discovered: null,
});
