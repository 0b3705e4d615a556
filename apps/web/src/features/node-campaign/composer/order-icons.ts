import {
  ArrowDownToLine,
  Biohazard,
  DoorOpen,
  Flag,
  Hammer,
  Handshake,
  type LucideIcon,
  Medal,
  Pencil,
  RefreshCw,
  Rocket,
  Route,
  Siren,
  Skull,
} from 'lucide-react';
import type { TileType } from './tiles.ts';

/** The sign of each kind of order. */
export const ORDER_ICONS: Readonly<Record<TileType, LucideIcon>> = {
  move: Route,
  call: Siren,
  redeploy: RefreshCw,
  expand: Flag,
  reinforce: Rocket,
  modify: Pencil,
  retrain: Medal,
  destroy: Hammer,
  corrupt: Biohazard,
  taint: Skull,
  'phase-out': ArrowDownToLine,
  cede: Handshake,
  portal: DoorOpen,
};
