import { USUAL_PACE } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import type { Timed } from '../frame/phase-clock.ts';
import { awaitsStep } from './late-step.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const at = (ms: number): string => new Date(NOW + ms).toISOString();
const seats = (...sealed: readonly boolean[]) => sealed.map((one) => ({ awaited: true, sealed: one }));
const head: Timed = { status: 'running', nextDue: null, pace: USUAL_PACE, isHeld: false, seats: seats(true, true) };
const resting = { ...USUAL_PACE, early: 600 };

test.each<[string, Timed, boolean]>([
  ['everyone has sealed a phase without a deadline', head, true],
  ['everyone has sealed, and the phase is due', { ...head, nextDue: at(0) }, true],
  ['the time is up although somebody has not sealed', { ...head, nextDue: at(-1), seats: seats(true, false) }, true],
  ['everyone has sealed, and the page knows only the deadline', { ...head, nextDue: at(1000) }, true],
  ['everyone has sealed, and the phase rests', { ...head, pace: resting, nextDue: at(1000) }, false],
  ['the rest of a phase that everyone has sealed is over', { ...head, pace: resting, nextDue: at(0) }, true],
  ['somebody has not sealed a phase with a deadline', { ...head, nextDue: at(1), seats: seats(true, false) }, false],
  ['somebody has not sealed', { ...head, seats: seats(true, false) }, false],
  ['nobody has to seal', { ...head, seats: [] }, false],
  ['the campaign is paused', { ...head, status: 'paused' }, false],
])('whether the step is awaited: %s', (_title, one, isAwaited) => {
  expect(awaitsStep(one, NOW)).toBe(isAwaited);
});
