import type { AirMissionType } from '@sealed-orders/rules/hex-campaign';
import { Binoculars, Crosshair, type LucideIcon, Shield, Target } from 'lucide-react';

/** The sign of each mission. */
export const MISSION_ICONS: Readonly<Record<AirMissionType, LucideIcon>> = {
  recon: Binoculars,
  intercept: Crosshair,
  strategic: Target,
  tactical: Shield,
};
