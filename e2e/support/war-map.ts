import { expect, type Locator, type Mouse, type Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { boxOf } from './still.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export const mapOf = (page: Page): Locator => page.getByRole('grid', { name: hexCampaignText.board.label });

/** Until the map stands still: it moves when it gets another size. */
export async function mapStands(page: Page): Promise<void> {
  await boxOf(mapOf(page).locator('.labels').first());
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

/** The middle of a hex that lies open on a map that stands still: what is done there is done to the hex. */
async function openPoint(page: Page, at: string): Promise<Point> {
  await mapStands(page);
  await expect.poll(() => isClear(page, at), `${at} lies open on the map`).toBe(true);
  return hexPoint(page, at);
}

export async function clickHex(page: Page, at: string): Promise<void> {
  const { x, y } = await openPoint(page, at);
  await page.mouse.click(x, y);
}

export async function tapHex(page: Page, at: string): Promise<void> {
  const { x, y } = await openPoint(page, at);
  await page.touchscreen.tap(x, y);
}

/** Drags from the first of these hexes over all others to the last. */
export async function dragOver(page: Page, [from, ...path]: readonly [string, ...string[]]): Promise<void> {
  const start = await openPoint(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const at of path) {
    const { x, y } = await hexPoint(page, at);
    await page.mouse.move(x, y, { steps: 4 });
  }
  await page.mouse.up();
}

/** Zooms in at a hex with the wheel. */
export async function zoomAt(page: Page, at: string, by: number): Promise<void> {
  const { x, y } = await openPoint(page, at);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -by);
}

/** Takes the map by the middle of a hex, and lets go so many pixels to the right and below. */
export async function pan(page: Page, at: string, by: Point, onTheWay: () => Promise<void>): Promise<void> {
  const { x, y } = await openPoint(page, at);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 3, y + by.y / 3);
  await page.mouse.move(x + by.x, y + by.y);
  await onTheWay();
  await page.mouse.up();
}

/** Does something with the mouse in the middle of what stands still. */
export async function mouseAt(target: Locator, act: (mouse: Mouse, middle: Point) => Promise<void>): Promise<void> {
  const { x, y, width, height } = await boxOf(target);
  await act(target.page().mouse, { x: x + width / 2, y: y + height / 2 });
}
