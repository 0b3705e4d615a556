import { phases } from '@sealed-orders/rules/sector-campaign';
import { sectorCampaignText } from '@sealed-orders/text/sector-campaign';
import { viewsText } from '@sealed-orders/text/sector-campaign/views';
import { Flag, Swords } from 'lucide-react';
import { BATTLES_VIEW, battleSearch } from '../battle/battle-address.ts';
import type { GameDoor } from '../campaign/door.ts';
import { BattlesView } from './battles/battles-view.tsx';
import { SectorBoard } from './board.tsx';
import { ForcesView } from './forces/forces-view.tsx';
import { FORCES_VIEW } from './forces/open-force.ts';
import { Guide } from './guide/on-demand.ts';
import { HandOver, Rulings } from './on-demand.ts';
import { SectorPanel } from './panel.tsx';
import { SectorProgress } from './progress.tsx';
import { SectorRoom } from './room.tsx';

/** The sector campaign's door into the campaign page. */
export const sectorCampaignDoor: GameDoor = {
  text: sectorCampaignText,
  phases,
  Progress: SectorProgress,
  Room: SectorRoom,
  Board: SectorBoard,
  Panel: SectorPanel,
  OrderSheet: null,
  Guide,
  HandOver,
  Rulings,
  views: [
    { id: FORCES_VIEW, label: viewsText.forces, icon: Flag, Page: ForcesView },
    { id: BATTLES_VIEW, label: viewsText.battles, icon: Swords, Page: BattlesView },
  ],
  topicSearch: battleSearch,
};
