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

/** The sign and the key of each order, in the order of their tiles. */
export const ORDER_SIGNS: Readonly<Record<MovementOrderType, { readonly Icon: LucideIcon; readonly key: string }>> = {
  path: { Icon: Route, key: 'p' },
  follow: { Icon: Footprints, key: 'f' },
  advance: { Icon: ArrowUpRight, key: 'a' },
  guard: { Icon: Shield, key: 'g' },
  recover: { Icon: HeartPulse, key: 'r' },
  'move-and-claim': { Icon: Flag, key: 'm' },
  'claim-area': { Icon: Grid3x3, key: 'c' },
  reserve: { Icon: RefreshCw, key: 'v' },
  'to-orbit': { Icon: Rocket, key: 'o' },
  webway: { Icon: Waypoints, key: 'w' },
};
