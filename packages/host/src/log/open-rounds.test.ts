import type { Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { tallyHost } from '../testing/tally-host.ts';
import { BLUE, newUser, RED, runningTable, sealNumber, type Table } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const SPECTATOR: Viewer = { kind: 'spectator' };
const REFEREE: Viewer = { kind: 'referee' };

/** A public war with this many closed rounds; red adds the given number, or 1. */
async function played(rounds: number, openAfter?: number, red = 1): Promise<Table> {
  const table = await runningTable(db, host, { isPublic: true, ...(openAfter === undefined ? {} : { openAfter }) });
  for (let opening = 0; opening < rounds; opening++) {
    await sealNumber(host, table, RED, opening, red);
    await sealNumber(host, table, BLUE, opening, 2);
    await host.runDue();
  }
  return table;
}

/** The rounds of which a viewer sees everything: those whose views are the referee's. */
async function wholeFor({ campaign }: Table, viewer: Viewer): Promise<readonly (number | null)[]> {
  const { steps } = await host.steps(campaign, viewer);
  const all = await Promise.all(
    steps.map(async ({ n, opening, round }) => {
      const seen = await host.viewOf(campaign, viewer, n);
      const truth = (await host.steps(campaign, REFEREE)).steps.findLast((step) => step.opening === opening);
      const whole = await host.viewOf(campaign, REFEREE, truth?.n);
      return JSON.stringify(seen?.view) === JSON.stringify(whole?.view) ? [round] : [];
    }),
  );
  return all.flat();
}

test('spectators see a round as the referee saw it once enough whole rounds have closed since', async () => {
  const table = await played(4, 2);
  expect(await wholeFor(table, SPECTATOR)).toEqual([1, 2]);
  const isWhole = async (round: number) => (await host.gazette.round(table.campaign, round))?.isWhole;
  expect(await Promise.all([1, 2, 3, 4, 5].map(isWhole))).toEqual([true, true, false, false, false]);
});

test('without the term spectators never see more than everybody', async () => {
  const table = await played(4);
  expect(await wholeFor(table, SPECTATOR)).toEqual([]);
  expect((await host.gazette.round(table.campaign, 1))?.isWhole).toBe(false);
});

test('players still see old rounds as their seat saw them', async () => {
  const table = await played(4, 1);
  expect(await wholeFor(table, { kind: 'seat', seat: RED })).toEqual([]);
});

test('two wars that differ only in what is not open yet look the same to everybody', async () => {
  const tables = [await played(3, 2, 1), await played(3, 2, 9)];
  const told = await Promise.all(
    tables.map(async ({ campaign }) => {
      const { steps } = await host.steps(campaign, SPECTATOR);
      const young = steps.filter(({ round }) => (round ?? 0) > 1);
      const views = await Promise.all(young.map(({ n }) => host.viewOf(campaign, SPECTATOR, n)));
      const rounds = await Promise.all([2, 3, 4].map((round) => host.gazette.round(campaign, round)));
      return [...views, ...rounds.map((round) => round?.seen)].map((seen) => [
        JSON.stringify(seen?.view).replace(/"total":\d+/, ''),
        seen?.standings,
        seen?.events,
      ]);
    }),
  );
  expect(told[0]).toEqual(told[1]);
});

test('rounds that a referee takes back close again', async () => {
  const table = await played(4, 2);
  const { campaign, owner } = table;
  const to = (await host.steps(campaign, REFEREE)).steps.find(({ round }) => round === 3)?.opening ?? 0;
  const { name } = (await host.head(campaign)) ?? { name: '' };
  const reason = { text: 'A slip.', isKept: false };
  expect(await host.rewind(campaign, owner, { opening: 4, to, name, reason })).toMatchObject({ ok: true });
  const isWhole = async (round: number) => (await host.gazette.round(campaign, round))?.isWhole;
  expect(await Promise.all([1, 2, 3].map(isWhole))).toEqual([false, false, false]);
});

test('the term is in the lobby and in a copy of the campaign', async () => {
  const table = await played(0, 3);
  expect(await host.lobby(table.campaign, SPECTATOR)).toMatchObject({ openAfter: 3 });
  const copy = await host.copyTemplate(table.campaign, table.owner, 'Another');
  expect(await host.lobby(copy.ok ? copy.value.id : '', SPECTATOR)).toMatchObject({ openAfter: 3 });
  expect(await host.membership(table.campaign, await newUser(db))).toMatchObject({ viewer: SPECTATOR });
});
