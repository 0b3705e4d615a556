import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { BECAUSE, BLUE, GREEN, loggedInput, RED, runningTable, sealNumber, seatedTable } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

test('the referee closes a phase early: unsealed seats get what the rules give absent players', async () => {
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 3);
  expect(await host.closePhase(table.campaign, table.owner, 0, BECAUSE)).toEqual({ ok: true, value: { n: 1 } });
  const input = await loggedInput(db, table.campaign, 1);
  expect(input).toMatchObject({ type: 'phase', closedBy: 'referee', sheets: { red: { add: 3 }, blue: null } });
  expect(await host.sealed(table.campaign, RED)).toBeNull();
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('a phase that changed meanwhile is not closed by mistake', async () => {
  const table = await runningTable(db, host);
  expect(await host.closePhase(table.campaign, table.owner, 0, BECAUSE)).toMatchObject({ ok: true });
  expect(await host.closePhase(table.campaign, table.owner, 0, BECAUSE)).toEqual({
    ok: false,
    problem: { code: 'closed' },
  });
  expect(await host.head(table.campaign)).toMatchObject({ n: 1 });
});

test('a player cannot close a phase', async () => {
  const table = await runningTable(db, host);
  const blue = table.users[BLUE] ?? '';
  expect(await host.closePhase(table.campaign, blue, 0, BECAUSE)).toEqual({
    ok: false,
    problem: { code: 'not-referee' },
  });
  expect(await host.head(table.campaign)).toMatchObject({ n: 0, status: 'running' });
});

test('an owner who plays cannot close one either', async () => {
  const { campaign, owner } = await seatedTable(db, host, { freeSeats: [GREEN] });
  expect(await host.takeSeat(campaign, GREEN, owner)).toMatchObject({ ok: true });
  expect(await host.start(campaign, owner)).toMatchObject({ ok: true });
  expect(await host.closePhase(campaign, owner, 0, BECAUSE)).toEqual({ ok: false, problem: { code: 'not-referee' } });
});

test('a phase without orders cannot be closed', async () => {
  const table = await runningTable(db, host, { settings: { retireAt: 1 } });
  const answer = await host.closePhase(table.campaign, table.owner, 0, BECAUSE);
  expect(answer).toEqual({ ok: false, problem: { code: 'not-awaited' } });
});
