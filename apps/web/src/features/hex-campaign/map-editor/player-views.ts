import { type Chart, EDITION, hexCampaign, type View } from '@sealed-orders/rules/hex-campaign';
import { lookup, seededDice } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';

/** One player's view when a war on the map begins, with the place of the Capital. */
export interface PlayerView {
  readonly capital: HexKey;
  readonly view: View;
}

/** No war has more players. */
const MOST_SEATS = 10;
const AT = '1970-01-01T00:00:00.000Z';

/**
 * What each player would see of the map: the rules begin a war on it, always with the same dice, and show each player's
 * fog. Empty: no war can begin.
 */
export function playerViews(chart: Chart, seats: number): readonly PlayerView[] {
  const ids = Array.from({ length: Math.min(seats, MOST_SEATS) }, (_, i) => String(i + 1));
  const setup = hexCampaign.schemas.setup.safeParse({
    preset: 'free',
    start: 'quick',
    chart,
    seats: ids.map((name) => ({ id: `seat-${name}`, name, faction: 'ig' })),
  });
  if (!setup.success) return [];
  const begun = hexCampaign.begin(setup.data, { edition: EDITION, dice: seededDice(new Uint8Array(32)) }, AT);
  if (!begun.ok) return [];
  const { state } = begun.value;
  const views = state.seatOrder.map((seat) => ({
    capital: lookup(state.seats, seat)?.startingCapital,
    view: hexCampaign.view(state, { kind: 'seat', seat }),
  }));
  return views.flatMap(({ capital, view }) => (capital ? [{ capital, view }] : []));
}
