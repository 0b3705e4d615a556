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
  readonly Icon: LucideIcon;
  readonly hotkey: string;
}

/** The sign and the key of each battle order, in the order of their tiles. */
export const BATTLE_SIGNS: Readonly<Record<BattleOrderType, Sign>> = {
  attack: { Icon: Swords, hotkey: 'a' },
  'planned-attack': { Icon: Hourglass, hotkey: 'p' },
  withdraw: { Icon: Undo2, hotkey: 'w' },
  raid: { Icon: CornerDownRight, hotkey: 'r' },
  'planned-raid': { Icon: Moon, hotkey: 'o' },
  defend: { Icon: Castle, hotkey: 'd' },
  guard: { Icon: Shield, hotkey: 'g' },
  support: { Icon: Users, hotkey: 'u' },
};

export const SPY_SIGNS: Readonly<Record<SpyMissionType, Sign>> = {
  guard: { Icon: Shield, hotkey: 'g' },
  'gain-information': { Icon: Ear, hotkey: 'i' },
  sabotage: { Icon: Wrench, hotkey: 'b' },
  'poison-food': { Icon: Skull, hotkey: 'f' },
  'spread-rumours': { Icon: MessagesSquare, hotkey: 'm' },
};
