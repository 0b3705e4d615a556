import { phases } from '@sealed-orders/rules/hex-campaign';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { viewsText } from '@sealed-orders/text/hex-campaign/views';
import { Swords } from 'lucide-react';
import { BATTLES_VIEW, battleSearch } from '../battle/battle-address.ts';
import type { GameDoor } from '../campaign/door.ts';
import { BattlesView } from './battles/battles-view.tsx';
import { HexBoard } from './board.tsx';
import { diplomacyView } from './diplomacy/view.tsx';
import { FormSheet } from './forms/form-sheet.tsx';
import { Guide, HandOver } from './on-demand.ts';
import { HexPanelOf } from './panel.tsx';
import { realmView } from './realm/view.tsx';
import { HexRoom } from './room.tsx';

/** The hex campaign's door into the campaign page. */
export const hexCampaignDoor: GameDoor = {
  text: hexCampaignText,
  phases,
  Room: HexRoom,
  Board: HexBoard,
  Panel: HexPanelOf,
  OrderSheet: FormSheet,
  Guide,
  HandOver,
  views: [{ id: BATTLES_VIEW, label: viewsText.battles, icon: Swords, Page: BattlesView }, diplomacyView, realmView],
  topicSearch: battleSearch,
};
