import {
  Castle,
  CircleOff,
  Crosshair,
  Eye,
  Footprints,
  type LucideIcon,
  MapPin,
  Plane,
  Reply,
  Rocket,
  Swords,
  Target,
  Truck,
  Zap,
} from 'lucide-react';
import type { Kind } from './kinds.ts';

export const KIND_ICONS: Readonly<Record<Kind, LucideIcon>> = {
  place: MapPin,
  mission: Target,
  scout: Eye,
  move: Footprints,
  fly: Plane,
  drop: Rocket,
  fortify: Castle,
  'land-vehicles': Truck,
  attack: Swords,
  hasty: Zap,
  respond: Reply,
  dogfight: Crosshair,
  pass: CircleOff,
  done: CircleOff,
};
