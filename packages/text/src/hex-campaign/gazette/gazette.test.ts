import type { Event } from '@sealed-orders/rules/hex-campaign';
import { board, viewOf } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { plain } from '../../sentence.ts';
import { hexGazetteText } from './gazette.ts';

const view = viewOf(board({ R1: 'red infantry 4 @ 1,0' }), 'blue');

const met = { battle: 'b3-1', hex: '2,1', attacker: 'red', defender: 'blue' };
const lost = { attacker: 120, defender: 610 };
const vp = { attacker: 5, defender: 1 };

/** A round with these events. */
const tell = (...events: readonly object[]) => {
  const typed = events.map((event) => ({ turn: 3, phase: 'battle', to: 'all', ...event }) as unknown as Event);
  return hexGazetteText.tell({ view, events: typed });
};
const arose = { type: 'battle-arose', ...met };
/** Another battle. */
const there = { battle: 'b3-2', hex: '0,0' };
const ended = (winner: string | null, more: object = {}) => ({
  type: 'battle-announced',
  ...met,
  result: { winner, lost, vp, ...more },
});

test.each<[string, readonly object[], string, string]>([
  ['a battle that was won', [arose, ended('attacker')], 'red victorious at 0302', 'One battle was fought this turn.'],
  ['a hex that was held', [arose, ended('defender')], '0302 held by blue', 'One battle was fought this turn.'],
  ['a draw', [arose, ended(null)], 'Neither side yields at 0302', 'One battle was fought this turn.'],
  ['a battle under way', [arose], 'Armies meet at 0302', 'One battle is still being fought.'],
  [
    'two battles under way',
    [arose, { ...arose, ...there }],
    'Armies meet in two places',
    'Two battles are still being fought.',
  ],
  [
    'two attacks that succeeded',
    [arose, ended('attacker'), { ...ended('attacker'), ...there, attacker: 'blue' }],
    'red victorious at 0302, blue at 0101',
    'Two battles were fought this turn.',
  ],
  [
    'an attack and a defence that succeeded',
    [arose, ended('attacker'), { ...ended('defender'), ...there }],
    'red victorious at 0302; 0101 held by blue',
    'Two battles were fought this turn.',
  ],
  [
    'a treaty without a battle',
    [{ type: 'treaty-signed', seats: ['red', 'blue'], treaty: 'pact' }],
    'red and blue sign a pact',
    'red and blue signed a non-aggression pact.',
  ],
  ['a turn without news', [{ type: 'turn-ended' }], 'Quiet on every front', 'No armies met this turn.'],
  ['a turn that has just begun', [], 'Turn 1 has begun', 'No armies have met yet.'],
  [
    'the end of the war, whatever was fought',
    [arose, ended('attacker'), { type: 'campaign-ended', winners: ['red'] }],
    'The war is over: red won',
    'One battle was fought this turn.',
  ],
])('the headline of %s', (_what, events, headline, deck) => {
  expect(tell(...events)).toMatchObject({ headline, deck });
});

test('a battle is reported once, with its cost, and the rest of the news beside it', () => {
  const words = tell(arose, ended('attacker'), { type: 'treaty-signed', seats: ['red', 'blue'], treaty: 'pact' });
  expect(words.story.map(plain)).toEqual([
    'red attacked blue at 0302 and won: red lost 120 points, and blue lost 610 points.',
  ]);
  expect(words.topics).toEqual([
    {
      id: 'b3-1',
      number: null,
      place: 'Hex 0302',
      title: 'The battle at 0302',
      sides: [
        { seat: 'red', says: 'lost 120 points' },
        { seat: 'blue', says: 'lost 610 points' },
      ],
      result: 'Won by red, +5 VP',
    },
  ]);
  expect(words.news.map(plain)).toEqual(['red and blue signed a non-aggression pact.']);
});

test('a name’s article is not capitalised within a title or a sentence', () => {
  const chart = { ...view.chart, names: { [met.hex]: 'The Tangle' } };
  const events = [{ turn: 3, phase: 'battle', to: 'all', ...arose }] as unknown as Event[];
  const { headline, story, topics } = hexGazetteText.tell({ view: { ...view, chart }, events });
  expect(topics[0]).toMatchObject({ place: 'The Tangle, 0302', title: 'The battle of the Tangle' });
  expect(headline).toBe('Armies meet at the Tangle');
  expect(story.map(plain)).toEqual(['red attacked blue at the Tangle (0302). Result unknown.']);
});

test('the result of a draw says who gets which points', () => {
  const resultOf = (vp: object) => tell(arose, ended(null, { vp })).topics[0]?.result;
  expect(resultOf({ attacker: 5, defender: 1 })).toBe('A draw: 5 VP for red and 1 VP for blue');
  expect(resultOf({ attacker: 2, defender: 2 })).toBe('A draw, 2 VP each');
});

test('hidden points are left out', () => {
  expect(tell(arose, ended('attacker', { vp: null })).topics[0]?.result).toBe('Won by red');
  expect(tell(arose, ended(null, { vp: null })).topics[0]?.result).toBe('A draw');
});
