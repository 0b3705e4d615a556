import { SeatSwatch } from '@sealed-orders/map';
import type { SeenSide } from '@sealed-orders/rules/hex-campaign';
import { useHexPlace } from '../hex-context.ts';

/** The colours of a side's leader; neutral colours for native forces. */
export function SideSwatch({ side }: { readonly side: SeenSide | null }) {
  const { letterOf } = useHexPlace();
  const seat = side?.seat ?? null;
  return <SeatSwatch seat={seat === null ? 'n' : letterOf(seat)} />;
}
