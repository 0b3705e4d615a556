import type { MoreText } from '../games.ts';
import { EDIT_GROUPS, EDIT_TEXT } from './edits.ts';

/** The platform's texts for the sector campaign, on demand. */
export const sectorCampaignMore: MoreText = {
  edits: EDIT_TEXT,
  editGroups: EDIT_GROUPS,
  keys: [
    ['Arrows', 'Go to the next territory in that direction'],
    ['Home, End', 'Go to the first or last territory of the row'],
    ['Enter', 'Select the territory'],
    ['L', 'List instead of map'],
  ],
};
