import { expect, type Page } from '@playwright/test';
import type { World } from './world.ts';

export type Size = 'desktop' | 'phone';

/** A page in one of its states. */
export interface Screen {
  readonly name: string;
  readonly path: (world: World) => string;
  /** Who looks; null: somebody without an account. */
  readonly as: keyof World['cookies'] | null;
  /** Waits until all of it is there, and brings it into its state. */
  readonly show: (page: Page, size: Size, world: World) => Promise<void>;
  /** The answer of the server that is what the page shows: the browser complains of it, and may. */
  readonly refusal?: 401 | 404;
}

export const titled = (title: string) => (page: Page) =>
  expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();

export const war = ({ war: { slug } }: World): string => `/c/${slug}`;

export const lists = (): string => '/armies';
