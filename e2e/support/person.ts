import { expect, type Locator, type Page } from '@playwright/test';

/**
 * How many seconds a person needs, measured on people and not on this machine: to decide what to tap (the
 * keystroke-level model of Card, Moran and Newell), to move a thumb and tap, to type a character on a phone (36 words a
 * minute: Palin and others 2019), and to read a word (238 a minute: Brysbaert 2019).
 */
const NEEDS = { decide: 1.35, tap: 1, sign: 0.33, word: 0.25 } as const;

/** People read at most 28 of 100 words on a page, and skip the others: Nielsen 2008. */
const READ_SHARE = 0.28;

/** A phone user's actions: every tap and character, and the words in sight at each tap. */
export interface Person {
  readonly tap: (target: Locator) => Promise<void>;
  /** Taps into a field and types. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Opens a list and taps on a choice. */
  readonly choose: (list: Locator, choice: string) => Promise<void>;
  readonly taps: () => number;
  /** Seconds that a person takes for everything. */
  readonly seconds: () => number;
}

/** Follows a person through a journey. Nobody reads the same sentence twice. */
export function person(page: Page): Person {
  const read = new Set<string>();
  let taps = 0;
  let signs = 0;
  const words = () => [...read].reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  const look = async (target: Locator) => {
    await expect(target).toBeVisible();
    await target.scrollIntoViewIfNeeded();
    for (const text of await textsInSight(page)) read.add(text);
  };
  return {
    tap: async (target) => {
      await look(target);
      taps += 1;
      await target.tap();
    },
    write: async (field, text) => {
      await look(field);
      taps += 1;
      signs += text.length;
      await field.fill(text);
    },
    choose: async (list, choice) => {
      await look(list);
      taps += 2;
      await list.selectOption({ label: choice });
    },
    taps: () => taps,
    seconds: () => taps * (NEEDS.decide + NEEDS.tap) + signs * NEEDS.sign + words() * READ_SHARE * NEEDS.word,
  };
}

/** The sentences and labels of a page that are in its window. Labels on the map are looked at, not read. */
function textsInSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent === null || !/\p{L}/u.test(text)) continue;
      if (parent.closest('svg, script, style, option, .visually-hidden') !== null || !parent.checkVisibility())
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, left, right, width, height } = range.getBoundingClientRect();
      const isIn = width > 1 && height > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (isIn) found.push(text);
    }
    return found;
  });
}
