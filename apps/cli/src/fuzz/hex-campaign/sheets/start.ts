import {
  type FreeRoadOption,
  hexCampaign,
  type Option,
  type PlacementOption,
  type Sheet,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import type { Random } from '../../random.ts';
import { drawnOf } from './drawn-of.ts';

/** The sites: now and then at any offered place, else as the form proposes. Null if there is no room. */
export function placementSheet(view: View, options: readonly Option[], random: Random): Sheet | null {
  const offered = options.find((option): option is PlacementOption => 'suggestion' in option);
  if (offered === undefined || offered.suggestion === null) return null;
  const proposed: Sheet = { phase: 'placement', ...offered.suggestion };
  if (random.chance(50)) return proposed;
  const { urban, resources } = offered.suggestion;
  const own: Sheet = {
    phase: 'placement',
    capital: random.pick(offered.capitals),
    urban: urban.map(() => random.pick(offered.urban)),
    resources: resources.map(() => random.pick(offered.resources)),
  };
  return hexCampaign.sheets.check(view, own).length === 0 ? own : proposed;
}

/** Free roads from the options, one after the other while there are actions. */
export function freeRoadSheet(view: View, options: readonly Option[], random: Random): Sheet {
  const offered = options.filter((option): option is FreeRoadOption => 'edge' in option);
  const drawn = drawnOf(offered, random.int(1 + (offered[0]?.actions ?? 0)), random).map(({ edge }) => edge);
  const sheet: Sheet = { phase: 'free-roads', roads: [...new Set(drawn)] };
  // Each option is valid alone: two of them may be too much.
  return hexCampaign.sheets.check(view, sheet).length === 0 ? sheet : { ...sheet, roads: drawn.slice(0, 1) };
}
