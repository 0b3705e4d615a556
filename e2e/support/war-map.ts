import { expect, type Locator, type Mouse, type Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { boxOf } from './still.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export const mapOf = (page: Page): Locator => page.getByRole('grid', { name: hexCampaignText.board.label });

/** Until the map stops moving: it moves when it is resized. */
export async function mapStands(page: Page): Promise<void> {
  await boxOf(mapOf(page).locator('.labels').first());
}

const middle = (locator: Locator): Promise<Point> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

/**
 * The window position of a hex's middle, computed from the labels printed on it and on its neighbour: a label is above
 * the middle of its hex, seven tenths of the way to the corner.
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

/** Whether nothing covers the middle of a hex: no tool, no sheet, no edge of the window. */
export const isClear = (page: Page, at: string): Promise<boolean> => isOpen(page, at, 0);

/** Half a finger, px: a browser assigns a tap that near to a button. */
const FINGER = 12;

/** Whether a finger can hit the hex and nothing else. */
export const isClearForFinger = (page: Page, at: string): Promise<boolean> => isOpen(page, at, FINGER);

async function isOpen(page: Page, at: string, room: number): Promise<boolean> {
  const { x, y } = await hexPoint(page, at);
  const around = [0, -room, room].flatMap((dx) => [0, -room, room].map((dy) => [x + dx, y + dy] as const));
  return mapOf(page).evaluate(
    (map, points) => points.every(([left, top]) => map.contains(document.elementFromPoint(left, top))),
    around,
  );
}

/** The middle of an uncovered hex on a map that has stopped moving: an action there applies to the hex. */
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

/** Drags the map by the middle of a hex, this many pixels to the right and down. */
export async function pan(page: Page, at: string, by: Point, onTheWay: () => Promise<void>): Promise<void> {
  const { x, y } = await openPoint(page, at);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 3, y + by.y / 3);
  await page.mouse.move(x + by.x, y + by.y);
  await onTheWay();
  await page.mouse.up();
}

/** Uses the mouse in the middle of an element that has stopped moving. */
export async function mouseAt(target: Locator, act: (mouse: Mouse, middle: Point) => Promise<void>): Promise<void> {
  const { x, y, width, height } = await boxOf(target);
  await act(target.page().mouse, { x: x + width / 2, y: y + height / 2 });
}
