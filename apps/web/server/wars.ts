import { appRouter, caller, type Services } from '@sealed-orders/api';
import { type GazetteRound, type GazetteWar, warOf } from './gazette.ts';

const call = caller(appRouter);

/** A public war in the list of wars. */
export interface ListedWar {
  readonly war: GazetteWar;
  /** Whether it paused itself because nobody acted. */
  readonly isAsleep: boolean;
  /** Its last round as it stands. */
  readonly round: GazetteRound;
  /** The last round that is closed; null: none is. */
  readonly closed: GazetteRound | null;
}

type Line = Awaited<ReturnType<ReturnType<typeof call>['campaigns']['public']>>[number];

export type WarsReader = () => Promise<readonly ListedWar[]>;

/** How many wars are listed. */
const LISTED = 50;

/** The public wars that have begun, those that are still being played first. */
export function createWarsReader(services: Services): WarsReader {
  const api = call({ ...services, session: null, address: '' });
  return async () => {
    const lines = await api.campaigns.public();
    const begun = lines.filter(({ status }) => status !== 'lobby').slice(0, LISTED);
    const wars = await Promise.all(begun.map(listed));
    return wars.flatMap((war) => war ?? []);
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
