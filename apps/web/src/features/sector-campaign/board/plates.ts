import type { SectorPlate } from '@sealed-orders/map/sector';
import { lookup } from '@sealed-orders/rules/kernel';
import { foreseen, printed, type TerritoryId, type View } from '@sealed-orders/rules/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import type { Forecast } from '../declarations/forecast.ts';

type Plates = Readonly<Record<string, SectorPlate>>;

/**
 * SEC-ISO-11: what is isolated, what the end of the turn would isolate, and what else would be if a territory changed
 * hands.
 * @param forecast null: none does
 */
export function platesOf({ board, side }: Pick<View, 'board' | 'side'>, forecast: Forecast | null): Plates {
  const plate = (ids: readonly TerritoryId[], text: string, isForecast: boolean) =>
    ids.map((id) => [id, { text, isForecast }] as const);
  const isolated = Object.values(board.territories).flatMap((one) => (one.isIsolated ? [one.id] : []));
  const taken = forecast?.taken ?? null;
  const then = taken === null ? [] : (forecast?.isolates ?? []);
  return Object.fromEntries([
    ...plate(
      then.map(({ territory }) => territory),
      taken === null ? '' : mapText.isolatedIf(printed(taken.territory), taken.by === side),
      true,
    ),
    ...plate(foreseen(board), mapText.isolatedNext, true),
    ...plate(isolated, mapText.isolated, false),
  ]);
}

/** What the board warns of in a territory; empty: nothing. */
export function forecastIn(plates: Plates, territory: TerritoryId): string {
  const plate = lookup(plates, territory);
  return plate?.isForecast === true ? plate.text : '';
}
