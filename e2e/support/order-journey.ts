import type { Page } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import { advanced } from './campaigns.ts';
import { signIn } from './people.ts';
import { readable } from './readable.ts';
import { mapShown } from './views.ts';
import { phaseOpen, seal, told } from './war-orders.ts';

interface Journey {
  /** Gives the orders on the page. */
  readonly orders: (page: Page) => Promise<void>;
  /** The name of the screenshot of the orders. */
  readonly screen: string;
  /** Checks what was sealed. */
  readonly sealed: (page: Page) => Promise<void>;
  /** The phase that opens in turn 1 once the orders are carried out. */
  readonly next: Parameters<typeof phaseOpen>[2];
  /** What the report then says. */
  readonly lines: readonly (string | RegExp)[];
}

/** Azure opens a war, gives the orders of the phase and seals them, and reads what came of them. */
export async function orderJourney(page: Page, war: Seeded, journey: Journey): Promise<void> {
  await signIn(page.context(), war.players.azure);
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  await journey.orders(page);
  await readable(page, journey.screen);
  await seal(page);
  await journey.sealed(page);
  await advanced(war);
  await phaseOpen(page, 1, journey.next);
  await told(page, ...journey.lines);
}
