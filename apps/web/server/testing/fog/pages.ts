import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps } from 'next';
import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import * as topicCard from '../../../src/pages/gazette/[slug]/[round]/[topic]/card.png.tsx';
import * as topicPage from '../../../src/pages/gazette/[slug]/[round]/[topic]/index.tsx';
import * as roundCard from '../../../src/pages/gazette/[slug]/[round]/card.png.tsx';
import * as roundPage from '../../../src/pages/gazette/[slug]/[round].tsx';
import * as embeddedPage from '../../../src/pages/gazette/[slug]/embed.tsx';
import * as feed from '../../../src/pages/gazette/[slug]/feed.xml.tsx';
import * as gazette from '../../../src/pages/gazette/[slug]/index.tsx';
import * as wars from '../../../src/pages/wars.tsx';
import { share } from '../../services.ts';
import type { War } from './war.ts';
import type { Person } from './world.ts';

/** A page with what it is made from. What sends its answer itself draws nothing. */
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

/** What pages are made from, or what they send, as the server makes them for this person. */
export async function pagesOf(war: War, { cookie }: Person): Promise<Readonly<Record<string, string>>> {
  const { shared } = war.world.site;
  share(shared);
  const headers = { cookie };
  const said: [string, string][] = [
    ['/', JSON.stringify(await shared.frontPage(() => true))],
    ['/c/[slug]', JSON.stringify(await shared.firstLook(war.slug, headers))],
    ['menus', JSON.stringify(await shared.pageReader(headers))],
  ];
  for (const [name, page] of Object.entries(PAGES)) said.push([name, await answerOf(page, war, cookie)]);
  return Object.fromEntries(said);
}

/** What the page has sent or is drawn from, with its headers, and the page itself as it is drawn. */
async function answerOf(page: ServerPage, { slug }: War, cookie: string): Promise<string> {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  req.headers.cookie = cookie;
  const res = new ServerResponse(req);
  const sent: string[] = [];
  const end = res.end.bind(res);
  res.end = (chunk?: unknown) => {
    sent.push(String(chunk ?? ''));
    return end();
  };
  const params = { slug, round: '1', topic: 'b1-1' };
  const answer = await page.getServerSideProps({ req, res, params, query: {}, resolvedUrl: '/' });
  const props = 'props' in answer ? await answer.props : answer;
  const { etag: _etag, ...headers } = res.getHeaders();
  const html = 'props' in answer && sent.length === 0 ? await drawn(page.default, props) : null;
  return JSON.stringify([res.statusCode, headers, sent, props, html]);
}

/** The page as the server draws it. */
async function drawn(page: unknown, props: object): Promise<string> {
  if (!isComponent(page)) throw new Error('a page without a component');
  return new Response((await prerender(createElement(page, props))).prelude).text();
}

const isComponent = (page: unknown): page is ComponentType<object> => typeof page === 'function';
