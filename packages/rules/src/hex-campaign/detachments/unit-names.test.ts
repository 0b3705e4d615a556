import { expect, test } from 'vitest';
import { invariant, seededDice } from '../../kernel/index.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { board, dice } from '../testing/board.ts';
import type { State, Unit } from '../types.ts';

const AT = '2026-01-01T12:00:00.000Z';
const table = () => ({ edition: '1', dice: dice() });

const squad = (points: number) => ({ name: 'Squad', slot: 'troops', moveClass: 'infantry', models: 10, points });

const unitsIn = ({ pieces, constructions }: State): readonly Unit[] =>
  [...Object.values(pieces), ...constructions.map(({ detachment }) => detachment)].flatMap((piece) =>
    piece.kind === 'detachment' || piece.kind === 'garrison' ? piece.units : [],
  );

/** Names that reveal neither a position in the detachment nor the detachment. */
const SALTED = /^u[0-9a-f]{12}$/;

test('HEX-SIGHT-12: the units’ names at the start do not tell how many others there are', () => {
  const detachments = [{ name: 'First', units: [squad(100), squad(200), squad(300)] }];
  const seats = ['red', 'blue', 'green', 'ochre'].map((id) => ({ id, name: id, faction: 'sm', detachments }));
  const setup = hexCampaign.schemas.setup.parse({ seats });
  const namesOf = (seed: number): readonly string[] => {
    const begun = hexCampaign.begin(setup, { edition: '1', dice: seededDice(new Uint8Array(32).fill(seed)) }, AT);
    invariant(begun.ok, `refused: ${JSON.stringify(begun)}`);
    return unitsIn(begun.value.state).map(({ id }) => id);
  };
  const [names, others] = [namesOf(1), namesOf(2)];
  expect(names).toHaveLength(12);
  for (const name of names) expect(name).toMatch(SALTED);
  // They cannot be predicted: they depend on the draws at the start.
  expect(new Set([...names, ...others]).size).toBe(24);
});

test('HEX-SIGHT-12: nor do the names of units ordered or added later', () => {
  const place = { hex: '5,4', name: 'New' };
  const lines = [
    { type: 'new-detachment', ...place, units: [{ ...squad(300), slot: 'hq' }, squad(300), squad(300)] },
    { type: 'new-garrison-detachment', hex: '5,4', name: 'Watch', target: '5,4', units: [squad(100), squad(100)] },
    { type: 'add-unit', piece: 'R1', unit: squad(50) },
    { type: 'add-unit', piece: 'R1', unit: squad(60) },
  ];
  const sheet = hexCampaign.sheets.schema.parse({ phase: 'build', lines });
  const given = board(
    { R1: 'red infantry 4 @ 5,4' },
    {
      phase: 'build',
      turn: 3,
      capitals: { red: '5,4' },
      control: { red: ['5,4'] },
      sites: { '5,4': readSite('metropol sm 5000 bp: major-space-port, barracks') },
      strongholds: { '5,4': { owner: 'red', level: 3 } },
      settings: { askedPhases: 'all' },
    },
  );
  const input = { type: 'phase', at: AT, closedBy: 'deadline', sheets: { red: sheet } } as const;
  const old = new Set(unitsIn(given).map(({ id }) => id));
  const namesOf = (salt: string): readonly string[] => {
    const step = hexCampaign.apply({ ...given, salt }, input, table());
    invariant(step.ok, `refused: ${JSON.stringify(step)}`);
    expect(step.value.events.filter(({ type }) => type === 'line-refused')).toEqual([]);
    return unitsIn(step.value.state).flatMap(({ id }) => (old.has(id) ? [] : [id]));
  };
  const [names, others] = [namesOf('one'), namesOf('another')];
  expect(names).toHaveLength(7);
  for (const name of names) expect(name).toMatch(SALTED);
  expect(new Set([...names, ...others]).size).toBe(14);
});
