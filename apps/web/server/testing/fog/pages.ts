import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps } from 'next';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import FrontPage from '../../../src/app/(reading)/page.tsx';
import { CampaignRoute } from '../../../src/features/campaign/campaign-route.tsx';
import { sharedAs } from '../../../src/features/campaign/shared-as.ts';
import { ReaderProvider } from '../../../src/features/shell/frame.ts';
import { SiteFrame } from '../../../src/features/shell/site-frame.tsx';
import * as topicCard from '../../../src/pages/gazette/[slug]/[round]/[topic]/card.png.tsx';
import * as topicPage from '../../../src/pages/gazette/[slug]/[round]/[topic]/index.tsx';
import * as roundCard from '../../../src/pages/gazette/[slug]/[round]/card.png.tsx';
import * as roundPage from '../../../src/pages/gazette/[slug]/[round].tsx';
import * as embeddedPage from '../../../src/pages/gazette/[slug]/embed.tsx';
import * as feed from '../../../src/pages/gazette/[slug]/feed.xml.tsx';
import * as gazette from '../../../src/pages/gazette/[slug]/index.tsx';
import * as wars from '../../../src/pages/wars.tsx';
import type { PageReader } from '../../page-reader.ts';
import { share } from '../../services.ts';
import type { War } from './war.ts';
import type { Person } from './world.ts';

/** A page with the data that it is drawn from. A page that sends its own answer draws nothing. */
interface ServerPage {
  readonly getServerSideProps: GetServerSideProps;
  readonly default: unknown;
}

/** The pages that the server sends whole, by their files in `src/pages`. */
export const PAGES: Readonly<Record<string, ServerPage>> = {
  '/gazette/[slug]': gazette,
  '/gazette/[slug]/embed': embeddedPage,
  '/gazette/[slug]/feed.xml': feed,
  '/gazette/[slug]/[round]': roundPage,
  '/gazette/[slug]/[round]/card.png': roundCard,
  '/gazette/[slug]/[round]/[topic]': topicPage,
  '/gazette/[slug]/[round]/[topic]/card.png': topicCard,
  '/wars': wars,
};

/** What the server draws pages from, or sends, for this viewer. */
export async function pagesOf(war: War, { cookie }: Person): Promise<Readonly<Record<string, string>>> {
  const { shared } = war.world.site;
  share(shared);
  const headers = { cookie };
  const reader = await shared.pageReader(headers);
  const first = await shared.firstLook(war.slug, headers);
  const seen = JSON.stringify([war.slug, first, reader]);
  const campaign = (): ReactNode => {
    const children = createElement(CampaignRoute, { slug: war.slug, first });
    return createElement(SiteFrame, { path: `/c/${war.slug}`, children });
  };
  // The start page is the same for everyone except for the menus: it is drawn once.
  const front = cookie === '' ? await drawnFor(reader, await FrontPage()) : await shared.frontPage(() => true);
  const said: [string, string][] = [
    ['/', JSON.stringify(front)],
    ['/c/[slug]', await drawnOnce(war, `/c/[slug] ${seen}`, () => drawnFor(reader, campaign()))],
    // What its script receives, and what other sites show when its address is shared.
    ['/c/[slug], told', JSON.stringify([first, first === null ? null : sharedAs(first, shared.url)])],
    ['menus', JSON.stringify(reader)],
  ];
  for (const [name, page] of Object.entries(PAGES)) said.push([name, await answerOf(name, page, war, cookie)]);
  return Object.fromEntries(said);
}

/** What the page has sent or is drawn from, with its headers, and the drawn page itself. */
async function answerOf(name: string, page: ServerPage, war: War, cookie: string): Promise<string> {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  req.headers.cookie = cookie;
  const res = new ServerResponse(req);
  const sent: string[] = [];
  const end = res.end.bind(res);
  res.end = (chunk?: unknown) => {
    sent.push(String(chunk ?? ''));
    return end();
  };
  const params = { slug: war.slug, round: '1', topic: 'b1-1' };
  const answer = await page.getServerSideProps({ req, res, params, query: {}, resolvedUrl: '/' });
  const props = 'props' in answer ? await answer.props : answer;
  const { etag: _etag, ...headers } = res.getHeaders();
  const isDrawn = 'props' in answer && sent.length === 0;
  // Its bar knows the reader, as the menus of other pages do: see `menus`.
  const { reader: _reader, ...data } = { reader: null, ...props };
  const from = `${name} ${JSON.stringify(data)}`;
  const html = isDrawn ? await drawnOnce(war, from, () => drawn(elementOf(page.default, props))) : null;
  return JSON.stringify([res.statusCode, headers, sent, from, html]);
}

/** A world draws a page once for all viewers with the same data; the other world draws its own. */
function drawnOnce({ world: { drawings } }: War, from: string, draw: () => Promise<string>): Promise<string> {
  const drawing = drawings.get(from) ?? draw();
  drawings.set(from, drawing);
  return drawing;
}

/** A page without a component of its own draws nothing. */
function elementOf(page: unknown, props: object): ReactNode {
  if (!isComponent(page)) throw new Error('a page without a component');
  return createElement(page, props);
}

const isComponent = (page: unknown): page is ComponentType<object> => typeof page === 'function';

/** No navigation while a page is drawn. */
const stays = (): void => undefined;
const ROUTER: AppRouterInstance = {
  bfcacheId: '',
  back: stays,
  forward: stays,
  refresh: stays,
  push: stays,
  replace: stays,
  prefetch: stays,
};

/** As Next draws it, with its reader's menus around it. */
const drawnFor = (reader: PageReader, page: ReactNode): Promise<string> =>
  drawn(
    createElement(AppRouterContext.Provider, { value: ROUTER }, createElement(ReaderProvider, { value: reader }, page)),
  );

/** The page as the server draws it. */
const drawn = async (page: ReactNode): Promise<string> => new Response((await prerender(page)).prelude).text();
