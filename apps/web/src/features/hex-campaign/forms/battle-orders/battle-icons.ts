import type { BattleOrderType, SpyMissionType } from '@sealed-orders/rules/hex-campaign';
import {
  Castle,
  CornerDownRight,
  Ear,
  Hourglass,
  type LucideIcon,
  MessagesSquare,
  Moon,
  Shield,
  Skull,
  Swords,
  Undo2,
  Users,
  Wrench,
} from 'lucide-react';

interface Sign {
  readonly icon: LucideIcon;
  readonly hotkey: string;
}

/** The sign and the key of each battle order, in the order of their tiles. */
export const BATTLE_SIGNS: Readonly<Record<BattleOrderType, Sign>> = {
  attack: { icon: Swords, hotkey: 'a' },
  'planned-attack': { icon: Hourglass, hotkey: 'p' },
  withdraw: { icon: Undo2, hotkey: 'w' },
  raid: { icon: CornerDownRight, hotkey: 'r' },
  'planned-raid': { icon: Moon, hotkey: 'o' },
  defend: { icon: Castle, hotkey: 'd' },
  guard: { icon: Shield, hotkey: 'g' },
  support: { icon: Users, hotkey: 'u' },
};

export const SPY_SIGNS: Readonly<Record<SpyMissionType, Sign>> = {
  guard: { icon: Shield, hotkey: 'g' },
  'gain-information': { icon: Ear, hotkey: 'i' },
  sabotage: { icon: Wrench, hotkey: 'b' },
  'poison-food': { icon: Skull, hotkey: 'f' },
  'spread-rumours': { icon: MessagesSquare, hotkey: 'm' },
};
