import { expect, test } from 'vitest';
import type { HexKey } from '../../space/hex.ts';
import { readSite } from '../notation.ts';
import { board } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { readyMadeFor } from './ready-made.ts';
import { judged } from './reckoning.ts';

const CAPITAL = '5,4' as HexKey;

function capitalWith(bp: number) {
  return viewOf(
    board(
      {},
      {
        phase: 'build',
        turn: 3,
        factions: { red: 'ig' },
        capitals: { red: CAPITAL },
        control: { red: [CAPITAL] },
        strongholds: { [CAPITAL]: { owner: 'red', level: 3 } },
        sites: { [CAPITAL]: readSite(`metropol ig ${bp} bp: major-space-port`) },
        settings: { askedPhases: 'all' },
      },
    ),
    'red',
  );
}

function inStore(bp: number) {
  const view = capitalWith(bp);
  return readyMadeFor(view, [], CAPITAL).map(({ id, units }) => {
    const line = { type: 'new-detachment', hex: CAPITAL, name: 'Line', special: null, units, orbit: false, prefer: [] };
    const { refusal } = judged(view, [], { ...line, type: 'new-detachment', units: [...units] });
    return { id, points: units.reduce((sum, { points }) => sum + points, 0), refusal: refusal?.code ?? null };
  });
}

test.each([
  ['all of it, if the store holds enough', 1200, { points: 1000, refusal: null }],
  ['as much of it as the store pays for', 800, { points: 775, refusal: null }],
  ['all of it with the reason, if the store pays for nothing', 20, { points: 1000, refusal: 'too-dear' }],
])('HEX-DET-10: a ready-made detachment is offered: %s', (_title, bp, offered) => {
  expect(inStore(bp)[0]).toEqual({ id: 'line', ...offered });
});

test.each([
  ['as many of its units as the Stronghold holds', 1200, ['hq', 'troops', 'troops', 'troops']],
  ['as many as the store pays for', 200, ['hq', 'troops']],
])('HEX-GAR-04: a ready-made garrison is offered: %s', (_title, bp, slots) => {
  const view = capitalWith(bp);
  const [offered] = readyMadeFor(view, [], CAPITAL, CAPITAL);
  const units = [...(offered?.units ?? [])];
  expect(units.map(({ slot }) => slot)).toEqual(slots);
  const line = {
    type: 'new-garrison-detachment',
    hex: CAPITAL,
    name: 'Watch',
    units,
    target: CAPITAL,
    prefer: [],
  } as const;
  expect(judged(view, [], line).refusal).toBeNull();
});
