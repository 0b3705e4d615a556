import type { FaultKind } from '@sealed-orders/text/cli/soak';
import { expect, test } from 'vitest';
import { isCutOff } from './letters.ts';

/** A fault at second 100. */
const fault = (kind: FaultKind) => [{ kind, from: 100_000, to: 100_001 }];

test.each([
  ['its sender was killed just afterwards', 99_990, fault('scheduler-killed')],
  ['everything was killed while the server took it', 95_000, fault('all-killed')],
])('a mail that was noted as sent may be missing when %s', (_title, notedAt, faults) => {
  expect(isCutOff(notedAt, faults)).toBe(true);
});

test.each([
  ['nothing failed', 99_990, []],
  ['a process was killed before', 100_002, fault('scheduler-killed')],
  ['a process was killed long after', 80_000, fault('web-killed')],
  ['only the database was killed', 99_990, fault('postgres-killed')],
  ['only the mail server failed', 99_990, fault('mail-gone')],
])('a mail that was noted as sent must not be missing when %s', (_title, notedAt, faults) => {
  expect(isCutOff(notedAt, faults)).toBe(false);
});
