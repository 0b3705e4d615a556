import type { FaultKind } from '@sealed-orders/text/cli/soak';
import { expect, test } from 'vitest';
import { isExcused } from './letters.ts';

const mails = (...at: number[]) => at.map((moment) => ({ id: 'one', to: 'red@example.org', at: moment }));
/** A fault at second 100. */
const fault = (kind: FaultKind) => ({ kind, from: 100_000, to: 100_001 });

test.each([
  ['its sender was killed in between', mails(99_990, 103_000), fault('scheduler-killed')],
  ['everything was killed in between', mails(99_990, 103_000), fault('all-killed')],
])('a mail may come twice when %s', (_title, taken, cause) => {
  expect(isExcused(taken, [cause])).toBe(true);
});

test.each([
  ['nothing failed', mails(99_990, 103_000), []],
  ['a process was killed before', mails(101_000, 103_000), [fault('scheduler-killed')]],
  ['a process was killed after', mails(90_000, 95_000), [fault('web-killed')]],
  ['only the database was killed', mails(99_990, 103_000), [fault('postgres-killed')]],
  ['only the mail server failed', mails(99_990, 103_000), [fault('mail-gone')]],
  ['it comes a third time without another fault', mails(99_990, 103_000, 104_000), [fault('scheduler-killed')]],
])('a mail must not come twice when %s', (_title, taken, faults) => {
  expect(isExcused(taken, faults)).toBe(false);
});
