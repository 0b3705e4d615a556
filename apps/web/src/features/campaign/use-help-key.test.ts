import { afterEach, expect, test, vi } from 'vitest';
import { onHelpKey } from './use-help-key.ts';

afterEach(() => vi.unstubAllGlobals());

/** Something on a page that gets keys: a field, or anything else. */
class Focus extends EventTarget {
  readonly #isField: boolean;
  constructor(isField: boolean) {
    super();
    this.#isField = isField;
  }
  closest(): Focus | null {
    return this.#isField ? this : null;
  }
}

test.each<[string, boolean, object, number]>([
  ['anywhere on the page', false, { key: '?' }, 1],
  ['in a field, where it is text', true, { key: '?' }, 0],
  ['with Ctrl, which belongs to the browser', false, { key: '?', ctrlKey: true }, 0],
  ['another key', false, { key: 's' }, 0],
])('the key for help: %s', (_where, isField, pressed, times) => {
  const page = new Focus(isField);
  vi.stubGlobal('Element', Focus);
  vi.stubGlobal('document', page);
  let listed = 0;
  const stop = onHelpKey(() => {
    listed += 1;
  });
  const press = () => page.dispatchEvent(Object.assign(new Event('keydown'), pressed));
  press();
  expect(listed).toBe(times);
  stop();
  press();
  expect(listed).toBe(times);
});
