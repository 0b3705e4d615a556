import { sessionCookie } from '@sealed-orders/auth';
import {
  BECAUSE,
  BLUE,
  GREEN,
  newNonce,
  nonce,
  RED,
  runningTable,
  sealNumber,
  type Table,
} from '@sealed-orders/host/testing';
import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openPage } from './testing/page.ts';
import { testSite } from './testing/site.ts';

const SEATS = [RED, BLUE, GREEN];
/** Seconds between two acts of a campaign, and seconds that a phase lasts. */
const [PAUSE, PHASE] = [15, 60];

let now = new Date(0);
const { host, db, url, failures, close } = await testSite({ clock: () => now });

afterAll(async () => {
  await close();
  expect(failures).toEqual([]);
});

type Act =
  | { readonly type: 'gift'; readonly from: SeatId; readonly to: SeatId; readonly gift: number }
  | { readonly type: 'seal' | 'draft'; readonly seat: SeatId; readonly add: number }
  | { readonly type: 'unseal'; readonly seat: SeatId }
  | { readonly type: 'rule'; readonly seat: SeatId }
  | { readonly type: 'close' | 'dry-run' }
  | { readonly type: 'seal-for'; readonly seat: SeatId }
  | { readonly type: 'rewind'; readonly back: number };

const seat = fc.constantFrom(...SEATS);
const gift = fc
  .tuple(fc.shuffledSubarray(SEATS, { minLength: 2, maxLength: 2 }), fc.integer({ min: 1, max: 9 }))
  .map(([[from = RED, to = BLUE], more]): Act => ({ type: 'gift', from, to, gift: more }));
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: gift },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('seal' as const), seat, add: fc.integer({ min: 0, max: 9 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('draft' as const), seat, add: fc.integer({ min: 0, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('unseal' as const), seat }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('rule' as const), seat }) },
  { weight: 1, arbitrary: fc.constant({ type: 'close' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'dry-run' as const }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('seal-for' as const), seat }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('rewind' as const), back: fc.integer({ min: 0, max: 2 }) }) },
);

/** Acts between red and blue only. */
const isHidden = (one: Act): boolean => one.type === 'gift' && one.from !== GREEN && one.to !== GREEN;

const isOfGreen = (one: Act): boolean => ('seat' in one ? one.seat : one.type === 'gift' ? one.from : null) === GREEN;

/** Does it in the open phase, and returns the answer to the user who does it. */
async function done(table: Table, one: Act): Promise<unknown> {
  const { campaign, owner, users } = table;
  const opening = (await host.head(campaign))?.opening ?? -1;
  switch (one.type) {
    case 'gift': {
      const { from, to, gift } = one;
      return host.give(campaign, from, { order: { to, gift }, nonce: newNonce(), userId: users[from] ?? '' });
    }
    case 'seal':
      return (await sealNumber(host, table, one.seat, opening, one.add)).ok;
    case 'draft':
      return (await host.saveDraft(campaign, one.seat, opening, { add: one.add })).ok;
    case 'unseal':
      return host.unseal(campaign, one.seat, opening);
    case 'rule':
      return (await ruled(table, one.seat)).ok;
    case 'close':
      return (await host.closePhase(campaign, owner, opening, BECAUSE)).ok;
    case 'dry-run':
      return (await host.dryRun(campaign, owner, { opening, as: { kind: 'seat', seat: GREEN } })).ok;
    case 'seal-for': {
      const wanted = { opening, seat: one.seat, orders: 'least', nonce: nonce('e'), reason: BECAUSE } as const;
      return (await host.sealFor(campaign, owner, wanted)).ok;
    }
    case 'rewind': {
      // Not to the first phase, in which they received what they give away.
      const targets = (await host.rewindTargets(campaign)).filter((target) => target.opening > 0);
      const to = (targets[one.back] ?? targets[0])?.opening ?? -1;
      return (await host.rewind(campaign, owner, { opening, to, name: 'A game of tally', reason: BECAUSE })).ok;
    }
  }
}

const ruled = ({ campaign, owner: userId }: Table, of: SeatId) =>
  host.rule(campaign, {
    ruling: { type: 'set-sum', seat: of, sum: 5000 },
    reason: 'So be it.',
    nonce: newNonce(),
    userId,
  });

/** Everything about the log that the API shows a viewer. Ids, seeds and hashes differ between any two campaigns. */
async function told({ campaign, users }: Table, viewer: Viewer) {
  const found = await host.head(campaign, viewer);
  if (found === null) throw new Error('the campaign is gone');
  const { id: _id, slug: _slug, seedHash: _hash, seats, ...head } = found;
  const { steps, ...counted } = await host.steps(campaign, viewer);
  const lines = viewer.kind === 'seat' ? await host.mine(users[viewer.seat] ?? '') : await host.publicCampaigns();
  const line = lines.find(({ id }) => id === campaign);
  const views = await Promise.all(
    [...steps.map(({ n }) => n), steps.length].map((n) => host.viewOf(campaign, viewer, n)),
  );
  return {
    head: { ...head, seats: seats.map(({ commitment, ...one }) => ({ ...one, isCommitted: commitment !== null })) },
    steps,
    counted,
    parts: await Promise.all(
      [{ from: 1 }, { to: 1 }, { from: 1, to: 3 }].map((wanted) => host.steps(campaign, viewer, wanted)),
    ),
    hashes: (await host.hashes(campaign)).map(({ hash: _own, ...published }) => published),
    line: line && { ...line, id: '', slug: '' },
    seen: views.map((seen) => seen && [seen.n, seen.opening, seen.at]),
    desk: await host.deskLog(campaign, viewer),
    papers: viewer.kind === 'seat' && [
      await host.draft(campaign, viewer.seat),
      (await host.sealed(campaign, viewer.seat))?.opening,
    ],
  };
}

const WATCHERS: readonly Viewer[] = [{ kind: 'seat', seat: GREEN }, { kind: 'spectator' }];

/**
 * Plays a campaign, with a pause for each null, and returns everything that green and a visitor received on the way.
 */
async function played(acts: readonly (Act | null)[]) {
  now = new Date('2026-11-20T12:00:00.000Z');
  const table = await runningTable(db, host, { seats: SEATS, seconds: PHASE, isListed: true });
  const { campaign } = table;
  const green = { userId: table.users[GREEN] ?? '', name: 'green' };
  const cookies = [await sessionCookie(green, { secret: 'the secret of this test', secure: false }), ''];
  const pages = await Promise.all(cookies.map((cookie) => openPage(url, campaign, cookie)));
  // Enough for all gifts, whatever the dice of a phase come to.
  for (const one of SEATS) await ruled(table, one);
  expect(await host.closePhase(campaign, table.owner, 0, BECAUSE)).toMatchObject({ ok: true });
  const record: unknown[] = [];
  for (const one of acts) {
    now = new Date(now.getTime() + PAUSE * 1000);
    await host.runDue(now);
    const answer = one === null ? null : await done(table, one);
    if (one !== null && isHidden(one)) expect(answer).toMatchObject({ ok: true });
    if (one !== null && isOfGreen(one)) record.push(answer);
    for (const viewer of WATCHERS) record.push(await told(table, viewer));
  }
  expect(
    await host.closePhase(campaign, table.owner, (await host.head(campaign))?.opening ?? -1, BECAUSE),
  ).toMatchObject({
    ok: true,
  });
  const messages = await Promise.all(
    pages.map(async ({ heard, until, close: leave }, i) => {
      const viewer = WATCHERS[i] ?? { kind: 'spectator' };
      const last = (await host.head(campaign, viewer))?.n ?? -1;
      await until((news) => news.some((one) => one.what === 'step' && one.n === last));
      leave();
      // Seal messages are throttled, so their number depends on timing.
      return heard.filter(({ what }) => what !== 'seals');
    }),
  );
  expect(await host.verify(campaign)).toEqual([]);
  return { record, messages };
}

test('campaigns that differ only in dealings between other seats look the same to a seat and to visitors', {
  timeout: 120_000,
}, async () => {
  let hidden = 0;
  const law = fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
    hidden += acts.filter(isHidden).length;
    const without = acts.map((one) => (isHidden(one) ? null : one));
    expect(await played(acts)).toEqual(await played(without));
  });
  await fc.assert(law, { numRuns: 10 });
  expect(hidden).toBeGreaterThan(0);
});
