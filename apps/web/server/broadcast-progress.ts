/** The most campaigns that are remembered. After one was forgotten, pages may be told of one of its steps twice. */
const MAX_CAMPAIGNS = 10_000;

/**
 * Up to which step this process has told its pages of each campaign, in the host's numbers. A step can arrive by several
 * ways (made in this process, heard from another, announced to others from here), and one message about the last of
 * several steps stands for all of them.
 */
export interface BroadcastProgress {
  /** Whether it is known how far the campaign's pages have been told. */
  isKnown(campaign: string): boolean;
  /** If that is not known yet: pages learn of everything up to step n by themselves. */
  beginAt(campaign: string, n: number): void;
  /** The last step that pages were told of before step n; null when they have been told of step n already. */
  since(campaign: string, n: number): number | null;
  /** Pages have been told of all steps up to n. */
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
