import { expect, test } from 'vitest';
import { territory, war } from '../testing/war.ts';
import { fightersIn, isolatedIn } from './table.ts';

type War = ReturnType<typeof war>;

const at = (made: War, name: string) => territory(made.state, name);
const fly = (made: War, name: string, way: readonly string[]) =>
  made.does('west', {
    ...{ type: 'fly', purpose: 'attack', detachment: made.one(name).id, cargo: null, escort: null, isBonus: false },
    route: way.map((one) => at(made, one)),
  });
const march = (made: War, name: string, from: string, to: string) =>
  made.does('west', {
    ...{ type: 'attack', from: at(made, from), to: at(made, to), isHasty: false },
    detachments: [made.one(name).id],
  });

/** The names and entries of those who fight in the only battle, as East sees it. */
function entries(made: War) {
  const [battle] = Object.values(made.board.battles);
  if (battle === undefined) throw new Error('no battle');
  return fightersIn(made.seenBy('bert'), battle).map(({ part, entry }) => `${part} ${entry}`);
}

test.each<[string, string, readonly string[], string]>([
  ['from the next line, as in a meeting engagement', 'west 8 airborne', ['B'], 'attacks meeting'],
  ['from two lines away, as reserves', 'west 5 airborne', ['8', 'B'], 'attacks reserve'],
  ['from further away, as reserves', 'west 2 airborne', ['5', '8', 'B'], 'attacks reserve'],
])('SEC-BTL-03: airborne attackers enter %s', (_title, stands, way, entry) => {
  const made = war('attacks', { pieces: { Kites: stands, Owls: 'east B' } });
  expect(entries(fly(made, 'Kites', way))).toEqual([entry, 'defends half']);
});

test('SEC-BTL-03: what counts is the line that they fly from, not the way that they take', () => {
  const made = war('attacks', { pieces: { Kites: 'west 8 airborne', Owls: 'east B' } });
  expect(entries(fly(made, 'Kites', ['5', '4', '7', 'A', 'B']))).toEqual(['attacks meeting', 'defends half']);
});

test('SEC-BTL-03: attackers on the ground enter as in a meeting engagement, airborne or not', () => {
  const made = war('attacks', { pieces: { Kites: 'west 8 airborne', Wolves: 'west 8', Owls: 'east B' } });
  march(made, 'Kites', '8', 'B').does('east', { type: 'pass' });
  expect(entries(march(made, 'Wolves', '8', 'B'))).toEqual(['attacks meeting', 'attacks meeting', 'defends half']);
});

test('SEC-BTL-03: dropships land under their own rules', () => {
  const made = war('attacks', { pieces: { Guard: 'west orbit', Owls: 'east B' } });
  made.does('west', { type: 'drop', purpose: 'attack', detachment: made.one('Guard').id, at: at(made, 'B') });
  expect(entries(made)).toEqual(['attacks drop', 'defends half']);
});

test('SEC-ISO-07: isolated detachments fight on at zero morale, those who came to help them do not', () => {
  const made = war('attacks', {
    pieces: { Guns: 'west 7 isolated', Kites: 'west 1 airborne', Mob: 'east 8', Doves: 'east I' },
    held: { east: '4 5 6 8' },
    isolated: '7 9',
  });
  made.does('west', { type: 'pass' }).does('east', {
    ...{ type: 'attack', from: at(made, '8'), to: at(made, '7'), isHasty: false },
    detachments: [made.one('Mob').id],
  });
  made.does('west', {
    ...{ type: 'fly', purpose: 'response', detachment: made.one('Kites').id, isBonus: false },
    ...{ route: ['4', '7'].map((one) => at(made, one)), cargo: null, escort: null },
  });
  const [battle] = Object.values(made.board.battles);
  if (battle === undefined) throw new Error('no battle');
  const fighters = fightersIn(made.seenBy('anna'), battle);
  expect(fighters.map(({ part }) => part)).toEqual(['attacks', 'defends', 'responds']);
  expect(isolatedIn(fighters)).toEqual([made.one('Guns').counter]);
});
