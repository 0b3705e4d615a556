/** How long a phase is still open, in lists of campaigns. */
export const timeLeftText = {
  left: (time: string): string => `${time} left`,
  noDeadline: 'no deadline',
  closing: 'closing now',
} as const;
