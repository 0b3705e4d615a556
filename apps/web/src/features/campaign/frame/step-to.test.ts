import { afterEach, expect, test, vi } from 'vitest';
import { noteView, readdress, stepTo, viewOf } from './step-to.ts';

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

test('a link out of a view that was never a step leads back to it', () => {
  const entries = browsing();
  noteView('report');
  history.pushState({}, '', '/c/war?battle=b1-1');
  noteView('game-battles');
  expect(entries.map(({ state }) => viewOf(state?.visit ?? -1))).toEqual(['report', 'game-battles']);
});

test('a step whose address changes keeps its view', () => {
  const entries = browsing();
  noteView('orders');
  readdress('/c/war?as=spectator');
  expect(entries).toHaveLength(1);
  expect(entries[0]?.address).toBe('/c/war?as=spectator');
  expect(viewOf(entries[0]?.state?.visit ?? -1)).toBe('orders');
});
