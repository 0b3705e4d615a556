import { afterEach, expect, test, vi } from 'vitest';
import { askForGuide, finishGuide, guideMemory, guideState } from './guide-state.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage, with these values, on this page. */
function browsing(pathname: string, stored: Readonly<Record<string, string>> = {}): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    const values = new Map(name === 'localStorage' ? Object.entries(stored) : []);
    vi.stubGlobal(name, {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    });
  }
  vi.stubGlobal('location', { pathname });
}

const [one, other] = [guideMemory('guide one'), guideMemory('guide other')];

test('a guide that is finished in one game still appears in another', () => {
  browsing('/c/war');
  finishGuide(one);
  expect([guideState(one), guideState(other)]).toEqual(['done', null]);
});

test('what a browser has stored before counts for the game whose name it has', () => {
  browsing('/c/war', { 'sealed-orders guide one': '"done"' });
  expect([guideState(one), guideState(other)]).toEqual(['done', null]);
});

test('a reader who has finished a guide can ask for it again, on all pages of one campaign', () => {
  browsing('/c/war/gazette', { 'sealed-orders guide one': '"done"' });
  askForGuide();
  vi.stubGlobal('location', { pathname: '/c/other-war' });
  expect(guideState(one)).toBe('done');
  vi.stubGlobal('location', { pathname: '/c/war' });
  expect(guideState(one)).toBe('wanted');
  finishGuide(one);
  expect(guideState(one)).toBe('done');
});
