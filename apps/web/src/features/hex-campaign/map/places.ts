import { siteAt } from '@sealed-orders/map/hex';
import type { View } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { STRONGHOLD_NAMES } from '@sealed-orders/text/hex-campaign';
import { siteName } from '@sealed-orders/text/hex-campaign/map';
import { unitText } from '@sealed-orders/text/hex-campaign/units';

/** A place on the map in words. */
export interface Place {
  readonly name: string;
  /** Null: nobody whom the reader knows about. */
  readonly holder: SeatId | null;
}

/**
 * The place that the map draws in a hex; null if it draws none. HEX-SIGHT-11: Capitals in their starting places are
 * public.
 */
export function placeIn(view: View, hex: HexKey): Place | null {
  const drawn = siteAt(view, hex);
  if (drawn === null) return null;
  const known = view.hexes[hex];
  if (known === undefined) {
    const founder = view.seats.find((seat) => seat.startingCapital === hex);
    const capital = founder === undefined ? STRONGHOLD_NAMES[3] : unitText.capitalOf(founder.name);
    return { name: drawn.name ?? capital, holder: founder?.id ?? null };
  }
  const { site, stronghold, control } = known;
  const holder = control ?? stronghold?.owner ?? null;
  if (site !== null) return { name: siteName(site), holder };
  return { name: stronghold === null ? unitText.ruin : STRONGHOLD_NAMES[stronghold.level], holder };
}
