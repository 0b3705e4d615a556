/** How long a phase will stay open, in lists of campaigns. */
export const timeLeftText = {
  left: (time: string): string => `${time} left`,
  noDeadline: 'no deadline',
  closing: 'closing now',
} as const;
