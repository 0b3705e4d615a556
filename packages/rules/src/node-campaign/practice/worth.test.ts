import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { board, commands, seat, war } from '../testing.ts';
import { bestCommand, byWorth } from './worth.ts';

const made = war(
  { red: 'orks', blue: 'chaos' },
  { given: board({ forces: { f1: 'red O3', f2: 'blue D1' }, control: { red: 'O3' }, cp: { red: 7 } }) },
);
const view = made.seenBy('red');
const offered = options(view).filter((option) => option.type === 'command');

test('Orders are listed by what they are worth for their price, all of them', () => {
  const listed = byWorth(view, seat('red'), offered);
  expect(listed).toHaveLength(offered.length);
  expect(new Set(listed)).toEqual(new Set(offered));
  const places = ['move f1 O4', 'move f1 O12'].map((text) => {
    const [command] = commands(text);
    return listed.findIndex((option) => JSON.stringify(option.command) === JSON.stringify(command));
  });
  // Grayford is a city with an installation, the other node is worth 1.
  expect(places[0]).toBeLessThan(places[1] ?? -1);
});

test('The best order is the first that can be paid or saved for', () => {
  const [first] = byWorth(view, seat('red'), offered);
  expect(bestCommand(view, seat('red'), offered)).toBe(first);
  expect(bestCommand(view, seat('red'), [])).toBeNull();
});
