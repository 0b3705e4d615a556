/** Text about the time zone in which a campaign gives its times. */
export const zoneText = {
  /** Once on a page, for readers in another time zone. */
  zone: (zone: string): string => `All times are in this campaign’s time zone, ${zone.replaceAll('_', ' ')}.`,
} as const;
