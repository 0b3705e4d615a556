import { seatId } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import type { Answer, Attempt } from './ledger.ts';
import { isFaithful, isWhole } from './logs.ts';

const AT = '2026-11-20T12:00:00.000Z';
const SEED = { nonce: '0'.repeat(32), sealedAt: AT };

const attempt = (add: number, commitment: string | null, answer: Answer): Attempt => ({
  campaign: 'c',
  opening: 0,
  seat: 'red',
  sheet: { add },
  commitment,
  answer,
});
const seal = (add: number, answer: Answer): Attempt => attempt(add, `commitment ${add}`, answer);
const draft = (add: number, answer: Answer): Attempt => attempt(add, null, answer);

/** The input of a phase in which red sealed this number, or had it as a draft, or had nothing. */
const logged = (as: 'sealed' | 'drafted' | 'nothing', add = 0) => ({
  type: 'phase' as const,
  at: AT,
  closedBy: 'deadline' as const,
  sheets: { red: as === 'nothing' ? null : { add } },
  seals: as === 'sealed' ? { red: { ...SEED, commitment: `commitment ${add}` } } : {},
  drafts: as === 'drafted' ? { red: { savedAt: AT } } : {},
});

test.each([
  ['the sheet that was accepted', logged('sealed', 1), [seal(1, 'accepted')]],
  ['one without an answer that arrived', logged('sealed', 1), [seal(1, 'unknown')]],
  ['nothing, where nobody got an answer', logged('nothing'), [seal(1, 'unknown'), draft(2, 'unknown')]],
  ['nothing, where everything was refused', logged('nothing'), [seal(1, 'refused')]],
  ['the last draft', logged('drafted', 2), [draft(1, 'accepted'), draft(2, 'accepted')]],
  ['a sheet in place of a draft', logged('sealed', 2), [draft(1, 'accepted'), seal(2, 'accepted')]],
])('the log may hold %s', (_title, phase, attempts) => {
  expect(isFaithful(phase, 'red', attempts)).toBe(true);
});

test.each([
  ['no sheet where one was accepted', logged('nothing'), [seal(1, 'accepted')]],
  ['another sheet than the accepted one', logged('sealed', 2), [seal(1, 'accepted')]],
  ['a sheet that was refused', logged('sealed', 1), [seal(1, 'refused')]],
  ['a sheet that nobody made', logged('sealed', 1), []],
  ['no draft where one was accepted', logged('nothing'), [draft(1, 'accepted')]],
  ['a draft in place of an accepted sheet', logged('drafted', 1), [draft(1, 'accepted'), seal(2, 'accepted')]],
  ['a draft that was replaced', logged('drafted', 1), [draft(1, 'accepted'), draft(2, 'accepted')]],
  [
    'another sheet under the accepted commitment',
    { ...logged('sealed', 1), sheets: { red: { add: 9 } } },
    [seal(1, 'accepted')],
  ],
])('the log must not hold %s', (_title, phase, attempts) => {
  expect(isFaithful(phase, 'red', attempts)).toBe(false);
});

/** Steps by kind, the phase that each closed if it brought sheets, and the phase that is open after it. */
const steps = (...made: readonly (readonly ['begin' | 'order' | 'phase', number | null, number])[]) =>
  made.map(([kind, opening, after], n) => {
    if (kind === 'phase') return { n, opening: after, input: { ...logged('nothing'), opening: opening ?? 0 } };
    const order = { type: 'order', at: AT, seat: seatId('red'), order: {}, nonce: SEED.nonce } as const;
    return { n, opening: after, input: order };
  });

test.each([
  ['phases that sheets close', steps(['begin', null, 0], ['phase', 0, 1], ['phase', 1, 2])],
  ['orders within a phase', steps(['begin', null, 0], ['order', null, 0], ['phase', 0, 1])],
  ['a phase that an order closes', steps(['begin', null, 0], ['order', null, 1], ['phase', 1, 2])],
])('a log is complete with %s', (_title, log) => {
  expect(isWhole(log)).toBe(true);
});

test.each([
  ['a phase twice', steps(['begin', null, 0], ['phase', 0, 1], ['phase', 0, 1])],
  ['a phase left out', steps(['begin', null, 0], ['phase', 1, 2])],
  ['two phases opened by one step', steps(['begin', null, 0], ['order', null, 2])],
  ['a step missing', steps(['begin', null, 0], ['order', null, 0], ['order', null, 0]).toSpliced(1, 1)],
  ['a step twice', steps(['begin', null, 0]).flatMap((step) => [step, step])],
])('a log is not complete with %s', (_title, log) => {
  expect(isWhole(log)).toBe(false);
});
