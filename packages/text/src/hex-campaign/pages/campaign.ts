import { campaignText as frame } from '../../pages/campaign.ts';
import { counted } from '../../sentence.ts';

/** Words of the campaign page, with those of the map. */
export const campaignText = {
  ...frame,
  watching: 'You are watching the public view of the war. Anything in the fog is hidden from you.',
  tools: {
    ...frame.tools,
    zones: 'Zones of control',
    sight: 'Limit of sight',
    airspaces: 'Airspaces',
  },
  /** The forces of a seat, on the referee's desk. */
  force: (detachments: number, points: number): string =>
    `${counted(detachments, 'detachment', 'detachments')}, ${points.toLocaleString('en-GB')} points`,
} as const;
