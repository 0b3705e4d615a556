/** Most campaigns to remember. Once a campaign is forgotten, pages may be notified of one of its steps twice. */
const MAX_CAMPAIGNS = 10_000;

/**
 * The last step of each campaign that this process has announced to its pages, in the host's numbers. A step can arrive
 * in several ways (made in this process, announced by another, announced to others from here), and one message about
 * the last of several steps covers them all.
 */
export interface BroadcastProgress {
  /** Whether the last step announced to the campaign's pages is known. */
  isKnown(campaign: string): boolean;
  /** If it is not known yet: pages fetch everything up to step n themselves. */
  beginAt(campaign: string, n: number): void;
  /** The last step announced before step n; null when step n has been announced already. */
  since(campaign: string, n: number): number | null;
  /** All steps up to n have been announced. */
  toldOf(campaign: string, n: number): void;
}

export function createBroadcastProgress(): BroadcastProgress {
  const told = new Map<string, number>();
  const note = (campaign: string, n: number): void => {
    told.delete(campaign);
    told.set(campaign, n);
    const oldest = told.keys().next();
    if (told.size > MAX_CAMPAIGNS && oldest.done !== true) told.delete(oldest.value);
  };
  return {
    isKnown: (campaign) => told.has(campaign),
    beginAt(campaign, n) {
      if (!told.has(campaign)) note(campaign, n);
    },
    since(campaign, n) {
      const before = told.get(campaign) ?? n - 1;
      return before < n ? before : null;
    },
    toldOf: note,
  };
}
