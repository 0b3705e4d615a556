import type { HexKey } from '../../space/hex.ts';
import { isOnMap, neighbours } from '../../space/hex.ts';
import type { Dealt, Option, View } from '../types.ts';
import { ownZone } from './check.ts';
import { capitalPlaces, firstOf, type Placed, placedSites, placesBeside } from './sites.ts';

const wantedOf = ({ sizes, yields }: Dealt) => ({ urban: sizes.length, resources: yields.length });

/** HEX-START-07: where each kind of site may go before the others are placed, and a valid placement. */
export function placementOptions(view: View): readonly Option[] {
  const dealt = view.own?.record.dealt ?? null;
  if (dealt === null) return [];
  const { chart } = view;
  const zone = [...ownZone(view)].sort();
  const wanted = wantedOf(dealt);
  const isInside = (hex: HexKey) => neighbours(hex).every((other) => isOnMap(chart.size, other));
  return [
    {
      phase: 'placement',
      capitals: capitalPlaces(chart, zone, wanted),
      urban: zone,
      resources: zone.filter(isInside),
      suggestion: placedSites(chart, zone, dealt.centre, wanted, firstOf),
    },
  ];
}

/** HEX-START-07: where another site may go next to the placed ones, leaving room for the rest. */
export function sitePlaces(view: View, placed: Placed, site: keyof Placed): readonly HexKey[] {
  const dealt = view.own?.record.dealt ?? null;
  return dealt === null ? [] : placesBeside(view.chart, ownZone(view), placed, wantedOf(dealt), site);
}
