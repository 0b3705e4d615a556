import { counted } from '../../sentence.ts';

/** What the referee's desk says of a seat in a hex campaign. */
export const refereeText = {
  force: (detachments: number, points: number): string =>
    `${counted(detachments, 'detachment', 'detachments')}, ${points.toLocaleString('en-GB')} points`,
} as const;
