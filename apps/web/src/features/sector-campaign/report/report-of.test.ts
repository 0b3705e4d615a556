import { plain } from '@sealed-orders/text';
import { wordsOf } from '@sealed-orders/text/sector-campaign';
import { expect, test } from 'vitest';
import type { Selection } from '../selection.ts';
import { attacked } from '../testing/wars.ts';
import { logOf } from './report-of.ts';

const made = attacked();
const view = made.seenBy('anna');
const words = wordsOf(view);
const shown: Selection[] = [];
const reader = {
  ...{ n: 4, view, words, selection: null, hasReferee: true },
  select: (next: Selection) => void shown.push(next),
};
const log = logOf([{ at: '2031-05-03T12:00:00.000Z', events: made.story, view, words, phase: 'attacks' }], reader);

test('the log has a section for each phase, headed by the event that opened it', () => {
  expect(log.sections.map(({ title }) => title)).toContain('Turn 1, Attacks and responses');
  expect(
    log.sections.flatMap(({ lines }) =>
      lines.filter(({ event }) => 'phase' in event && 'type' in event && event.type === 'phase-opened'),
    ),
  ).toEqual([]);
});

test('what a step tells of the phase in which it began stands under that phase', () => {
  const opened = made.story.find((event) => event.type === 'phase-opened' && event.phase === 'attacks');
  const told = made.story.find((event) => event.type === 'attack-declared');
  if (opened === undefined || told === undefined) throw new Error('nothing was declared');
  const { sections } = logOf([{ at: null, events: [told, opened, told], view, words, phase: 'attacks' }], reader);
  expect(sections.map(({ title }) => title)).toEqual(['Turn 1, Moves', 'Turn 1, Attacks and responses']);
});

test('an attack points to its territory, belongs to its side, and counts as a contact in replays', () => {
  const line = log.sections.at(-1)?.lines.find(({ event }) => 'type' in event && event.type === 'attack-declared');
  expect([line?.seat, line?.place?.label, line?.readers]).toEqual(['anna', 'B', null]);
  line?.place?.show();
  expect(shown).toMatchObject([{ kind: 'territory' }]);
  expect(log.beats.filter(({ isContact }) => isContact)).toHaveLength(1);
  expect(line === undefined ? '' : plain(line.sentence())).not.toBe('');
});

test('a private line says who can read it', () => {
  const [told] = made.story;
  if (told === undefined) throw new Error('nothing happened');
  const event = { ...told, to: [view.board.sides.west.commander] };
  const { sections } = logOf([{ at: null, events: [event], view, words, phase: 'attacks' }], reader);
  expect(sections[0]?.lines[0]?.readers).toBe('Only you and the referee can see this');
});

test('there is nothing to replay before the first step', () => {
  expect(logOf([], { ...reader, n: 0 }).beats).toEqual([]);
});
