import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { setUp, territory, type War, war } from '../testing/war.ts';
import { optionsOnMap } from './on-map.ts';

const PIECES = { Wolves: 'west 8', Owls: 'east B' };

/** The types of what can be chosen now, but not on the map. */
function elsewhere(made: War): readonly string[] {
  const anna = made.seenBy('anna');
  const onMap = optionsOnMap(anna).map((option) => JSON.stringify(option));
  const others = options(anna).filter((option) => !onMap.includes(JSON.stringify(option)));
  return others.map((option) => (option.type === 'order' ? option.order.type : option.type));
}

test('a side that declares chooses everything on the map', () => {
  const anna = war('moves', { pieces: PIECES }).seenBy('anna');
  expect(optionsOnMap(anna)).toEqual(options(anna));
  expect(optionsOnMap(anna).map(({ type }) => type)).toContain('move');
});

test('an army is sealed at its desk', () => {
  expect(elsewhere(setUp())).toEqual(['seal-army']);
});

test('a battle is reported, diced for or conceded on its page', () => {
  const made = war('attacks', { pieces: PIECES });
  const [from, to] = [territory(made.state, '8'), territory(made.state, 'B')];
  const attack = { type: 'attack', from, to, detachments: [made.one('Wolves').id], isHasty: false } as const;
  made.does('west', attack).until('battles');
  expect(elsewhere(made)).toEqual(['report', 'quick', 'concede']);
});
