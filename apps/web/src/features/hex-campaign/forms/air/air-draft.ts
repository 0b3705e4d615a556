import type { AirOrder } from '@sealed-orders/rules/hex-campaign';

/** Stands for a squadron on the ground where a later one flies. Airspaces count from 1. */
const GROUNDED: AirOrder = { airspace: 0, mission: 'recon', target: null };

/** False: the place on the sheet of a squadron without a mission. */
const isFlying = (order: AirOrder): boolean => order.airspace > 0;

/** The missions without the gaps between them, as a sheet is sealed. */
export const flown = (air: readonly AirOrder[]): readonly AirOrder[] => air.filter(isFlying);

/** The mission of a squadron, counted from 1; null if it has none. */
export function missionOf(air: readonly AirOrder[], squadron: number): AirOrder | null {
  const order = air[squadron - 1];
  return order !== undefined && isFlying(order) ? order : null;
}

/** The missions with this one for a squadron; null removes its mission. All other squadrons keep theirs. */
export function withMission(air: readonly AirOrder[], squadron: number, order: AirOrder | null): readonly AirOrder[] {
  const places = Array.from({ length: Math.max(air.length, squadron) }, (_, i) =>
    i === squadron - 1 ? (order ?? GROUNDED) : (air[i] ?? GROUNDED),
  );
  const last = places.findLastIndex(isFlying);
  return places.slice(0, last + 1);
}

/** Which squadron, counted from 1, flies the mission at a place of the sealed sheet; null if none does. */
export function squadronAt(air: readonly AirOrder[], place: number): number | null {
  const squadrons = air.flatMap((order, i) => (isFlying(order) ? [i + 1] : []));
  return squadrons[place] ?? null;
}
