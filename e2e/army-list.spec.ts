import { expect, type Locator, type Page } from '@playwright/test';
import { builderList, DEMO_SEATS, demoLists } from '@sealed-orders/formats/fixtures';
import { describeRosterProblem } from '@sealed-orders/text';
import { hexCampaignSetupText } from '@sealed-orders/text/hex-campaign/setup';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { attachAll, kept, openLists, seatLine, tickAll, upload } from './support/lists.ts';
import { newcomer } from './support/people.ts';
import { test } from './support/test.ts';

/** Points of our own lists, in the order of their seats. */
const OWN_POINTS = ['1,060', '1,180', '1,070', '930', '1,200', '920', '1,030', '1,190'];

/** The open list: the table of its units and the line below it. */
const sumLine = (page: Page): Locator => page.getByText(new RegExp(`\\d ${armiesText.review.sum.points}$`));

test('lists of every generation and form are read, and selections that are not units are unticked', async ({
  page,
  context,
}) => {
  await newcomer(context, 'lena');
  await openLists(page);
  const lists = DEMO_SEATS.flatMap(demoLists);
  for (const [i, { fileName, bytes }] of lists.entries()) {
    await upload(page, { name: fileName, buffer: Buffer.from(bytes) });
    await expect(kept(page)).toHaveCount(i + 1);
    await expect(sumLine(page)).toContainText(`${OWN_POINTS[i]} ${armiesText.review.sum.points}`);
  }
  const config = page.getByRole('row').filter({ hasText: 'Campaign Force' });
  await expect(config.getByRole('checkbox', { name: armiesText.review.counted('Campaign Force') })).not.toBeChecked();
});

test('a list is attached to a seat in the lobby', async ({ page, context }) => {
  await newcomer(context, 'lars');
  await openLists(page);
  const [list] = demoLists('azure');
  await upload(page, { name: list?.fileName ?? '', buffer: Buffer.from(list?.bytes ?? []) });
  await expect(kept(page)).toHaveCount(1);
  const army = await attachAll(page, 1);
  await expect(army).toContainText(lobbyText.army.points(1060));
  await army.getByRole('button', { name: lobbyText.army.save }).click();
  await expect(seatLine(page)).toContainText(lobbyText.army.attached('1 detachment', 1060));
  await page.reload();
  await expect(seatLine(page)).toContainText(lobbyText.army.attached('1 detachment', 1060));
});

const BOMB = `<?xml version="1.0"?>
<!DOCTYPE roster [
  <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
]>
<roster name="&c;" battleScribeVersion="2.03"><forces/></roster>`;

test('a hostile file is refused in plain words, and nothing changes', async ({ page, context }) => {
  await newcomer(context, 'lou');
  await openLists(page);
  const [list] = demoLists('ochre');
  // Both in one upload: the other file is still read.
  await upload(
    page,
    { name: 'bomb.ros', buffer: Buffer.from(BOMB) },
    { name: list?.fileName ?? '', buffer: Buffer.from(list?.bytes ?? []) },
  );
  await expect(kept(page)).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: armiesText.problem('bomb.ros') })).toContainText(
    describeRosterProblem({ code: 'doctype' }),
  );
  await page.reload();
  await expect(kept(page)).toHaveCount(1);
});

test('two patrols of different generations make one detachment of 1256 points', async ({ page, context }) => {
  await newcomer(context, 'sam');
  await openLists(page);
  for (const [i, name] of (['river-patrol-2.03.ros', 'river-patrol-1.15.ros'] as const).entries()) {
    await upload(page, { name, buffer: Buffer.from(builderList(name).bytes) });
    await expect(kept(page)).toHaveCount(i + 1);
    await expect(sumLine(page)).toContainText(`628 ${armiesText.review.sum.points}`);
  }
  await tickAll(page.getByRole('checkbox', { name: armiesText.join.tick('') }), 2);
  await expect(page.getByRole('region', { name: armiesText.join.title })).toContainText('1,256 points');
  const army = await attachAll(page, 2);
  await expect(army).toContainText(lobbyText.army.points(1256));
  await army.getByRole('button', { name: lobbyText.army.save }).click();
  await expect(seatLine(page)).toContainText(lobbyText.army.attached('1 detachment', 1256));

  const force = hexCampaignSetupText.army?.force ?? '';
  for (const place of [2, 3, 4]) {
    await army.getByRole('button', { name: force, exact: true }).click();
    const another = army.getByRole('group', { name: lobbyText.army.forceName(force, place) });
    await tickAll(another.getByRole('checkbox'), 2);
  }
  await expect(army).toContainText(lobbyText.army.whole(4 * 1256));
  await expect(army).toContainText(lobbyText.army.advice.overLimit(4 * 1256, 5000));
});
