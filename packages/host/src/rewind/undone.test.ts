import { archiveSchema, plainSha256, promisedIn, replayed, stepsIn } from '@sealed-orders/rules/log';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { BLUE, nonce, RED, sealNumber, type Table, tally } from '../testing.ts';
import { MISTAKE, REFEREE, rewinding, SPECTATOR, START, seat } from './testing.ts';

const { clock, host, close, turn, war, rewind } = await rewinding();
beforeEach(() => {
  clock.now = START;
});
afterAll(close);

test('undone steps are marked in everybody’s list; the war cannot go back to an undone phase', async () => {
  const table = await war();
  const { campaign } = table;
  await rewind(table, 1, 2);
  await turn(table, 3, [7, 8]);
  for (const viewer of [seat(RED), SPECTATOR, REFEREE]) {
    const { steps: lines } = await host.steps(campaign, viewer);
    expect(lines.map(({ n, isUndone, rewoundTo }) => [n, isUndone, rewoundTo])).toEqual([
      [0, false, null],
      [1, false, null],
      [2, true, null],
      [3, false, 1],
      [4, false, null],
    ]);
    expect(lines.map(({ round }) => round)).toEqual([1, 2, 3, 2, 3]);
  }
  expect(await host.viewOf(campaign, seat(RED), 2)).toMatchObject({ n: 2, events: [{ seat: RED }] });
  expect((await host.rewindTargets(campaign)).map(({ opening }) => opening)).toEqual([4, 3, 0]);
  expect(await rewind(table, 2, 4)).toEqual({ ok: false, problem: { code: 'no-such-phase' } });
  expect(await host.rewindLoss(campaign, 2)).toBeNull();
});

test('a rewind of a rewind keeps the log whole, and the gazette and the scores show only what still counts', async () => {
  const table = await war();
  const { campaign } = table;
  await rewind(table, 1, 2);
  await turn(table, 3, [7, 8]);
  await turn(table, 4, [1, 1]);
  await rewind(table, 0, 5);
  await turn(table, 6, [2, 2]);
  expect(await host.verify(campaign)).toEqual([]);
  const { steps: lines } = await host.steps(campaign, REFEREE);
  expect(lines.filter(({ isUndone }) => isUndone).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  expect((await host.gazette.rounds(campaign)).map(({ round, isClosed }) => [round, isClosed])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(await host.gazette.round(campaign, 2)).toMatchObject({ seen: { n: 7 } });
  expect((await host.scores(campaign, REFEREE)).map(({ round }) => round)).toEqual([1, 2]);
});

test('a referee can read beforehand what would be undone', async () => {
  const table = await war();
  const { campaign } = table;
  const order = { order: { to: BLUE, gift: 1 }, nonce: nonce('b'), userId: table.users[RED] ?? '' };
  expect(await host.give(campaign, RED, order)).toMatchObject({ ok: true });
  expect(await host.rewindTargets(campaign)).toMatchObject([
    { opening: 2, round: 3, isOpen: true },
    { opening: 1, round: 2, isOpen: false },
    { opening: 0, round: 1, isOpen: false },
  ]);
  expect(await host.rewindLoss(campaign, 1)).toMatchObject({
    phases: [{ round: 2 }],
    steps: 2,
    deeds: [
      {
        what: 'outcome',
        events: [
          { type: 'added', seat: RED },
          { type: 'added', seat: BLUE },
        ],
      },
      { what: 'order', seat: RED, events: [{ type: 'given', seat: RED }] },
    ],
    seats: [
      { seat: RED, sheets: 1, orders: 1, open: null },
      { seat: BLUE, sheets: 1, orders: 0, open: null },
    ],
    isOpen: false,
  });
  expect(await host.rewindLoss(campaign, 2)).toMatchObject({ phases: [], steps: 1, isOpen: true });
});

test('an order that a referee gave for a seat names the referee in what would be undone', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const order = { seat: RED, order: { to: BLUE, gift: 1 }, nonce: nonce('b'), reason: MISTAKE };
  expect(await host.giveFor(campaign, owner, order)).toMatchObject({ ok: true });
  expect(await host.rewindLoss(campaign, 2)).toMatchObject({ deeds: [{ what: 'order', seat: RED, by: 'owner' }] });
});

test('a referee can read which rulings and which sealed sheets of the open phase would be undone', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const ruling = { type: 'set-sum', seat: RED, sum: 7 };
  await host.rule(campaign, { ruling, reason: 'A die fell.', nonce: nonce('e'), userId: owner });
  await sealNumber(host, table, RED, 2, 4);
  await host.saveDraft(campaign, BLUE, 2, { add: 1 });
  for (const to of [1, 2])
    expect(await host.rewindLoss(campaign, to)).toMatchObject({
      deeds: expect.arrayContaining([
        expect.objectContaining({
          what: 'ruling',
          reason: 'A die fell.',
          events: [expect.objectContaining({ seat: RED })],
        }),
      ]),
      seats: [
        { seat: RED, open: 'sealed' },
        { seat: BLUE, open: 'draft' },
      ],
    });
});

test('the list of deeds marks a ruling that a rewind has undone', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const rule = (sum: number, digit: string) => {
    const ruling = { type: 'set-sum', seat: RED, sum };
    return host.rule(campaign, { ruling, reason: 'A slip.', nonce: nonce(digit), userId: owner });
  };
  await rule(7, 'e');
  await rewind(table, 1, 2);
  await rule(8, 'f');
  for (const viewer of [seat(RED), REFEREE])
    expect((await host.deskLog(campaign, viewer)).map(({ deed, isUndone }) => [deed, isUndone])).toEqual([
      ['rule', false],
      ['rewind', false],
      ['rule', true],
    ]);
});

test('a write-up of an undone topic is left to its author; the next topic of that name has none', async () => {
  const table = await war();
  const { campaign } = table;
  const write = (topic: string) =>
    host.saveWriteUp(campaign, RED, { topic, title: topic, text: '', captions: [], userId: table.users[RED] ?? '' });
  expect(await write('turn-2')).toMatchObject({ ok: true });
  expect(await write('turn-3')).toMatchObject({ ok: true });
  expect((await host.writeUps(campaign, seat(BLUE), 'turn-2')).writeUps).toHaveLength(1);
  await rewind(table, 1, 2);
  expect(await host.writeUps(campaign, seat(BLUE), 'turn-2')).toMatchObject({ isTold: false, writeUps: [] });
  expect((await host.writeUpList(campaign, seat(BLUE))).writeUps).toEqual([]);
  for (const viewer of [seat(RED), REFEREE])
    expect((await host.writeUpList(campaign, viewer)).writeUps.map(({ topic }) => topic)).toEqual([
      'turn-2',
      'turn-3~3',
    ]);
  await turn(table, 3, [1, 1]);
  await turn(table, 4, [1, 1]);
  const told = await Promise.all(['turn-2', 'turn-3'].map((topic) => host.writeUps(campaign, seat(BLUE), topic)));
  // Turn 2 has the same topic as before; turn 3 has another one.
  expect(told).toMatchObject([
    { isTold: true, writeUps: [{ title: 'turn-2' }] },
    { isTold: true, writeUps: [] },
  ]);
});

test('everybody can read at the desk that the war was rewound, and on the page until the phase closes', async () => {
  const table = await war();
  const { campaign } = table;
  await rewind(table, 1, 2);
  expect(await host.deskLog(campaign, SPECTATOR)).toMatchObject([
    { deed: 'rewind', reason: 'A mistake.', by: 'owner', opening: 2 },
  ]);
  expect(await host.head(campaign)).toMatchObject({ rewound: { by: 'owner', reason: 'A mistake.' } });
  await turn(table, 3, [1, 1]);
  expect(await host.head(campaign)).toMatchObject({ rewound: null });
});

/** The archive of a war, as anybody can read it. */
async function archiveOf({ campaign }: Table) {
  const found = await host.exported(campaign);
  let text = '';
  if (found !== null) for await (const piece of found.pieces) text += piece;
  return archiveSchema.parse(JSON.parse(text));
}

test('the archive of a war that was rewound replays without the site, and has its own version', async () => {
  const table = await war();
  await rewind(table, 1, 2);
  await turn(table, 3, [7, 8]);
  await host.endWar(table.campaign, table.owner, 'Enough.');
  const archive = await archiveOf(table);
  expect(archive.version).toBe(2);
  const problems = [];
  for await (const found of replayed(tally, promisedIn(archive, plainSha256), stepsIn(archive)))
    problems.push(...found);
  expect(problems).toEqual([]);
  const other = await war();
  await host.endWar(other.campaign, other.owner, 'Enough.');
  expect((await archiveOf(other)).version).toBe(1);
});
