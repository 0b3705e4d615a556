import { createHash } from 'node:crypto';
import { appRouter, caller, type Services } from '@sealed-orders/api';
import {
  type Change,
  createCache,
  PUBLIC_WARS_ON_PAGE,
  type PublicWars,
  WAR_GROUPS,
  type WantedWars,
  type WarGroup,
} from '@sealed-orders/host';
import { type GazetteRound, type GazetteWar, warOf } from './gazette.ts';
import { ifThere } from './if-there.ts';

const call = caller(appRouter);
type Api = ReturnType<typeof call>;

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
  /** Identifies all of this: the same data has the same tag. */
  readonly tag: string;
}

export type { WarGroup };

type Line = PublicWars['wars'][number];

/** Null if the list has no such page. */
export type WarsReader = (wanted: WantedWars) => Promise<WarsOnPage | null>;

/** A war as it was read, plain as a page gets it, and its tag. */
interface TaggedWar {
  readonly war: ListedWar;
  readonly tag: string;
}

interface KeptWar {
  /** What its line said. */
  readonly said: string;
  /** By the clock of the process, ms. */
  readonly until: number;
  readonly reading: Promise<TaggedWar | null>;
}

/**
 * How long a war is kept if a change to it, such as a player's new name, is not announced, ms. Caches keep the page
 * longer.
 */
const KEEP = 10_000;

/** How many wars are kept: those of the pages being read now. Each has some 5 KB, and up to 100 KB on a large map. */
const KEPT = 100;

/** The list of wars, and the function that drops what was kept for it. */
export interface Wars {
  readonly read: WarsReader;
  /** Must be called with changes in other processes; null: some were missed. */
  heard(change: Change | null): void;
}

/**
 * The public wars that have begun, page by page, requested without a session: everyone gets the same. To read, copy and
 * hash a page of wars takes some 50 ms of processor time, so each war is kept until something in it changes.
 */
export function createWars(services: Services): Wars {
  const api = call({ ...services, session: null, address: '' });
  const { tagged, heard } = createTaggedWars(api);
  services.host.subscribe(heard);
  const read: WarsReader = async (wanted) => {
    const { wars: lines, counts } = await api.campaigns.publicWars(wanted);
    const pages = pagesOf(counts, wanted.group);
    if (wanted.page > pages) return null;
    const found = (await Promise.all(lines.map(tagged))).flatMap((one) => one ?? []);
    const wars = found.map(({ war }) => war);
    return { ...wanted, wars, counts, pages, tag: JSON.stringify([wanted, counts, found.map(({ tag }) => tag)]) };
  };
  return { read, heard };
}

function createTaggedWars(api: Api) {
  const kept = createCache<KeptWar>(KEPT);
  /** A war that could not be read is not kept. */
  const dropped = <Outcome>(id: string, outcome: Outcome): Outcome => {
    kept.forget(id);
    return outcome;
  };
  const heard: Wars['heard'] = (change) => {
    if (change === null) kept.forget('');
    else if (change.what !== 'seals' && change.what !== 'due' && change.what !== 'talk') kept.forget(change.campaign);
  };
  const tagged = (line: Line): Promise<TaggedWar | null> => {
    const { id, name, status, pausedBecause, openedAt } = line;
    const said = JSON.stringify([name, status, pausedBecause, openedAt]);
    const known = kept.get(id);
    if (known !== undefined && known.said === said && known.until > performance.now()) return known.reading;
    // One that is forgotten while it is being read is not put back.
    const reading = taggedWar(api, line).then(
      (war) => war ?? dropped(id, war),
      (error) => Promise.reject(dropped(id, error)),
    );
    kept.put(id, { said, until: performance.now() + KEEP, reading }, 1);
    return reading;
  };
  return { tagged, heard };
}

async function taggedWar(api: Api, line: Line): Promise<TaggedWar | null> {
  const war = await ifThere(() => listed(api, line));
  if (war === null) return null;
  const text = JSON.stringify(war);
  return { war: JSON.parse(text), tag: createHash('sha256').update(text).digest('base64url') };
}

async function listed(api: Api, { slug, pausedBecause }: Line): Promise<ListedWar | null> {
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

/** An empty list has a page, too. */
function pagesOf(counts: PublicWars['counts'], group: WantedWars['group']): number {
  const groups: readonly WarGroup[] = group === null ? WAR_GROUPS : [group];
  const length = groups.reduce((sum, one) => sum + counts[one], 0);
  return Math.max(1, Math.ceil(length / PUBLIC_WARS_ON_PAGE));
}
