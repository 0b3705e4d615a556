import type { AirMissionType, SpyMissionType } from '@sealed-orders/rules/hex-campaign';

export const AIR_MISSION_NAMES: Readonly<Record<AirMissionType, string>> = {
  intercept: 'Intercept',
  recon: 'Recon',
  strategic: 'Strategic Bombardment',
  tactical: 'Tactical Bombardment',
};

export const SPY_MISSION_NAMES: Readonly<Record<SpyMissionType, string>> = {
  guard: 'Guard',
  'gain-information': 'Gain information',
  sabotage: 'Sabotage',
  'poison-food': 'Poison food',
  'spread-rumours': 'Spread rumours',
};
