import { inGroups } from './in-groups.ts';
import { type Spectator, spectator } from './spectator.ts';

/** The page of a player, which follows a campaign. */
interface Page {
  readonly campaign: string;
  readonly cookie: string;
}

/** Pages that follow their campaigns, each on a connection of its own. */
export interface Followers {
  /** Resolves when all pages of the campaign have been told of this step or a later one, by the pages' own numbers. */
  told(campaign: string, n: number): Promise<void>;
  leave(): void;
}

interface Waiting {
  readonly n: number;
  readonly resolve: () => void;
}

/** The pages of one campaign. */
interface Followed {
  /** The last step that each page has been told of. */
  readonly last: number[];
  waiting: readonly Waiting[];
}

/** Opens the pages. All pages of a campaign must know its steps by the same numbers. */
export async function startFollowers(port: number, pages: readonly Page[]): Promise<Followers> {
  const campaigns = new Map<string, Followed>();
  const followed = (campaign: string): Followed => {
    const known = campaigns.get(campaign) ?? { last: [], waiting: [] };
    campaigns.set(campaign, known);
    return known;
  };
  const sockets = await inGroups(pages.length, async (i): Promise<Spectator | null> => {
    const page = pages[i];
    return page === undefined ? null : opened(port, page, followed(page.campaign));
  });
  return {
    told: (campaign, n) =>
      new Promise((resolve) => {
        const known = followed(campaign);
        known.waiting = [...known.waiting, { n, resolve }];
        answered(known);
      }),
    leave: () => {
      for (const socket of sockets) socket?.leave();
    },
  };
}

async function opened(port: number, { campaign, cookie }: Page, followed: Followed): Promise<Spectator> {
  const socket = await spectator(port, cookie);
  const place = followed.last.push(-1) - 1;
  socket.hear((n) => {
    followed.last[place] = n;
    answered(followed);
  });
  await socket.follow(campaign);
  return socket;
}

/** Calls everybody who waits for a step that all pages have been told of. */
function answered(followed: Followed): void {
  const least = Math.min(...followed.last);
  const { waiting } = followed;
  followed.waiting = waiting.filter(({ n }) => n > least);
  for (const { n, resolve } of waiting) if (n <= least) resolve();
}
