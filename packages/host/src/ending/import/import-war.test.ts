import { type Archive, type Played, promisedIn, replayedSteps } from '@sealed-orders/rules/log';
import { tally } from '@sealed-orders/rules/tally';
import { afterAll, expect, test } from 'vitest';
import { createCache } from '../../caches/cache.ts';
import { sha256 } from '../../log/hash.ts';
import { entryOf } from '../../step/entry.ts';
import { BLUE, RED } from '../../testing.ts';
import { exportedFrom, fileOf, idOf, twoSites, wanted } from './testing.ts';

const { there, here, finishedWar, bring, close } = await twoSites();
afterAll(close);

test('a finished war is imported on another site completely, once, and can be viewed and deleted', async () => {
  const archive = await finishedWar();
  const { by, answer } = await bring(fileOf(archive), true);
  const id = idOf(answer);
  const { slug: _, ...campaign } = archive.campaign;
  expect(await exportedFrom(here, id)).toEqual({ ...archive, campaign: { ...campaign, slug: expect.anything() } });
  expect(await here.host.verify(id)).toMatchObject([]);
  const head = await here.host.head(id, { kind: 'spectator' });
  expect(head).toMatchObject({ status: 'finished', imported: { by: expect.any(String) }, ending: { by: 'owner' } });
  expect(head?.seats.map(({ userName }) => userName)).toEqual(archive.seats.map(({ player }) => player));
  expect(head?.referees).toEqual(archive.referees);
  expect((await here.host.story(id))?.steps).toBe(archive.steps.length);
  const secret = await here.host.openView(id, { kind: 'seat', seat: RED }, 1);
  expect(secret).toEqual(await there.host.openView(archive.campaign.id, { kind: 'seat', seat: RED }, 1));
  expect((await bring(fileOf(archive))).answer).toEqual({ ok: false, problem: { code: 'war-is-here' } });
  expect(await here.host.deleteCampaign(id, by, archive.campaign.name)).toMatchObject({ ok: true });
  expect((await here.host.importWar(wanted(by, fileOf(archive)))).ok).toBe(true);
});

test('a forged war with the id of a real one does not stop anyone from importing the real one', async () => {
  const real = await finishedWar();
  const { campaign, ...other } = await finishedWar();
  // Anyone who forges a war chooses its seed, and so its dice, and plays it by the rules, as this other war was played.
  const forged = await replayedAs({ campaign, ...other }, real.campaign.id);
  expect((await bring(fileOf(forged))).answer).toMatchObject({ ok: true });
  const { answer } = await bring(fileOf(real));
  expect(answer).toMatchObject({ ok: true });
  const { slug: _, ...rest } = real.campaign;
  expect(await exportedFrom(here, idOf(answer))).toMatchObject({ campaign: rest, steps: real.steps });
  expect(await here.host.verify(idOf(answer))).toEqual([]);
  expect((await bring(fileOf(real))).answer).toEqual({ ok: false, problem: { code: 'war-is-here' } });
});

/** A war under another id, with no phases but its start and its end. */
async function replayedAs(war: Archive, id: string): Promise<Archive> {
  const { seed, seedHash } = war.campaign;
  const log = { ...promisedIn(war, sha256), campaign: id };
  const [begin, end] = [war.steps[0], war.steps.at(-1)];
  if (begin === undefined || end === undefined) throw new Error('no steps');
  const steps: Archive['steps'] = [];
  for (const found of [begin, { ...end, n: 1 }]) {
    let played: Played | null = null;
    for await (const one of replayedSteps(tally, log, [...steps, found])) played = one.played;
    if (played === null) throw new Error('not played');
    const entry = await entryOf({ texts: createCache(1) }, tally, id, played);
    if (!entry.ok) throw new Error('faults');
    const { stateHash, prevHash, hash } = entry.value;
    steps.push({
      n: found.n,
      input: found.input,
      dice: [...played.dice],
      events: played.events,
      stateHash,
      prevHash,
      hash,
    });
  }
  return { ...war, campaign: { ...war.campaign, id, seed, seedHash }, steps };
}

test('public words of the gazette come with the war, and withheld ones do not', async () => {
  const war = await finishedWar();
  const { id } = war.campaign;
  const at = '2026-05-01T12:00:00Z';
  await there.db.pool.query(
    "INSERT INTO headline (campaign_id, round, title, lead, by, saved_at) VALUES ($1, 1, 'Ford lost', 'At dawn.', 'Ruth', $2)",
    [id, at],
  );
  await there.db.pool.query(
    `INSERT INTO communique (campaign_id, round, seat, text, saved_at, withheld)
      VALUES ($1, 1, $2, 'We hold.', $4, NULL), ($1, 1, $3, 'Rude words.', $4, 'rude')`,
    [id, RED, BLUE, at],
  );
  const told = await exportedFrom(there, id);
  expect(JSON.stringify(told)).not.toContain('Rude words');
  const ended = {
    ...told,
    words: { headlines: [{ round: 1, title: 'A\u202E', lead: '', by: 'x', savedAt: at }], communiques: [] },
  };
  expect((await bring(fileOf(ended))).answer).toEqual({ ok: false, problem: { code: 'not-an-archive' } });
  const again = await exportedFrom(here, idOf((await bring(fileOf(told))).answer));
  expect(again.words).toEqual(told.words);
  expect(again.words).toMatchObject({
    headlines: [{ round: 1, title: 'Ford lost', lead: 'At dawn.', by: 'Ruth' }],
    communiques: [{ round: 1, seat: RED, text: 'We hold.' }],
  });
});

test('an imported war keeps its headlines, and its page says why', async () => {
  const war = await finishedWar();
  await there.db.pool.query(
    "INSERT INTO headline (campaign_id, round, title, lead, by, saved_at) VALUES ($1, 3, 'Ford lost', '', 'Ruth', $2)",
    [war.campaign.id, '2026-05-01T12:00:00Z'],
  );
  const { by, answer } = await bring(fileOf(await exportedFrom(there, war.campaign.id)));
  const id = idOf(answer);
  const desk = { closed: 3, headlineRefusal: 'imported', headline: { title: 'Ford lost', by: 'Ruth' } };
  expect(await here.host.gazette.desk(id, { kind: 'referee' })).toMatchObject(desk);
  for (const title of ['Ford held', ''])
    expect(await here.host.gazette.setHeadline(id, by, { round: 3, title, lead: '' })).toEqual({
      ok: false,
      problem: { code: 'imported' },
    });
  expect(await here.host.gazette.desk(id, { kind: 'referee' })).toMatchObject(desk);
});
