import { SeatSwatch } from '@sealed-orders/map';
import type { Owner } from '@sealed-orders/rules/node-campaign';
import { ownerTitle } from '@sealed-orders/text/node-campaign';
import { useNodePlace } from '../node-context.ts';

/** A player with the swatch of the seat, or the Imperial Guard that nobody plays. */
export function OwnerName({ owner }: { readonly owner: Owner }) {
  const { letterOf, words } = useNodePlace();
  return (
    <span className="inline-flex items-center gap-2">
      <SeatSwatch seat={letterOf(owner)} /> {ownerTitle(owner, words)}
    </span>
  );
}
