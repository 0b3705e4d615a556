import { afterEach, expect, test, vi } from 'vitest';
import { stepTo, viewOf } from './step-to.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's history, as far as it is needed here: what was written, entry by entry. */
function browsing() {
  const entries: { state: { visit?: number } | null; address: string }[] = [{ state: null, address: '/c/war' }];
  const last = () => entries.at(-1) ?? { state: null, address: '' };
  const write = (at: number) => (state: { visit?: number }, _title: string, address?: string) =>
    void entries.splice(at, 1, { state, address: address ?? last().address });
  vi.stubGlobal('history', {
    get state() {
      return last().state;
    },
    replaceState: (...given: Parameters<ReturnType<typeof write>>) => write(entries.length - 1)(...given),
    pushState: (...given: Parameters<ReturnType<typeof write>>) => write(entries.length)(...given),
  });
  return entries;
}

test('a view at an address of its own is one step, and going back opens the view before', () => {
  const entries = browsing();
  stepTo('board', 'game-battles', '/c/war?battle=b1-1');
  expect(entries.map(({ address }) => address)).toEqual(['/c/war', '/c/war?battle=b1-1']);
  expect(entries.map(({ state }) => viewOf(state?.visit ?? -1))).toEqual(['board', 'game-battles']);
});

test('without an address the step keeps the one before', () => {
  const entries = browsing();
  stepTo('talk', 'seats');
  expect(entries.map(({ address }) => address)).toEqual(['/c/war', '/c/war']);
  expect(viewOf(entries.at(-1)?.state?.visit ?? -1)).toBe('seats');
});
