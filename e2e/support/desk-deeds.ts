import { expect, type Locator } from '@playwright/test';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { deskBoardText, seeAsText } from '@sealed-orders/text/pages/desk-board';
import { paceText } from '@sealed-orders/text/pages/pace';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { clockDeeds, REFEREE, says } from './clock-deeds.ts';
import { noted } from './desk.ts';
import { asking, type Deed } from './desk-walk.ts';
import { mapShown, movementResolved } from './views.ts';

const { line } = deskText;

/** The seats of a seeded war, as their rows begin. */
const SEATS = ['azure', 'madder', 'ochre', 'verdigris'] as const;
const SEAT_ROW = new RegExp(`^(${SEATS.join('|')}) `);

const toasted = (text: string) => (desk: Locator) =>
  expect(desk.page().getByText(text, { exact: true }).first()).toBeVisible();

/** Each seat's row leads to its Capital on the map. */
const seatRow: Deed = {
  name: SEAT_ROW,
  line: null,
  does: async (desk) => {
    for (const seat of SEATS) {
      await desk.getByRole('button', { name: new RegExp(`^${seat} `) }).click();
      await expect(desk.page().getByText(`Capital of ${seat}, Capital Fortification`)).toBeVisible();
    }
  },
};

const { ping, eyes } = deskBoardText;

/** Each seat's row shows the war as the seat sees it. */
const seeAs: Deed = {
  name: new RegExp(`^(${SEATS.map(eyes.seat).join('|')})$`),
  line: null,
  does: async (desk) => {
    await desk.getByRole('button', { name: eyes.seat('ochre'), exact: true }).click();
    const bar = desk.page().getByRole('region', { name: seeAsText.label });
    await expect(bar).toContainText(seeAsText.seat('ochre'));
    await bar.getByRole('button', { name: seeAsText.back }).click();
    await expect(bar).toBeHidden();
  },
};

const pingOne: Deed = {
  ...asking({
    open: ping.openFor('azure'),
    action: ping.action,
    reason: 'We wait for you.',
    line: line.ping(REFEREE, ['azure']),
    shows: toasted(ping.done(1)),
  }),
  // The others' buttons do the same.
  name: new RegExp(`^(${SEATS.map(ping.openFor).join('|')})$`),
};

const checkLog: Deed = {
  name: refereeText.checkLog,
  line: null,
  does: async (desk) => {
    await desk.getByRole('button', { name: refereeText.checkLog }).click();
    await expect(desk.getByRole('status')).toHaveText(/replayed\. The log is correct\.$/);
  },
};

/** A correction: cancelled first, then without a reason, then with one. */
const correct: Deed = {
  name: refereeText.correct.open,
  line: noted(`${REFEREE} corrected the VP of azure by `, deskText.because('The Capital was not counted.')),
  does: async (desk) => {
    const text = refereeText.correct;
    const form = desk.getByRole('region', { name: text.title });
    const begin = async (): Promise<void> => {
      await desk.getByRole('button', { name: text.open }).click();
      await form.getByLabel(text.what).selectOption('Change victory points');
      await form.getByRole('combobox', { name: 'Player', exact: true }).selectOption('azure');
      await form.getByLabel('Victory points', { exact: true }).fill('7');
      await form.getByRole('button', { name: text.add }).click();
    };
    await begin();
    await form.getByRole('button', { name: text.cancel }).click();
    await expect(form).toBeHidden();
    await begin();
    await form.getByRole('button', { name: text.action }).click();
    await expect(form).toContainText(deskText.noReason);
    await form.getByLabel(text.reason).fill('The Capital was not counted.');
    await form.getByRole('button', { name: text.action }).click();
    await expect(desk.page().getByText(text.done)).toBeVisible();
    await expect(form).toBeHidden();
  },
};

const { dryRun, sealFor, branch, copy } = repairsText;

/** The dry run, and everything on its bar. */
const tryPhase: Deed = {
  name: dryRun.open,
  line: line['dry-run'](REFEREE),
  does: async (desk) => {
    await desk.getByRole('button', { name: dryRun.open }).click();
    await desk.page().getByRole('dialog').getByRole('button', { name: dryRun.action }).click();
    const bar = desk.page().getByRole('region', { name: dryRun.label });
    const eyes = bar.getByLabel(dryRun.eyes);
    await eyes.selectOption('spectator');
    await expect(eyes).toHaveValue('spectator');
    await bar.getByRole('button', { name: dryRun.compare }).click();
    const sides = bar.getByRole('table', { name: dryRun.compare });
    await sides.getByRole('button', { name: dryRun.lookAs('ochre') }).click();
    await expect(eyes).toHaveValue('seat:ochre');
    await bar.getByRole('button', { name: dryRun.compare }).click();
    await expect(sides).toBeHidden();
    await bar.getByRole('button', { name: dryRun.back }).click();
    await expect(bar).toBeHidden();
  },
};

/** Creates a campaign and opens it. */
const template: Deed = {
  name: copy.open,
  line: line.template(REFEREE),
  does: async (desk) => {
    const page = desk.page();
    const here = page.url();
    await desk.getByRole('button', { name: copy.open }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(copy.name);
    await name.fill('');
    await expect(dialog.getByRole('button', { name: copy.action }), 'a campaign without a name').toBeDisabled();
    await name.fill('Another of its kind');
    await dialog.getByRole('button', { name: copy.action }).click();
    await expect(page.getByRole('heading', { name: 'Another of its kind' })).toBeVisible();
    expect(page.url()).not.toBe(here);
  },
};

/** Everything that can be pressed at the desk beside the map, in a sequence in which everything appears once. */
export const deskDeeds = (war: string): readonly Deed[] => [
  seatRow,
  seeAs,
  pingOne,
  checkLog,
  tryPhase,
  ...clockDeeds,
  asking({
    open: paceText.deed.open,
    action: paceText.deed.action,
    reason: 'Half of us are travelling.',
    line: line.clock(REFEREE),
    choose: async (dialog) => void (await dialog.getByLabel(paceText.grace.label).selectOption('21600')),
    shows: toasted(paceText.deed.done),
  }),
  correct,
  asking({
    open: sealFor.open,
    action: sealFor.action,
    reason: 'Azure is on a ship.',
    line: line['seal-for'](REFEREE, ['azure']),
    choose: async (dialog) => {
      await dialog.getByLabel(sealFor.seat).selectOption('azure');
      await dialog.getByLabel(sealFor.orders).selectOption('least');
    },
    shows: says(campaignText.seals(2, 4)),
  }),
  asking({
    open: branch.open,
    action: branch.action,
    reason: 'To see what had come of it.',
    line: line.branch(REFEREE),
    choose: (dialog) => dialog.getByLabel(branch.name).fill('Another course of it'),
    shows: async (desk) => {
      await expect(desk.page().getByText('Another course of it').first()).toBeVisible();
      await mapShown(desk.page());
    },
  }),
  template,
  asking({
    open: refereeText.closeNow,
    action: refereeText.closeNow,
    reason: 'On we go.',
    line: line.close(REFEREE),
    shows: (desk) => movementResolved(desk.page(), 1),
  }),
  asking({
    open: rewindText.open,
    action: rewindText.action,
    reason: 'The map was wrong.',
    line: line.rewind(REFEREE),
    choose: async (dialog) => {
      await dialog.getByLabel(rewindText.to).selectOption({ index: 1 });
      await dialog.getByLabel(rewindText.name).fill(war);
    },
    shows: async (desk) => {
      await toasted(rewindText.done)(desk);
      await toasted(rewindText.notice(REFEREE))(desk);
    },
  }),
];
