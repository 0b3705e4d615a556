import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { siteText } from '@sealed-orders/text/pages/site';
import type { GetServerSideProps } from 'next';
import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReaderProvider } from '../src/features/session/reader.ts';
import * as roundPage from '../src/pages/gazette/[slug]/[round].tsx';
import * as embedded from '../src/pages/gazette/[slug]/embed.tsx';
import * as gazette from '../src/pages/gazette/[slug]/index.tsx';
import * as wars from '../src/pages/wars.tsx';
import type { PageReader } from './page-reader.ts';
import { share } from './services.ts';
import { type Site, testSite } from './testing/site.ts';
import { type People, peopleOf, startedWar } from './testing/war.ts';

let site: Site;
let people: People;
let slug: string;

beforeAll(async () => {
  site = await testSite();
  people = await peopleOf(site);
  const campaign = await startedWar(people, { name: 'A War with a Bar', settings: { askedPhases: 'all' } });
  slug = (await site.host.head(campaign))?.slug ?? '';
}, 120_000);

afterAll(() => site.close());

interface Sent {
  readonly html: string;
  readonly caching: unknown;
  readonly vary: unknown;
  readonly tag: unknown;
}

interface ServerPage<Props extends object> {
  readonly getServerSideProps: GetServerSideProps<Props>;
  readonly default: ComponentType<Props>;
}

/** What the page sends to a reader with this cookie, as `_app.tsx` frames it. */
async function sent<Props extends object>(page: ServerPage<Props>, cookie: string): Promise<Sent> {
  share(site.shared);
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  req.headers.cookie = cookie;
  const res = new ServerResponse(req);
  const params = { slug, round: '1' };
  const answer = await page.getServerSideProps({ req, res, params, query: {}, resolvedUrl: '/' });
  if (!('props' in answer)) throw new Error('the page was not found');
  const props: Props & { readonly reader?: PageReader } = await answer.props;
  const drawn = createElement(ReaderProvider, { value: props.reader ?? null }, createElement(page.default, props));
  const html = await new Response((await prerender(drawn)).prelude).text();
  const [caching, vary, tag] = ['Cache-Control', 'Vary', 'ETag'].map((name) => res.getHeader(name));
  return { html, caching, vary, tag };
}

const pages: Readonly<Record<string, (cookie: string) => Promise<Sent>>> = {
  '/wars': (cookie) => sent(wars, cookie),
  '/gazette/[slug]': (cookie) => sent(gazette, cookie),
  '/gazette/[slug]/[round]': (cookie) => sent(roundPage, cookie),
};

test.each(Object.entries(pages))('the bar of %s knows who is signed in', async (_name, page) => {
  const own = await page(people.players.azure.cookie());
  expect(own.html).toContain(siteText.account('the-azure'));
  expect(own.html).not.toContain(siteText.signIn);
  expect(own.html).not.toContain('href="/desk"');
  expect(own).toMatchObject({ caching: 'private, no-cache', vary: 'Cookie' });
  const desk = await page(people.referee.cookie());
  expect(desk.html).toContain('href="/desk"');
  expect(desk.tag).not.toBe(own.tag);
});

test.each(Object.entries(pages))('everyone else shares one page %s, which caches may keep', async (_name, page) => {
  const nobody = await page('');
  expect(nobody.html).toContain(siteText.signIn);
  expect(nobody).toMatchObject({ caching: expect.stringMatching(/^public, /), vary: 'Cookie' });
  expect(await page('next-auth.session-token=made-up')).toEqual(nobody);
  expect((await page(people.players.azure.cookie())).tag).not.toBe(nobody.tag);
});

test('the board in a frame is the same for everyone', async () => {
  const own = await sent(embedded, people.players.azure.cookie());
  expect(own).toEqual(await sent(embedded, ''));
  expect(own.vary).toBeUndefined();
});
