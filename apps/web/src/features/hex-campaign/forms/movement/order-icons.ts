import type { MovementOrderType } from '@sealed-orders/rules/hex-campaign';
import {
  ArrowUpRight,
  Flag,
  Footprints,
  Grid3x3,
  HeartPulse,
  type LucideIcon,
  RefreshCw,
  Rocket,
  Route,
  Shield,
  Waypoints,
} from 'lucide-react';

/** The sign of each order, in the order of their tiles. */
export const ORDER_ICONS: Readonly<Record<MovementOrderType, LucideIcon>> = {
  path: Route,
  follow: Footprints,
  advance: ArrowUpRight,
  guard: Shield,
  recover: HeartPulse,
  'move-and-claim': Flag,
  'claim-area': Grid3x3,
  reserve: RefreshCw,
  'to-orbit': Rocket,
  webway: Waypoints,
};
