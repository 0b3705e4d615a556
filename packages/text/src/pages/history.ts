/** Text for the ruler that shows the steps of a campaign. */
export const historyText = {
  label: 'Campaign history',
  turn: 'Turn',
  day: 'Day',
  setUp: 'Set-up',
  now: 'Current view',
  undone: (what: string): string => `${what} (undone)`,
  back: 'One step back',
  on: 'One step forward',
  toNow: 'Back to now',
  toEnd: 'To the end',
  /** For readers without a seat. */
  of: (where: string): string => `As it was in ${where}`,
  watching: 'You are looking at the past.',
  readOnly: 'You are looking at the past. You can’t change orders here.',
} as const;
