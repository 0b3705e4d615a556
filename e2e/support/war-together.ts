import { expect, type Page } from '@playwright/test';
import type { PHASES } from '@sealed-orders/rules/hex-campaign';
import { historyText } from '@sealed-orders/text/pages/history';
import { POWERS, type Power } from './war-armies.ts';
import type { Council } from './war-council.ts';
import { phaseOpen, press, reportOf, seal } from './war-orders.ts';

/** A turn, and one of its phases. */
export type When = readonly [turn: number, phase: (typeof PHASES)[number]];

/** Everyone, including the referee, sees that a phase is open, and has the report of the one before. */
export async function everybodyIn(war: Council, ...[turn, phase]: When): Promise<void> {
  for (const page of [...POWERS.map((power) => war[power]), war.referee]) {
    await phaseOpen(page, turn, phase);
    await expect(reportOf(page)).toBeVisible();
  }
}

/** These players seal their sheets, and the next phase opens. The others' phases must have been sealed. */
export async function allSeal(war: Council, then: When, by: readonly Power[] = POWERS): Promise<void> {
  await Promise.all(by.map((power) => seal(war[power])));
  await everybodyIn(war, ...then);
}

/** These players read a line in their report; the others' reports have nothing like it. */
export async function onlyTold(war: Council, line: string | RegExp, ...readers: readonly Power[]): Promise<void> {
  for (const power of POWERS) {
    const report = expect(reportOf(war[power]), `the report of ${power}`);
    await (readers.includes(power) ? report.toContainText(line) : report.not.toContainText(line));
  }
}

/** A player on a desktop finds a line in the report this many steps ago, and returns to now. */
export async function toldBefore(page: Page, line: RegExp, steps: number): Promise<void> {
  const { back, toNow } = historyText;
  for (let step = 0; step < steps; step++) await press(page.getByRole('button', { name: back }));
  await expect(reportOf(page)).toContainText(line);
  if (steps > 0) await press(page.getByRole('button', { name: toNow }));
}
