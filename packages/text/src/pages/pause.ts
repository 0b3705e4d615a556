import { counted } from '../sentence.ts';

/** Text for a pause set by an owner or a referee who plays. */
export const pauseText = {
  /** On the page of a paused campaign. */
  ends: (when: string): string =>
    `It resumes automatically ${when}. Half of the players can resume it earlier by vote, under Players.`,
  limit: (days: number): string =>
    `Because you play, the pause ends automatically after ${counted(days, 'day', 'days')}, or when half of the players vote to resume. You can’t pause this phase again.`,
  used: 'The campaign has already been paused in this phase, so you can’t pause it again until the phase closes.',
  never: 'Under the terms of this campaign, an owner who plays can’t pause it.',
  byOthers: 'A referee or a vote of the players paused the campaign. Because you play, you can’t resume it alone.',
  /** In games whose orders all count on arrival, day by day. */
  onArrival: {
    limit: (days: number): string =>
      `Because you play, the pause ends automatically after ${counted(days, 'day', 'days')}, or when half of the players vote to resume. You can’t pause the campaign twice in one day or phase.`,
    used: 'The campaign has already been paused in this day or phase, so you can’t pause it again until the next one begins.',
  },
} as const;
