import { tally } from '@sealed-orders/rules/tally';
import { tallyText } from '@sealed-orders/text/tally';
import type { GameDoor } from '../campaign/door.ts';
import { TallyForm } from './number-form.tsx';
import { TallyPanel } from './panel.tsx';
import { TallyRoom } from './room.tsx';
import { TallyTable } from './table.tsx';

/** Tally's door into the campaign page. */
export const tallyDoor: GameDoor = {
  text: tallyText,
  phases: tally.phases,
  Room: TallyRoom,
  Board: TallyTable,
  Panel: TallyPanel,
  OrderSheet: TallyForm,
  views: [],
};
