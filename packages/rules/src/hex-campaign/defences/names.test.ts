import { expect, test } from 'vitest';
import { invariant } from '../../kernel/index.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { board, dice } from '../testing/board.ts';
import type { Defence, State } from '../types.ts';

const HERE = '5,4';

/** A Stronghold with these walls; the seat can afford more. */
function withWalls(walls: readonly string[]): State {
  const state = board(
    { R1: 'red infantry 4 @ 5,4' },
    {
      phase: 'build',
      turn: 3,
      capitals: { red: HERE },
      control: { red: [HERE] },
      sites: { [HERE]: readSite('metropol sm 5000 bp') },
      strongholds: { [HERE]: { owner: 'red', level: 3 } },
      settings: { askedPhases: 'all' },
    },
  );
  const strongholds = Object.entries(state.strongholds).map(([hex, one]) => [
    hex,
    { ...one, defences: walls.map(wall) },
  ]);
  return { ...state, strongholds: Object.fromEntries(strongholds) };
}

const wall = (id: string): Defence => ({
  id,
  type: 'wall',
  weapon: null,
  race: 'sm',
  paid: 100,
  built: 1,
  disabled: null,
  shrine: null,
});

/** What the Stronghold has after these lines. */
function after(walls: readonly string[], lines: readonly object[]): readonly Defence[] {
  const sheet = hexCampaign.sheets.schema.parse({ phase: 'build', lines });
  const input = {
    type: 'phase',
    at: '2026-01-01T12:00:00.000Z',
    closedBy: 'deadline',
    sheets: { red: sheet },
  } as const;
  const step = hexCampaign.apply(withWalls(walls), input, { edition: '1', dice: dice() });
  invariant(step.ok, `refused: ${JSON.stringify(step)}`);
  expect(step.value.events.filter(({ type }) => type === 'line-refused')).toEqual([]);
  return Object.values(step.value.state.strongholds).flatMap(({ defences }) => defences);
}

const bunker = {
  type: 'defence',
  hex: HERE,
  defence: 'bunker',
  weapon: null,
  payer: HERE,
};
const gone = (defence: string) => ({ type: 'disband-defence', hex: HERE, defence, payer: HERE });

const namesOf = (defences: readonly Defence[]): readonly string[] => defences.map(({ id }) => id);

test('HEX-SIGHT-12: a new defence’s name does not tell how many there were before', () => {
  const lone = namesOf(after(['a'], [bunker]));
  const [, , newest] = namesOf(after(['a', 'd9'], [bunker]));
  expect(['a', newest]).toEqual(lone);
  expect(namesOf(after(['a', 'b', 'c'], [bunker, gone('b'), gone('c')]))).toEqual(lone);
  expect(lone).toEqual(['a', expect.stringMatching(/^f[0-9a-f]{12}$/)]);
});

test('HEX-SIGHT-12: no two defences of a Stronghold have the same name, whenever they were built', () => {
  const three = namesOf(after(['a'], [bunker, bunker]));
  expect(new Set(three).size).toBe(3);
  const more = namesOf(after(three.slice(1), [bunker, bunker]));
  expect(new Set(more).size).toBe(4);
});
