import { expect, type Page } from '@playwright/test';
import type { World } from './world.ts';

export type Size = 'desktop' | 'phone';

/** A page in one of its states. */
export interface Screen {
  readonly name: string;
  readonly path: (world: World) => string;
  /** The viewer; null: a visitor without an account. */
  readonly as: keyof World['cookies'] | null;
  /** Waits until everything has loaded, and brings it into its state. */
  readonly show: (page: Page, size: Size, world: World) => Promise<void>;
  /** Of the guides, which show the page in this state. */
  readonly pictures?: Readonly<Partial<Record<Size, string>>>;
  /** The server's answer that the page shows: the browser may complain about it. */
  readonly refusal?: 401 | 404;
}

export const titled = (title: string) => (page: Page) =>
  expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();

export const war = ({ war: { slug } }: World): string => `/c/${slug}`;

export const lists = (): string => '/armies';
