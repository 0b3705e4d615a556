import { useSyncExternalStore } from 'react';
import { type Kept, kept } from './kept.ts';

const STATES = ['wanted', 'done'] as const;
/** Whether this browser's reader asked for a guide to their first orders, or has finished it. */
export type GuideState = (typeof STATES)[number];

/** What a browser stores about the guide of one game, under a name that no other game's has. */
export const guideMemory = (name: string): Kept<GuideState> =>
  kept(name, (found) => STATES.find((state) => state === found) ?? null);

/** The campaign whose guide the reader of this tab has asked for. */
const asked = kept('guide asked', (found) => (typeof found === 'string' ? found : null), 'tab');
/** The campaign of the page: `/c/varn-salient`. */
const campaign = (): string => location.pathname.split('/', 3).join('/');

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const tell = () => {
  for (const listener of listeners) listener();
};

/** Null: neither; the guide is shown during the first orders. */
export const guideState = (memory: Kept<GuideState>): GuideState | null =>
  asked.read() === campaign() ? 'wanted' : memory.read();

/** As {@link guideState}, and follows it. */
export const useGuideState = (memory: Kept<GuideState>): GuideState | null =>
  useSyncExternalStore(
    subscribe,
    () => guideState(memory),
    () => 'done',
  );

/** Shows the guide of the campaign's game, even to a reader who has finished it. */
export function askForGuide(): void {
  asked.write(campaign());
  tell();
}

/** From now on the game's guide does not appear by itself, in any campaign. */
export function finishGuide(memory: Kept<GuideState>): void {
  asked.forget();
  memory.write('done');
  tell();
}
