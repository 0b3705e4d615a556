import { afterAll, expect, test } from 'vitest';
import { forgedInput } from '../testing/logged.ts';
import { tallyHost } from '../testing/tally-host.ts';
import { BECAUSE, BLUE, loggedInput, nonce, RED, runningTable, sealNumber, type Table } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const WAR_OVER = { ok: false, problem: { code: 'war-over' } };

/** The player of a seat. */
const of = ({ users }: Table, seat: string): string => users[seat] ?? '';

async function ended(): Promise<Table> {
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 4);
  expect(await host.endWar(table.campaign, table.owner, ' We all have exams. ')).toEqual({ ok: true, value: { n: 1 } });
  return table;
}

test('the owner ends a war with a reason: a step of the log, which replays, and which everybody can read', async () => {
  const { campaign } = await ended();
  expect(await host.head(campaign)).toMatchObject({
    status: 'finished',
    nextDue: null,
    ending: { by: 'owner', name: 'owner', reason: 'We all have exams.' },
    opening: 1,
    seed: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await loggedInput(db, campaign, 1)).toMatchObject({ type: 'end' });
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'finish', by: 'owner', reason: 'We all have exams.' },
  ]);
  expect(await host.verify(campaign)).toEqual([]);
  expect(await host.hashes(campaign)).toMatchObject([{ n: 0 }, { n: 1 }]);
});

test('a process that reads the end from the database gives the same account of it', async () => {
  const { campaign } = await ended();
  const before = await host.head(campaign);
  const { createHost } = await import('../host.ts');
  const { tally } = await import('../testing.ts');
  expect(await createHost({ db, rulesets: () => tally }).head(campaign)).toEqual(before);
});

test('a finished war takes no seals, drafts, orders, rulings, votes or another end, and says why', async () => {
  const table = await ended();
  const { campaign, owner } = table;
  expect(await sealNumber(host, table, BLUE, 1, 4)).toEqual(WAR_OVER);
  expect(await sealNumber(host, table, BLUE, 0, 4)).toEqual(WAR_OVER);
  expect(await host.saveDraft(campaign, BLUE, 1, { add: 1 })).toEqual(WAR_OVER);
  const order = { order: { to: BLUE, gift: 1 }, nonce: nonce('b'), userId: of(table, RED) };
  expect(await host.give(campaign, RED, order)).toEqual(WAR_OVER);
  const ruled = { ruling: { type: 'set-sum', seat: RED, sum: 7 }, reason: 'Late.', nonce: nonce('d'), userId: owner };
  expect(await host.rule(campaign, ruled)).toEqual(WAR_OVER);
  expect(await host.closePhase(campaign, owner, 1, BECAUSE)).toEqual(WAR_OVER);
  expect(await host.vote(campaign, RED, of(table, RED), { what: 'finish' })).toEqual(WAR_OVER);
  expect(await host.endWar(campaign, owner, 'Again.')).toEqual(WAR_OVER);
  expect(await host.head(campaign)).toMatchObject({ opening: 1 });
  expect(await host.sealed(campaign, RED)).toBeNull();
});

test.each(['', '   ', 'x'.repeat(1001)])('an end needs a reason of a valid length', async (reason) => {
  const { campaign, owner } = await runningTable(db, host);
  expect(await host.endWar(campaign, owner, reason)).toEqual({ ok: false, problem: { code: 'no-reason' } });
  expect(await host.head(campaign)).toMatchObject({ status: 'running', ending: null });
});

test('only the owner can end a war alone', async () => {
  const table = await runningTable(db, host);
  expect(await host.endWar(table.campaign, of(table, RED), 'I lose.')).toEqual({
    ok: false,
    problem: { code: 'not-owner' },
  });
  expect(await host.head(table.campaign)).toMatchObject({ status: 'running' });
});

test('a replay finds an end by too few votes, and a step after the end', async () => {
  const { campaign } = await ended();
  const at = '2100-01-01T00:00:00.000Z';
  await forgedInput(db, campaign, 1, () => ({
    type: 'end',
    at,
    ending: { by: 'vote', votes: [RED], held: [RED, BLUE] },
  }));
  expect(await host.verify(campaign)).toContainEqual({ n: 1, code: 'refused' });
  const other = (await ended()).campaign;
  await db.pool.query(
    `INSERT INTO step (campaign_id, n, kind, input, dice, events, state, state_hash, prev_hash, hash, at, opening)
      SELECT campaign_id, 2, 'end', input, dice, events, state, state_hash, hash, hash, at, 2 FROM step
      WHERE campaign_id = $1 AND n = 1`,
    [other],
  );
  expect(await host.verify(other)).toContainEqual({ n: 2, code: 'refused' });
});
