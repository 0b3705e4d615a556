import type { AirMissionType } from '@sealed-orders/rules/hex-campaign';

/** The key of each mission. Separate from the signs, which are loaded when a mission is drawn. */
export const MISSION_KEYS: Readonly<Record<AirMissionType, string>> = {
  recon: 'r',
  intercept: 'i',
  strategic: 'b',
  tactical: 't',
};

/** The most common missions come first. */
export const MISSION_TYPES: readonly AirMissionType[] = ['recon', 'intercept', 'strategic', 'tactical'];
