import { expect, type Locator, type Page } from '@playwright/test';
import { siteText } from '@sealed-orders/text/pages/site';

/** Until no part of a page is moving. */
export async function loaded(page: Page): Promise<void> {
  const waiting = page.getByText(siteText.loadingMap).or(page.locator('.bone, [aria-busy="true"]'));
  await expect(waiting).toHaveCount(0);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element is in the window, once it has stopped and no part of the page that could move it is moving. */
export async function boxOf(locator: Locator): Promise<Box> {
  await loaded(locator.page());
  const element = await locator.elementHandle();
  if (element === null) throw new Error('it has left the page');
  const rect = async (): Promise<Box> => {
    await element.waitForElementState('stable');
    return element.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return { x, y, width, height };
    });
  };
  let box = await rect();
  for (let next = await rect(); JSON.stringify(next) !== JSON.stringify(box); next = await rect()) box = next;
  return box;
}
