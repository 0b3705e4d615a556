import type { MoreText } from '../games.ts';
import { EDIT_GROUPS, EDIT_TEXT } from './edits.ts';

/** The platform's texts for the hex campaign, on demand. */
export const hexCampaignMore: MoreText = {
  edits: EDIT_TEXT,
  editGroups: EDIT_GROUPS,
  keys: [
    ['Arrows', 'Move around the map'],
    ['Enter', 'Select what is in a hex, or go there'],
    ['Space', 'Add the hex to the path'],
    ['Backspace', 'Remove the last step'],
    ['N, Shift N', 'Next or previous unit without an order'],
    ['P F A G R M C V', 'Give an order: one key for each tile'],
    ['A P W R O D G U', 'Give a battle order: one key for each tile'],
    ['Ctrl Z', 'Undo'],
    ['Z, E', 'Zones of control, limit of sight'],
    ['L', 'List instead of map'],
  ],
};
