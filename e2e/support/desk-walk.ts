import { expect, type Locator, type Page, test } from '@playwright/test';
import { deskText } from '@sealed-orders/text/pages/desk';
import { siteText } from '@sealed-orders/text/pages/site';
import { giveReason, noted } from './desk.ts';
import { loaded } from './still.ts';

/** Something that can be pressed at a desk, and its result. */
export interface Deed {
  /** Its name. A pattern if several names differ only in a player's name. */
  readonly name: string | RegExp;
  /** Presses it, and checks the result on the page. */
  readonly does: (desk: Locator) => Promise<void>;
  /** What the log says about it afterwards; null: others do not need to know. */
  readonly line: string | RegExp | null;
}

/** A place where a referee works. */
export interface Place {
  readonly page: Page;
  /** Opens it in its current state. */
  readonly open: () => Promise<Locator>;
}

const OPERABLE = /\b(?:button|link|combobox|checkbox|radio|textbox) "((?:[^"\\]|\\.)*)"/;

/** Controls and inputs in a part of a page, by their accessible names. */
async function operable(part: Locator): Promise<readonly string[]> {
  const lines = (await part.ariaSnapshot()).split('\n');
  return lines.flatMap((line) => OPERABLE.exec(line)?.[1] ?? []);
}

const isCalled = ({ name }: Deed, text: string): boolean =>
  typeof name === 'string' ? name === text : name.test(text);

/**
 * Does all deeds of a place, one after the other, each with the place in its current state. Everything that can be
 * pressed there needs a deed: a button without one fails.
 * @param elsewhere deeds whose buttons are there too, and which are done in another place
 */
export async function walked(
  { page, open }: Place,
  deeds: readonly Deed[],
  elsewhere: readonly Deed[] = [],
): Promise<void> {
  const known = [...deeds, ...elsewhere];
  for (const deed of deeds) {
    await test.step(`${deed.name}`, async () => {
      const desk = await open();
      const { name } = deed;
      const pressed = desk.getByRole('button', { name }).or(desk.getByRole('link', { name }));
      const offered = pressed.or(desk.getByRole('combobox', { name }));
      await expect(offered.first()).toBeVisible();
      await loaded(page);
      const strange = (await operable(desk)).filter((text) => !known.some((one) => isCalled(one, text)));
      expect(strange, 'what can be pressed at the desk and has no deed here').toEqual([]);
      await deed.does(desk);
      if (deed.line !== null) await expect(logOf(await open())).toContainText(deed.line);
    });
  }
}

/** The list of deeds at a desk. */
const logOf = (desk: Locator): Locator =>
  desk
    .getByRole('region', { name: deskText.title })
    .or(desk.locator('.desk-card', { has: desk.page().getByRole('heading', { name: deskText.title }) }));

interface Asked {
  /** The name of the button that opens the dialog, and of the one in it. */
  readonly open: string;
  readonly action: string;
  readonly reason: string;
  /** What the log says about it. */
  readonly line: string;
  /** Makes the choices in the dialog. */
  readonly choose?: (dialog: Locator) => Promise<void>;
  /** What the page shows about it. */
  readonly shows?: (desk: Locator) => Promise<void>;
}

/**
 * A deed that asks for confirmation and a reason. Going back does nothing, and neither does confirming without a
 * reason.
 */
export function asking({ open, action, reason, line, choose, shows }: Asked): Deed {
  const does = async (desk: Locator): Promise<void> => {
    const page = desk.page();
    const button = desk.getByRole('button', { name: open, exact: true });
    const dialog = page.getByRole('dialog');
    await button.click();
    await dialog.getByRole('button', { name: siteText.back, exact: true }).click();
    await expect(dialog).toBeHidden();
    await button.click();
    await choose?.(dialog);
    await giveReason(page, action, reason);
    await shows?.(desk);
  };
  return { name: open, does, line: noted(line, deskText.because(reason)) };
}
