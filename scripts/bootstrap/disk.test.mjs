import { expect, test } from 'vitest';
import { plainCause } from './disk.mjs';
import { sentences } from './messages.mjs';

test.each([
  ['ENOSPC', sentences.diskFull],
  ['53100', sentences.diskFull],
  ['could not extend file "base/5/16500": wrote only 4096 bytes\nHint: Check free disk space.', sentences.diskFull],
  ['EACCES', sentences.notPermitted('/srv')],
  ['relation "step" already exists', null],
  ['line 531002 of the log', null],
])('%s', (text, sentence) => {
  expect(plainCause(text, '/srv')).toBe(sentence);
});
