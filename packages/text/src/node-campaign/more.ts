import type { MoreText } from '../games.ts';
import { EDIT_GROUPS, EDIT_TEXT } from './edits.ts';

/** The platform's texts for the node campaign, on demand. */
export const nodeCampaignMore: MoreText = {
  edits: EDIT_TEXT,
  editGroups: EDIT_GROUPS,
  keys: [
    ['Arrows', 'Go to the nearest node in that direction'],
    ['Enter', 'Select the node'],
    ['Space', 'Add the node as the next step'],
    ['Backspace', 'Remove the last step'],
    ['N, Shift N', 'Next or previous free battleforce'],
    ['P', 'Pass this round (on a game night)'],
    ['L', 'List instead of map'],
  ],
};
