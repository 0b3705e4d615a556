import { appRouter, caller, type Services } from '@sealed-orders/api';
import type { SystemId } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';

const call = caller(appRouter);
type Api = ReturnType<typeof call>;
type Answer<Procedure extends (...given: never[]) => unknown> = Awaited<ReturnType<Procedure>>;

/** What everybody may know of the public campaigns, whoever looks at them. */
export interface FrontPage {
  readonly campaigns: Answer<Api['campaigns']['public']>;
  /** The first of them that is being played and can be shown, as it stands; null: there is none. */
  readonly war: ShownWar | null;
}

export interface ShownWar {
  readonly name: string;
  readonly slug: string;
  readonly seen: Answer<Api['play']['view']>;
}

/** `isShown`: whether campaigns of a game can be shown. */
export type FrontPageReader = (isShown: (system: SystemId) => boolean) => Promise<FrontPage>;

/** Asks the procedures that a visitor would ask, as nobody: everybody gets the same. */
export function createFrontPage(services: Services): FrontPageReader {
  const api = call({ ...services, session: null, address: '' });
  return async (isShown) => {
    const campaigns = await api.campaigns.public();
    const line = campaigns.find(({ status, system }) => status === 'running' && isShown(system));
    return { campaigns, war: line === undefined ? null : await warOf(line) };
  };

  async function warOf({ id, name, slug }: FrontPage['campaigns'][number]): Promise<ShownWar | null> {
    try {
      return { name, slug, seen: await api.play.view({ campaign: id, as: 'passer-by' }) };
    } catch (error) {
      // A moment ago it was made private, or deleted.
      if (error instanceof TRPCError) return null;
      throw error;
    }
  }
}
