import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps } from 'next';
import { getServerSideProps as topicCard } from '../../../src/pages/gazette/[slug]/[round]/[topic]/card.png.tsx';
import { getServerSideProps as topicPage } from '../../../src/pages/gazette/[slug]/[round]/[topic]/index.tsx';
import { getServerSideProps as roundCard } from '../../../src/pages/gazette/[slug]/[round]/card.png.tsx';
import { getServerSideProps as roundPage } from '../../../src/pages/gazette/[slug]/[round].tsx';
import { getServerSideProps as embeddedPage } from '../../../src/pages/gazette/[slug]/embed.tsx';
import { getServerSideProps as feed } from '../../../src/pages/gazette/[slug]/feed.xml.tsx';
import { getServerSideProps as gazette } from '../../../src/pages/gazette/[slug]/index.tsx';
import { getServerSideProps as wars } from '../../../src/pages/wars.tsx';
import { share } from '../../services.ts';
import type { War } from './war.ts';
import type { Person } from './world.ts';

/** The pages that the server sends whole, by their files in `src/pages`. */
export const PAGES: Readonly<Record<string, GetServerSideProps>> = {
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

/** What the page would be drawn from, or what it has sent already, with its headers. */
async function answerOf(page: GetServerSideProps, { slug }: War, cookie: string): Promise<string> {
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
  const answer = await page({ req, res, params, query: {}, resolvedUrl: '/' });
  const props = 'props' in answer ? await answer.props : answer;
  const { etag: _etag, ...headers } = res.getHeaders();
  return JSON.stringify([res.statusCode, headers, sent, props]);
}
