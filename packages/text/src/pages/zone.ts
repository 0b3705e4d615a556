/** Text about the zone in which a campaign tells its times. */
export const zoneText = {
  /** Once on a page, for readers whose clock shows another time. */
  zone: (zone: string): string => `Times are those of ${zone.replaceAll('_', ' ')}, the zone of this campaign.`,
} as const;
