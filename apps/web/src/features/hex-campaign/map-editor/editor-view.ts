import {
  type Chart,
  defaultSettings,
  type KnownHex,
  type SiteKind,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { keysOf, seatId } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { within } from '@sealed-orders/rules/space';
import { previewView } from '../setup/preview-view.ts';

const ZONE = 3;

/** A chart as the map draws it: each start zone as the land of a seat, with its sites as the map proposes them. */
export function editorView(chart: Chart): View {
  const zones = (chart.starts ?? []).map((start, i) => zoneOf(chart, start, i));
  const seats = zones.map(({ id, capital }, i) => ({
    id,
    name: String(i + 1),
    faction: 'ig' as const,
    strategy: 0,
    startingCapital: capital,
    hasCapital: true,
    beaten: null,
    vp: null,
    relation: null,
    god: null,
    craftworld: null,
  }));
  return { ...previewView(chart), settings: defaultSettings, seats, hexes: knownHexes(chart, zones) };
}

interface Zone {
  readonly id: View['seats'][number]['id'];
  readonly hexes: readonly HexKey[];
  /** Where one is proposed, otherwise the middle. */
  readonly capital: HexKey;
}

function zoneOf({ size, sites = {} }: Chart, start: HexKey, index: number): Zone {
  const hexes = within(size, start, ZONE);
  const proposed = hexes.find((hex) => sites[hex] === 'capital');
  return { id: seatId(`start-${index + 1}`), hexes, capital: proposed ?? start };
}

function knownHexes({ sites = {} }: Chart, zones: readonly Zone[]): View['hexes'] {
  const hexes: Record<HexKey, KnownHex> = {};
  for (const { id, hexes: zone } of zones) for (const hex of zone) hexes[hex] = land(id, sites[hex]);
  for (const hex of keysOf(sites)) hexes[hex] ??= land(null, sites[hex]);
  for (const { id, capital } of zones) {
    hexes[capital] = { ...land(id, 'capital'), ...CAPITAL, stronghold: { level: 3, owner: id, defences: null } };
  }
  return hexes;
}

const land = (control: KnownHex['control'], site: SiteKind | undefined): KnownHex => ({
  inSight: true,
  seenIn: 1,
  control,
  site: site === undefined ? null : { ...UNKNOWN, kind: site === 'resource' ? 'resource' : 'urban' },
  stronghold: null,
  roads: [],
  ruin: false,
  discovered: null,
});

/** Dice decide on size and yield. */
const UNKNOWN = { size: null, faction: null, name: null, yield: null, bp: null, buildings: null } as const;

/** HEX-START-02: a Capital is a Metropol with a Capital Fortification from the start. */
const CAPITAL = { site: { ...UNKNOWN, kind: 'urban', size: 4 } } as const;
