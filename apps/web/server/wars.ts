import { appRouter, caller, type Services } from '@sealed-orders/api';
import { PUBLIC_WARS_ON_PAGE, type PublicWars, WAR_GROUPS, type WantedWars, type WarGroup } from '@sealed-orders/host';
import { type GazetteRound, type GazetteWar, warOf } from './gazette.ts';
import { ifThere } from './if-there.ts';

const call = caller(appRouter);

/** A public war in the list of wars. */
export interface ListedWar {
  readonly war: GazetteWar;
  /** Whether it paused automatically because nobody acted. */
  readonly isAsleep: boolean;
  /** Its latest round so far. */
  readonly round: GazetteRound;
  /** The last closed round; null if none is closed. */
  readonly closed: GazetteRound | null;
}

/** A page of the list. */
export interface WarsOnPage extends WantedWars {
  readonly wars: readonly ListedWar[];
  /** How many there are on all pages, by group. */
  readonly counts: PublicWars['counts'];
  /** How many pages the selection has. */
  readonly pages: number;
}

export type { WarGroup };

type Line = PublicWars['wars'][number];

/** Null if the list has no such page. */
export type WarsReader = (wanted: WantedWars) => Promise<WarsOnPage | null>;

/** The public wars that have begun, page by page, requested without a session: everyone gets the same. */
export function createWarsReader(services: Services): WarsReader {
  const api = call({ ...services, session: null, address: '' });
  return async (wanted) => {
    const { wars: lines, counts } = await api.campaigns.publicWars(wanted);
    const pages = pagesOf(counts, wanted.group);
    if (wanted.page > pages) return null;
    const wars = await Promise.all(lines.map((line) => ifThere(() => listed(line))));
    return { ...wanted, wars: wars.flatMap((war) => war ?? []), counts, pages };
  };

  async function listed({ slug, pausedBecause }: Line): Promise<ListedWar | null> {
    const lobby = await api.campaigns.lobby({ slug });
    const rounds = await api.gazette.rounds({ campaign: lobby.id });
    const read = (round: number) => api.gazette.round({ campaign: lobby.id, round });
    const [last, closed] = [rounds.at(-1), rounds.findLast(({ isClosed }) => isClosed)];
    if (last === undefined) return null;
    return {
      war: warOf(lobby, rounds),
      isAsleep: pausedBecause === 'asleep',
      round: await read(last.round),
      closed: closed === undefined ? null : await read(closed.round),
    };
  }
}

/** An empty list has a page, too. */
function pagesOf(counts: PublicWars['counts'], group: WantedWars['group']): number {
  const groups: readonly WarGroup[] = group === null ? WAR_GROUPS : [group];
  const length = groups.reduce((sum, one) => sum + counts[one], 0);
  return Math.max(1, Math.ceil(length / PUBLIC_WARS_ON_PAGE));
}
