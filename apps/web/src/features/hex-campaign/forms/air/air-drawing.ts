import { squadronName } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import type { Gap } from '../parts/gaps.ts';
import type { PhaseForm, Sky } from '../phase-form.ts';
import { type AirForm, grounded, missionInHand } from './air-form.ts';
import type { AirGiving } from './air-giving.ts';
import { MISSION_KEYS, MISSION_TYPES } from './mission-keys.ts';

/** No mission is selected; the Airspaces are shown anyway. */
export const NOWHERE: Sky = { airspace: null, middle: null, target: null };

/** The target of the selected mission. `squadron`: the one that is selected. */
export function skyOf(form: AirForm, squadron: number): Sky {
  const order = form.orderOf(squadron);
  const isInHand = order !== null && order.mission === missionInHand(form, squadron);
  if (!isInHand) return NOWHERE;
  const { airspace, target } = order;
  const hexes = form.airspaces.get(airspace) ?? [];
  return { airspace, target, middle: hexes[Math.floor(hexes.length / 2)] ?? null };
}

/** Single keys for the selected squadron. */
export function missionKeys(giving: AirGiving, squadron: number): PhaseForm['keys'] {
  const missions = MISSION_TYPES.map((type) => [MISSION_KEYS[type], () => giving.choose(squadron, type)] as const);
  return { ...Object.fromEntries(missions), Delete: () => giving.clear(squadron) };
}

/** The squadrons without a mission. `inHand`: the one that is selected. */
export function airGaps(form: AirForm, giving: AirGiving, inHand: number | null): readonly Gap[] {
  return grounded(form).map(({ number }) => ({
    name: squadronName(number),
    isInHand: number === inHand,
    take: () => giving.take(number),
  }));
}
