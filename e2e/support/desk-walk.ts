import { expect, type Locator, type Page, test } from '@playwright/test';
import { deskText } from '@sealed-orders/text/pages/desk';
import { siteText } from '@sealed-orders/text/pages/site';
import { giveReason } from './desk.ts';
import { loaded } from './still.ts';

/** One thing that can be pressed at a desk, and what comes of it. */
export interface Deed {
  /** What it is called. Where several are called alike but for a name, a pattern for all of them. */
  readonly name: string | RegExp;
  /** Presses it, and sees on the page what came of it. */
  readonly does: (desk: Locator) => Promise<void>;
  /** What the log says of it afterwards; null: it is nothing that others need to know. */
  readonly line: string | null;
}

/** A place where a referee works. */
export interface Place {
  readonly page: Page;
  /** Opens it as it is now. */
  readonly open: () => Promise<Locator>;
}

const OPERABLE = /\b(?:button|link|combobox|checkbox|radio|textbox) "((?:[^"\\]|\\.)*)"/;

/** What can be pressed, chosen or typed into in a part of a page, as it is read aloud. */
async function operable(part: Locator): Promise<readonly string[]> {
  const lines = (await part.ariaSnapshot()).split('\n');
  return lines.flatMap((line) => OPERABLE.exec(line)?.[1] ?? []);
}

const isCalled = ({ name }: Deed, text: string): boolean =>
  typeof name === 'string' ? name === text : name.test(text);

/**
 * Does all deeds of a place, one after the other, each with the place as it is then. Whatever can be pressed there has a
 * deed: a button that nobody thought of fails.
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
const logOf = (desk: Locator): Locator => desk.getByRole('region', { name: deskText.title });

interface Asked {
  /** What the button is called that leads to the dialog, and the one in it. */
  readonly open: string;
  readonly action: string;
  readonly reason: string;
  /** What the log says of it. */
  readonly line: string;
  /** Chooses in the dialog what is to be done. */
  readonly choose?: (dialog: Locator) => Promise<void>;
  /** What the page shows of it. */
  readonly shows?: (desk: Locator) => Promise<void>;
}

/** A deed that asks once and for the reason. Going back does nothing, and neither does confirming without a reason. */
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
  return { name: open, does, line: `${line} ${deskText.because(reason)}` };
}
