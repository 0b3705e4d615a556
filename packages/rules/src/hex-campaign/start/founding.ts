import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { CAPITAL_AIRBASE, CAPITAL_BUILDINGS, CAPITAL_SIZE, CAPITAL_STRONGHOLD, YIELD_STEP } from '../data/start.ts';
import { NO_STRONGHOLDS } from '../data/strongholds.ts';
import { placeName } from '../map/place-name.ts';
import type { BuildingType, Chart, Faction, ResourceSite, Settings, Stronghold, UrbanSite } from '../types.ts';

/** A settlement from before the campaign. HEX-START-03. */
export function foundedSite(chart: Chart, hex: HexKey, faction: Faction, size: UrbanSite['size']): UrbanSite {
  const name = placeName(chart, hex);
  return { kind: 'urban', size, faction, name, bp: 0, buildings: [], grown: 0, exploits: true };
}

/** HEX-START-02, -05: a Capital with its buildings and the starting BP. Setting `startAirbase`. */
export function capitalSite(chart: Chart, hex: HexKey, faction: Faction, settings: Settings): UrbanSite {
  const types: readonly BuildingType[] = [...CAPITAL_BUILDINGS, CAPITAL_AIRBASE[settings.startAirbase]];
  const buildings = types.map((type) => ({ type, aspect: null, built: 0, disabled: null }));
  return { ...foundedSite(chart, hex, faction, CAPITAL_SIZE), bp: settings.startBp, buildings };
}

/** HEX-START-02: the empty Capital Fortification; null for races without one. HEX-RACE-TY-03, `tyranidStartFort`. */
export function capitalStronghold(
  owner: SeatId,
  faction: Faction,
  { tyranidStartFort }: Pick<Settings, 'tyranidStartFort'>,
): Stronghold | null {
  if (NO_STRONGHOLDS.includes(faction) && tyranidStartFort === 'none') return null;
  return { level: CAPITAL_STRONGHOLD, owner, raised: 0, defences: [] };
}

/** HEX-START-04: RP a turn for a natural die. */
export const yieldOf = (die: number): number => die * YIELD_STEP;

/** A Resource hex without a route yet. */
export const resourceSite = (rp: number): ResourceSite => ({ kind: 'resource', yield: rp, route: null, since: 0 });
