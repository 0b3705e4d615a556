import { demoLists } from '@sealed-orders/formats/fixtures';
import { expect, test } from 'vitest';
import { keepsRunning } from '../testing/keeps-running.ts';
import { createRosterReader } from './roster-reader.ts';

const [list] = demoLists('azure');
if (list === undefined) throw new Error('the fixtures hold lists');

/** A list within all limits of the format that keeps its reader busy: with the most parts allowed. */
function longList(): Uint8Array {
  const selections = Array.from({ length: 2_900 }, (_, i) => {
    const categories = Array.from({ length: 15 }, (_, c) => `<category id="c${i}-${c}" name="Any" primary="false"/>`);
    return `<selection id="u${i}" name="Platoon" number="1" type="unit"><categories>${categories.join('')}</categories></selection>`;
  });
  return Buffer.from(
    `<roster id="r" name="Long" battleScribeVersion="2.03" gameSystemName="Test"><forces><force id="f" name="Force"
      catalogueName="Test"><selections>${selections.join('')}</selections></force></forces></roster>`,
  );
}

test('a list is read in a separate process just as it is here', async () => {
  const read = await createRosterReader()(list.bytes, list.fileName, 'red');
  expect(read).toMatchObject({ ok: true, value: { name: 'First Line Regiment' } });
});

test('a file that cannot be read comes back with the reason and its facts', async () => {
  expect(await createRosterReader()(Buffer.from('no list'), 'list.png', 'red')).toEqual({
    ok: false,
    problem: { code: 'wrong-type', fileName: 'list.png' },
  });
});

test('a file that takes too long is abandoned', async () => {
  const read = await createRosterReader({ patience: 1 })(longList(), 'long.ros', 'red');
  expect(read).toEqual({ ok: false, problem: { code: 'too-much-work' } });
});

test('a file that takes too much memory is abandoned, and this process survives', async () => {
  const narrow = createRosterReader({ memory: 18 });
  expect(await narrow(list.bytes, list.fileName, 'red'), 'an ordinary list').toMatchObject({ ok: true });
  const read = await narrow(longList(), 'long.ros', 'red');
  expect(read).toEqual({ ok: false, problem: { code: 'too-much-work' } });
  expect(await createRosterReader()(list.bytes, list.fileName, 'red')).toMatchObject({ ok: true });
});

test('more files than can be read at the same time are all read', async () => {
  const reader = createRosterReader({ atOnce: 1 });
  const read = await Promise.all(['red', 'green', 'blue'].map((by) => reader(list.bytes, list.fileName, by)));
  expect(read.map(({ ok }) => ok)).toEqual([true, true, true]);
});

test('while a long list is read, this process keeps running', async () => {
  await keepsRunning(createRosterReader()(longList(), 'long.ros', 'red'));
});
