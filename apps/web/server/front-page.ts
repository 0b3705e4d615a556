import { appRouter, caller, type Services } from '@sealed-orders/api';
import type { SystemId } from '@sealed-orders/rules/kernel';
import type { GazetteRound, GazetteWar } from './gazette.ts';
import { ifThere } from './if-there.ts';

const call = caller(appRouter);
type Api = ReturnType<typeof call>;
type Answer<Procedure extends (...given: never[]) => unknown> = Awaited<ReturnType<Procedure>>;

/** The public part of public campaigns, the same for every visitor. */
export interface FrontPage {
  /** The first of them; sleeping campaigns appear only in the full list. */
  readonly campaigns: Answer<Api['campaigns']['public']>;
  /** A finished one, for sceptics to verify. Null if there is none. */
  readonly over: Pick<Line, 'slug'> | null;
  /**
   * A running one that can be shown, in its current state: the first with a closed round, otherwise the first. Null if
   * there is none.
   */
  readonly war: ShownWar | null;
}

export interface ShownWar {
  readonly name: string;
  readonly slug: string;
  readonly seen: Answer<Api['play']['view']>;
  readonly seats: readonly Pick<GazetteWar['seats'][number], 'seat' | 'name'>[];
  /** Its last closed round, as its gazette tells it; null: none is closed yet. */
  readonly closed: GazetteRound | null;
}

type Line = FrontPage['campaigns'][number];

interface BegunWar extends Pick<Line, 'id' | 'name' | 'slug'> {
  /** Its last closed round. */
  readonly last: number | null;
}

/** How many wars of the list to choose from. */
const LOOKED_AT = 5;

/** Most campaigns to list; the full list has a page of its own. */
export const LISTED = 8;

/** `isShown`: whether campaigns of a game can be shown. */
export type FrontPageReader = (isShown: (system: SystemId) => boolean) => Promise<FrontPage>;

/** Calls the procedures as a visitor who is not signed in: everyone gets the same. */
export function createFrontPage(services: Services): FrontPageReader {
  const api = call({ ...services, session: null, address: '' });
  return async (isShown) => {
    const all = await api.campaigns.public();
    const campaigns = all.filter(({ pausedBecause }) => pausedBecause !== 'asleep').slice(0, LISTED);
    const over = all.find(({ status }) => status === 'finished') ?? null;
    const lines = all.filter(({ status, system }) => status === 'running' && isShown(system)).slice(0, LOOKED_AT);
    const wars = await Promise.all(lines.map((line) => ifThere(() => begunWar(line))));
    const there = wars.flatMap((war) => war ?? []);
    const chosen = there.find(({ last }) => last !== null) ?? there[0];
    return {
      campaigns,
      over: over && { slug: over.slug },
      war: chosen === undefined ? null : await ifThere(() => warOf(chosen)),
    };
  };

  async function begunWar({ id, name, slug }: Line): Promise<BegunWar> {
    const rounds = await api.gazette.rounds({ campaign: id });
    return { id, name, slug, last: rounds.findLast(({ isClosed }) => isClosed)?.round ?? null };
  }

  async function warOf({ id, name, slug, last }: BegunWar): Promise<ShownWar> {
    const [seen, { seats }, closed] = await Promise.all([
      api.play.view({ campaign: id, as: 'passer-by' }),
      api.campaigns.lobby({ slug }),
      last === null ? null : api.gazette.round({ campaign: id, round: last }),
    ]);
    return { name, slug, seen, seats: seats.map(({ seat, name }) => ({ seat, name })), closed };
  }
}
