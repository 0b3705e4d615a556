import { sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { sectorCampaignText } from '@sealed-orders/text/sector-campaign';
import { battleSearch } from '../battle/battle-address.ts';
import type { GameDoor } from '../campaign/door.ts';
import { SectorBoard } from './board.tsx';
import { HandOver } from './on-demand.ts';
import { SectorPanel } from './panel.tsx';
import { SectorProgress } from './progress.tsx';
import { SectorRoom } from './room.tsx';

/** The sector campaign's door into the campaign page. */
export const sectorCampaignDoor: GameDoor = {
  text: sectorCampaignText,
  phases: sectorCampaign.phases,
  Progress: SectorProgress,
  Room: SectorRoom,
  Board: SectorBoard,
  Panel: SectorPanel,
  OrderSheet: null,
  HandOver,
  views: [],
  topicSearch: battleSearch,
};
