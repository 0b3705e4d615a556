import type { Page } from '@playwright/test';

/** The pixels that a finger needs each way. */
const FINGER = 44;

/**
 * Touch targets smaller than a finger: their names and sizes. Words within a sentence are left out, and so is
 * everything under a dialog, or that lets touches through. A button's padding beyond its edges counts.
 */
export function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate((finger) => {
    const operable = 'button, a[href], input, select, textarea, summary, [role="button"], [role="slider"]';
    const dialog = document.querySelector('dialog[open]');

    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // A date field keeps a native one beside it, cut to one pixel, for the browser to fill in.
      element.closest('[inert], .skip-link, [data-react-aria-prevent-focus]') === null &&
      (dialog === null || dialog.contains(element));

    /**
     * A link or button in a line of text: it is as high as its line, and the text around it keeps other targets away.
     */
    const isInText = (element: Element): boolean => {
      const { display } = getComputedStyle(element);
      if (display !== 'inline' && display !== 'inline-block') return false;
      const line = element.parentElement;
      return [...(line?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    };

    /** A checkbox includes its label. */
    const targetOf = (element: Element): Element =>
      element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
        ? (element.labels?.[0] ?? element)
        : element;

    /** Whether a finger that lands half its breadth off the middle still hits it. */
    const reaches = (element: Element, dx: number, dy: number): boolean => {
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2 + dx, box.top + box.height / 2 + dy);
      return hit !== null && (element.contains(hit) || hit.closest(operable) === element);
    };

    const small = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      if (width >= finger && height >= finger) return false;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const half = finger / 2 - 1;
      const isWide = width >= finger || (reaches(element, -half, 0) && reaches(element, half, 0));
      const isHigh = height >= finger || (reaches(element, 0, -half) && reaches(element, 0, half));
      return !isWide || !isHigh;
    };

    const isTouched = (element: Element): boolean => getComputedStyle(element).pointerEvents !== 'none';

    const found = [...document.querySelectorAll(operable)].filter(isShown).filter(isTouched).map(targetOf);
    const named = found
      .filter((element) => !isInText(element) && small(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
        const path = `${element.parentElement?.className ?? ''} > ${element.tagName.toLowerCase()}.${element.className}`;
        return `${path} "${name}" ${Math.round(width)} x ${Math.round(height)}`;
      });
    return [...new Set(named)];
  }, FINGER);
}
