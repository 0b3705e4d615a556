'use client';
import { StarPicture } from '@sealed-orders/map/graph';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { useStarView } from './use-star-view.ts';

/** The star map in the middle of the game night page: read-only, since the orders stand beside it. */
export function NightMap() {
  return <StarPicture view={useStarView()} label={mapText.label} size={0.7} />;
}
