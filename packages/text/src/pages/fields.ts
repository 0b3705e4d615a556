/** Text for a field for a day and time. */
export const momentText = {
  when: 'Day and time',
  whenHint: (zone: string): string => `In your time zone, ${zone.replaceAll('_', ' ')}.`,
  open: (label: string): string => `${label}: show the calendar`,
  close: (label: string): string => `${label}: close the calendar`,
  /** The time of day that the field suggests. */
  usualTime: '19:00',
} as const;

/** Text for a field with a long list of choices. */
export const pickText = {
  clear: 'Clear',
  open: 'Show the list',
  none: 'Nothing matches.',
} as const;
