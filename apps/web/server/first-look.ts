import type { IncomingHttpHeaders } from 'node:http';
import { appRouter, type Context, caller, type Services } from '@sealed-orders/api';
import type { SessionReader } from '@sealed-orders/auth';
import { TRPCError } from '@trpc/server';

const call = caller(appRouter);
type Api = ReturnType<typeof call>;
type Answer<Procedure extends (...given: never[]) => unknown> = Awaited<ReturnType<Procedure>>;

/** The first answers that the page of a campaign would request for its reader: sent with the page instead. */
export interface FirstLook {
  readonly lobby: Answer<Api['campaigns']['lobby']>;
  readonly head: Answer<Api['play']['head']>;
  readonly steps: Answer<Api['play']['steps']>;
  readonly view: Answer<Api['play']['view']>;
  /** The reader's own orders; null for readers without a seat. */
  readonly orders: Answer<Api['orders']['draft']> | null;
}

/** Null: the campaign has not begun, or the reader may not view it; the page asks for the reason itself. */
export type FirstLookReader = (slug: string, headers: IncomingHttpHeaders) => Promise<FirstLook | null>;

interface FirstLookOptions {
  readonly services: Services;
  readonly sessionOf: SessionReader;
}

/** Calls the procedures that the page would call, as its reader: only they decide what the reader may know. */
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

/** As a browser would receive an answer: React sends plain objects only, and views are not always plain. */
const travelled = (look: FirstLook): FirstLook => JSON.parse(JSON.stringify(look));
