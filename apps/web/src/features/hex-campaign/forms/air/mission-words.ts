import type { AirOrder, View } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import type { Words } from '@sealed-orders/text/hex-campaign';
import { airText } from '@sealed-orders/text/hex-campaign/forms/air';
import { placeIn } from '../../map/places.ts';

/** A hex's name: the settlement in it, otherwise its label. */
export const placeName = (view: View, words: Words, hex: HexKey): string =>
  placeIn(view, hex)?.name ?? words.hex(hex).text;

/** A mission in a few words, as on the sheet: `Recon over Airspace 5`. */
export function missionWords(view: View, words: Words, { mission, airspace, target }: AirOrder): string {
  return target === null ? airText.given(mission, airspace) : airText.bombing(placeName(view, words, target));
}
