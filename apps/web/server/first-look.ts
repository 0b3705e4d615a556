import type { IncomingHttpHeaders } from 'node:http';
import { appRouter, type Context, caller, type Services } from '@sealed-orders/api';
import type { SessionReader } from '@sealed-orders/auth';
import { TRPCError } from '@trpc/server';

const call = caller(appRouter);
type Api = ReturnType<typeof call>;
type Answer<Procedure extends (...given: never[]) => unknown> = Awaited<ReturnType<Procedure>>;

/** What the page of a war would ask for first, as its reader: it travels with the page instead. */
export interface FirstLook {
  readonly lobby: Answer<Api['campaigns']['lobby']>;
  readonly head: Answer<Api['play']['head']>;
  readonly steps: Answer<Api['play']['steps']>;
  readonly view: Answer<Api['play']['view']>;
  /** The reader's own orders; null for those who hold no seat. */
  readonly orders: Answer<Api['orders']['draft']> | null;
}

/** Null: the war has not begun, or the reader may not look; the page asks for itself to learn why. */
export type FirstLookReader = (slug: string, headers: IncomingHttpHeaders) => Promise<FirstLook | null>;

interface FirstLookOptions {
  readonly services: Services;
  readonly sessionOf: SessionReader;
}

/** Asks the procedures that the page would ask, as the reader of the page: they alone decide what it may know. */
export function createFirstLook({ services, sessionOf }: FirstLookOptions): FirstLookReader {
  return async (slug, headers) => {
    const context: Context = { ...services, session: await sessionOf(headers), address: '' };
    const api = call(context);
    try {
      const lobby = await api.campaigns.lobby({ slug });
      return lobby.status === 'lobby' ? null : travelled({ lobby, ...(await warOf(api, lobby.id)) });
    } catch (error) {
      if (error instanceof TRPCError) return null;
      throw error;
    }
  };
}

async function warOf(api: Api, campaign: string): Promise<Omit<FirstLook, 'lobby'>> {
  const [head, steps] = await Promise.all([api.play.head({ campaign }), api.play.steps({ campaign })]);
  const [view, orders] = await Promise.all([
    api.play.view({ campaign, n: head.n }),
    head.you === null ? null : api.orders.draft({ campaign }),
  ]);
  return { head, steps, view, orders };
}

/** As an answer arrives in a browser: React sends plain objects only, and views are not always plain. */
const travelled = (look: FirstLook): FirstLook => JSON.parse(JSON.stringify(look));
