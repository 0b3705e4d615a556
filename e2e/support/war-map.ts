import type { Locator, Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';

interface Point {
  readonly x: number;
  readonly y: number;
}

export const mapOf = (page: Page): Locator => page.getByRole('grid', { name: hexCampaignText.board.label });

/** Until the map stands still: it moves when it gets another size. */
export async function mapStands(page: Page): Promise<void> {
  const labels = await mapOf(page).locator('.labels').first().elementHandle();
  await labels?.waitForElementState('stable');
}

const middle = (locator: Locator): Promise<Point> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

/**
 * Where the middle of a hex lies in the window, found by the labels that are printed on it and on its neighbour: a
 * label stands above the middle of its hex, at seven tenths of the way to the corner.
 */
export async function hexPoint(page: Page, at: string): Promise<Point> {
  const print = (text: string): Locator => mapOf(page).locator('.labels').getByText(text, { exact: true });
  const own = await middle(print(at));
  const beside = await middle(print(neighbour(at)));
  const side = Math.abs(own.x - beside.x) / Math.sqrt(3);
  return { x: own.x, y: own.y + side * 0.75 };
}

/** The hex to the right in the same row, or to the left at the rim: 0412 stands for column 4, row 12. */
function neighbour(at: string): string {
  const column = Number(at.slice(0, 2));
  const other = column > 1 ? column - 1 : column + 1;
  return `${String(other).padStart(2, '0')}${at.slice(2)}`;
}

/** Whether nothing lies over the middle of a hex: no tool, no sheet, no rim of the window. */
export const isClear = (page: Page, at: string): Promise<boolean> => isOpen(page, at, 0);

/** Half a finger, px: a browser gives a tap to a button that near. */
const FINGER = 12;

/** Whether a finger finds the hex and nothing else. */
export const isClearForFinger = (page: Page, at: string): Promise<boolean> => isOpen(page, at, FINGER);

async function isOpen(page: Page, at: string, room: number): Promise<boolean> {
  const { x, y } = await hexPoint(page, at);
  const around = [0, -room, room].flatMap((dx) => [0, -room, room].map((dy) => [x + dx, y + dy] as const));
  return mapOf(page).evaluate(
    (map, points) => points.every(([left, top]) => map.contains(document.elementFromPoint(left, top))),
    around,
  );
}

export async function clickHex(page: Page, at: string): Promise<void> {
  const { x, y } = await hexPoint(page, at);
  await page.mouse.click(x, y);
}

export async function tapHex(page: Page, at: string): Promise<void> {
  const { x, y } = await hexPoint(page, at);
  await page.touchscreen.tap(x, y);
}
