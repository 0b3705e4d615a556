import type { AirMissionType } from '@sealed-orders/rules/hex-campaign';
import { Binoculars, Crosshair, type LucideIcon, Shield, Target } from 'lucide-react';

/** The sign and the key of each mission, in the order of their tiles. */
export const MISSION_SIGNS: Readonly<Record<AirMissionType, { readonly Icon: LucideIcon; readonly key: string }>> = {
  recon: { Icon: Binoculars, key: 'r' },
  intercept: { Icon: Crosshair, key: 'i' },
  strategic: { Icon: Target, key: 'b' },
  tactical: { Icon: Shield, key: 't' },
};

/** What most squadrons are sent for comes first. */
export const MISSION_TYPES: readonly AirMissionType[] = ['recon', 'intercept', 'strategic', 'tactical'];
