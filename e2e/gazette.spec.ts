import { expect, type Page } from '@playwright/test';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { landingText } from '@sealed-orders/text/pages/landing';
import { replayText } from '@sealed-orders/text/pages/replay';
import { reportText, reportToolsText } from '@sealed-orders/text/pages/report';
import { servedText } from '@sealed-orders/text/pages/served';
import { siteText } from '@sealed-orders/text/pages/site';
import { fallenAsleep, seeded } from './support/campaigns.ts';
import { firstOf } from './support/first-of.ts';
import { hindrances } from './support/hindrances.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';

/** The demo war: four turns are over, and their battles are written up. */
const WAR = { slug: 'varn-salient', name: 'The Varn Salient' };
const TURN = `/gazette/${WAR.slug}/3`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a war says that it needs scripts, and leads to the gazette', async ({ page }) => {
    await page.goto(`/c/${WAR.slug}`);
    // Locators by role and by text pass over what is in a `noscript`.
    const notice = page.locator('.without-scripts');
    await expect(notice).toContainText(servedText.withoutScripts.says);
    await notice.locator('a', { hasText: servedText.withoutScripts.own }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(gazetteText.name(WAR.name));
  });

  test('a stranger follows a shared link and reads the turn, its battles with pictures, and all issues', async ({
    page,
  }) => {
    await page.goto(TURN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(gazetteText.name(WAR.name));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('A column for a regiment');
    await expect(page.getByRole('img', { name: gazetteText.board(WAR.name, 'Turn 3') })).toBeVisible();

    const battle = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Tea at the old mine' }) });
    await expect(battle).toContainText('Won by Madder Wardens');
    const picture = battle.getByRole('img', { name: /half-tracks around the old mine/ });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();

    await page.getByText(gazetteText.table).click();
    await expect(page.getByRole('row', { name: /Madder Wardens/ })).toContainText('10');

    await page.getByRole('link', { name: gazetteText.before('Turn 2') }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('The river holds at Hollin Ford');
    await page.getByRole('navigation', { name: gazetteText.all }).getByRole('link', { name: 'Turn 5' }).click();
    await expect(page.getByText(battlesNotKnown)).not.toHaveCount(0);
  });

  test('nothing that needs scripts is offered', async ({ page }) => {
    await page.goto(TURN);
    await expect(page.getByRole('link', { name: gazetteText.follow })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('the list of wars leads to their gazettes', async ({ page }) => {
    // The demo war is among the oldest, and other journeys create more wars than fit on a page.
    await page.goto('/wars?show=played');
    const war = page.getByRole('link', { name: WAR.name });
    const next = page.getByRole('link', { name: gazetteText.list.after });
    while ((await firstOf({ war, next })) === 'next') {
      const here = page.url();
      await next.click();
      await expect(page).not.toHaveURL(here);
    }
    await war.click();
    await expect(page).toHaveURL(new RegExp(`/gazette/${WAR.slug}$`));
  });

  test('wars that paused because nobody acted are listed apart from active ones', async ({ page }) => {
    const war = await seeded({ name: 'The War That Fell Asleep', isListed: true });
    await fallenAsleep(war);
    await page.goto('/wars?show=asleep');
    const groupOf = (title: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(groupOf(gazetteText.list.groups.asleep)).toContainText('The War That Fell Asleep');
    await page.goto('/wars?show=played');
    await expect(groupOf(gazetteText.list.groups.played)).toBeVisible();
    await expect(page.locator('main')).not.toContainText('The War That Fell Asleep');
  });
});

test('a page number past the end of the list of wars is not found', async ({ request }) => {
  for (const query of ['page=9999', 'page=0', 'page=1x', 'show=secret', 'page=1&page=2', 'show=over&page=9999'])
    expect((await request.get(`/wars?${query}`)).status(), query).toBe(404);
  expect((await request.get('/wars?page=1')).status()).toBe(200);
});

const battlesNotKnown = 'Result unknown';

test('the home page links to the list of wars', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: landingText.wars }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(gazetteText.list.title);
});

test('the bar of a page without scripts names its reader, even if it was read before signing in', async ({
  page,
  context,
}) => {
  const campaign = await seeded({ isPublic: true });
  await page.goto('/wars');
  await expect(page.getByRole('banner').getByRole('link', { name: siteText.signIn })).toBeVisible();
  await signIn(context, campaign.players.azure);
  for (const path of ['/wars', `/gazette/${campaign.slug}`]) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: siteText.account('azure') })).toBeVisible();
  }
});

test('a reader shares the address of the issue and prints it', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const printed = new Promise((resolve) => page.exposeFunction('printed', resolve));
  await page.addInitScript('window.print = () => window.printed(true)');
  await page.goto(`/gazette/${WAR.slug}`);
  await page.getByRole('button', { name: gazetteText.share }).click();
  await expect(page.getByRole('status')).toHaveText(gazetteText.copied);
  // The latest issue has an address of its own, which stays when the next one appears.
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/gazette/${WAR.slug}/5`);
  await page.getByRole('button', { name: gazetteText.print }).click();
  expect(await printed).toBe(true);
});

test('the link to the replay opens the report of that turn, and nothing is missing from it', async ({ page }) => {
  await page.goto(TURN);
  await page.getByRole('link', { name: gazetteText.replay }).click();
  const report = page.getByRole('region', { name: reportText.title });
  await expect(report.getByRole('heading', { level: 2, name: 'Turn 3' })).toBeVisible();
  await expect(report.getByRole('button', { name: replayText.start })).toBeVisible();
  await expect(report.getByText(reportToolsText.notHere)).toBeHidden();
});

test('the feed is Atom, has an entry for each closed turn, and is not sent twice', async ({ page, request }) => {
  const address = `/gazette/${WAR.slug}/feed.xml`;
  const first = await request.get(address);
  expect(first.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  await page.goto('/wars');
  const feed = await parsed(page, await first.text());
  expect(feed.root).toBe('http://www.w3.org/2005/Atom feed');
  expect(feed.entries.map(({ title }) => title.split(':')[0])).toEqual(['Turn 4', 'Turn 3', 'Turn 2', 'Turn 1']);
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(4);
  for (const { link } of feed.entries) expect((await request.get(link)).status()).toBe(200);
  const tag = first.headers().etag ?? '';
  expect((await request.get(address, { headers: { 'If-None-Match': tag } })).status()).toBe(304);
  expect((await request.get(address, { headers: { 'If-None-Match': '"another"' } })).status()).toBe(200);
});

/** The feed as a browser parses it. */
const parsed = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const { documentElement: root } = document;
    const of = (entry: Element, name: string): string => entry.querySelector(name)?.textContent ?? '';
    return {
      root: `${root.namespaceURI} ${root.localName}`,
      entries: [...document.querySelectorAll('entry')].map((entry) => ({
        id: of(entry, 'id'),
        title: of(entry, 'title'),
        link: new URL(entry.querySelector('link')?.getAttribute('href') ?? '').pathname,
      })),
    };
  }, xml);

test('an issue that the reader already has is not sent again, and caches may keep it', async ({ request }) => {
  const first = await request.get(TURN);
  const tag = first.headers().etag ?? '';
  expect(tag).not.toBe('');
  expect((await request.get(TURN, { headers: { 'If-None-Match': tag } })).status()).toBe(304);
});

/** Width and height of a PNG file, pixels. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const cardOf = (page: Page) => page.locator('meta[property="og:image"]').getAttribute('content');

test('a shared link has its own preview picture: of an issue, of another issue, of a battle', async ({
  page,
  request,
}) => {
  const pictures: string[] = [];
  for (const path of [TURN, `/gazette/${WAR.slug}/2`]) {
    await page.goto(path);
    pictures.push((await cardOf(page)) ?? '');
  }
  await page.goto(TURN);
  await page.getByRole('link', { name: 'Tea at the old mine' }).click();
  await expect(page.getByRole('heading', { name: 'Tea at the old mine' })).toBeVisible();
  await expect(page.getByRole('img', { name: /half-tracks around the old mine/ })).toBeVisible();
  pictures.push((await cardOf(page)) ?? '');
  const files: Buffer[] = [];
  for (const picture of pictures) {
    const answer = await request.get(new URL(picture).pathname);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    const tag = answer.headers().etag ?? '';
    expect((await request.get(new URL(picture).pathname, { headers: { 'If-None-Match': tag } })).status()).toBe(304);
    files.push(await answer.body());
  }
  expect(files.map(sizeOf)).toEqual(files.map(() => [1200, 630]));
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(3);
  await page.getByRole('link', { name: gazetteText.whole(WAR.name, 'Turn 3') }).click();
  await expect(page).toHaveURL(new RegExp(`${TURN}$`));
  expect((await request.get(`${TURN}/no-such-battle`)).status()).toBe(404);
});

test('other sites may frame only the board', async ({ request }) => {
  const framing = async (path: string) => {
    const { 'content-security-policy': policy = '', 'x-frame-options': options } = (await request.get(path)).headers();
    return [policy.split('; ').find((one) => one.startsWith('frame-ancestors')), options];
  };
  expect(await framing(`/gazette/${WAR.slug}/embed`)).toEqual(['frame-ancestors *', undefined]);
  expect(await framing(TURN)).toEqual(["frame-ancestors 'none'", 'DENY']);
  expect(await framing(`/gazette/${WAR.slug}/embed/x`)).toEqual(["frame-ancestors 'none'", 'DENY']);
});

test('a private war has no gazette, feed, board or picture, as if it did not exist', async ({ request, context }) => {
  const war = await seeded({ isPublic: false });
  const answers = (slug: string) =>
    Promise.all(
      ['', '/1', '/feed.xml', '/embed', '/1/card.png'].map(async (part) => {
        const answer = await request.get(`/gazette/${slug}${part}`);
        return [answer.status(), answer.headers()['cache-control'], (await answer.text()).replaceAll(slug, '')];
      }),
    );
  const shut = await answers(war.slug);
  expect(shut.map(([status]) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(shut.map(bare)).toEqual((await answers('no-such-war')).map(bare));

  await signIn(context, war.players.azure);
  const own = await context.request.get(`/gazette/${war.slug}`);
  expect([own.status(), own.headers()['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
});

test('search engines are asked to leave out a war that is on no list, and no other', async ({ request }) => {
  const [unlisted, listed] = [await seeded({ isPublic: true, turns: 1 }), await seeded({ isListed: true, turns: 1 })];
  for (const { slug, isListed } of [
    { ...unlisted, isListed: false },
    { ...listed, isListed: true },
  ]) {
    for (const part of ['', '/1', '/feed.xml', '/embed', '/1/card.png']) {
      const answer = await request.get(`/gazette/${slug}${part}`);
      expect([part, answer.status(), answer.headers()['x-robots-tag']]).toEqual([
        part,
        200,
        isListed ? undefined : 'noindex',
      ]);
    }
    for (const [part, index] of [
      ['', isListed],
      ['?as=spectator&step=1', false],
      ['/seat', false],
      ['/verify', false],
    ] as const) {
      const text = await (await request.get(`/c/${slug}${part}`)).text();
      expect(/<meta name="robots" content="noindex[^"]*"/.test(text), `${part} of ${slug}`).toBe(!index);
    }
  }
});

/** Scripts carry the nonce of their own answer, and the requested address. */
const bare = ([status, caching, text]: readonly unknown[]) => [
  status,
  caching,
  String(text).replaceAll(/<script.*?<\/script>|nonce="[^"]*"/gs, ''),
];

test('the pages work for screen reader users', async ({ page }) => {
  for (const path of [TURN, '/wars']) {
    await page.goto(path);
    expect(await hindrances(page)).toEqual([]);
  }
});
