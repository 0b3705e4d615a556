import type { MoreText } from '../games.ts';
import { EDIT_GROUPS, EDIT_TEXT } from './edits.ts';

/** The platform's texts for the sector campaign, on demand. */
export const sectorCampaignMore: MoreText = {
  edits: EDIT_TEXT,
  editGroups: EDIT_GROUPS,
  keys: [
    ['Arrows', 'Go to the next territory in that direction'],
    ['Enter', 'Select the territory'],
  ],
};
