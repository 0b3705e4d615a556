import { phases } from '@sealed-orders/rules/node-campaign';
import { nodeCampaignText } from '@sealed-orders/text/node-campaign';
import { viewsText } from '@sealed-orders/text/node-campaign/views';
import { Flag, Moon, Swords } from 'lucide-react';
import { BATTLES_VIEW, battleSearch } from '../battle/battle-address.ts';
import type { GameDoor } from '../campaign/door.ts';
import { BattlesView } from './battles/battles-view.tsx';
import { NodeBoard } from './board.tsx';
import { ForcesView } from './forces/forces-view.tsx';
import { FORCES_VIEW } from './forces/open-force.ts';
import { Guide } from './guide/on-demand.ts';
import { NIGHT_VIEW } from './night/night-owed.ts';
import { NightView } from './night/night-view.tsx';
import { nodeSeen } from './node-seen.ts';
import { HandOver, Rulings } from './on-demand.ts';
import { NodePanel } from './panel.tsx';
import { NodeProgress } from './progress.tsx';
import { NodeRoom } from './room.tsx';

/** The node campaign's door into the campaign page. */
export const nodeCampaignDoor: GameDoor = {
  text: nodeCampaignText,
  phases,
  Progress: NodeProgress,
  Room: NodeRoom,
  Board: NodeBoard,
  Panel: NodePanel,
  OrderSheet: null,
  Guide,
  HandOver,
  Rulings,
  views: [
    { id: BATTLES_VIEW, label: viewsText.battles, icon: Swords, Page: BattlesView },
    { id: FORCES_VIEW, label: viewsText.forces, icon: Flag, Page: ForcesView, isAside: () => true },
    {
      ...{ id: NIGHT_VIEW, label: viewsText.night, icon: Moon, Page: NightView },
      isAside: (seen) => nodeSeen(seen)?.view.night === null,
    },
  ],
  zoneOf: (seen) => nodeSeen(seen)?.view.settings.timeZone,
  topicSearch: battleSearch,
};
