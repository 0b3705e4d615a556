import { expect, type Locator, type Page } from '@playwright/test';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { deskText } from '@sealed-orders/text/pages/desk';
import { deskBoardText, seeAsText } from '@sealed-orders/text/pages/desk-board';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { REFEREE } from './clock-deeds.ts';
import { asking, type Deed, type Place } from './desk-walk.ts';
import { mapShown } from './views.ts';

const { readSealed, standIn } = repairsText;

const eyesBar = (page: Page): Locator => page.getByRole('region', { name: seeAsText.label });

/** The bar over a war that its referee sees as a seat. */
export const throughEyesOf = (page: Page, slug: string, seat: string): Place => ({
  page,
  open: async () => {
    await page.goto(`/c/${slug}?as=seat:${seat}`);
    await expect(eyesBar(page)).toContainText(seeAsText.seat(seat));
    return eyesBar(page);
  },
});

/** What is on the bar for every viewer. */
export const eyesDeeds: readonly Deed[] = [
  {
    name: seeAsText.label,
    line: null,
    does: async (bar) => {
      const eyes = bar.getByRole('combobox', { name: seeAsText.label });
      await eyes.selectOption('spectator');
      await expect(bar).toContainText(seeAsText.spectator);
      await eyes.selectOption('seat:ochre');
      await expect(bar).toContainText(`${seeAsText.seat('ochre')} ${seeAsText.readOnly}`);
    },
  },
  {
    name: seeAsText.back,
    line: null,
    does: async (bar) => {
      await bar.getByRole('button', { name: seeAsText.back }).click();
      await expect(bar).toBeHidden();
      await mapShown(bar.page());
    },
  },
  {
    name: seeAsText.desk,
    line: null,
    does: async (bar) => {
      const page = bar.page();
      await bar.getByRole('link', { name: seeAsText.desk }).click();
      await expect(page.getByText(deskBoardText.heading, { exact: true })).toBeVisible();
    },
  },
];

/** For a sealed seat, if the terms let the referee read its sheet. The log at the desk records it. */
export const readDeed = (seat: string): Deed => ({
  ...asking({
    open: readSealed.open,
    action: readSealed.action,
    reason: 'They asked me to look.',
    line: deskText.line['read-sealed'](REFEREE, [seat]),
    shows: (bar) => expect(bar).toContainText(readSealed.shows(seat)),
  }),
  line: null,
});

/** For a seat that owes a sheet. */
export const writeDeed = (seat: string): Deed => ({
  name: standIn.open,
  line: null,
  does: async (bar) => {
    const page = bar.page();
    await bar.getByRole('button', { name: standIn.open }).click();
    await expect(bar).toContainText(standIn.says(seat));
    await expect(page.getByRole('region', { name: sheetText.title })).toBeVisible();
    await expect(page.getByText(standIn.notSaved)).toBeVisible();
  },
});
