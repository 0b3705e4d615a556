import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printed, territoriesOf } from '../board/grid.ts';
import { territory, war } from '../testing/war.ts';
import type { Board, Side } from '../types.ts';
import { foreseen, foreseenIf } from './isolation.ts';

type Held = Partial<Readonly<Record<Side, string>>>;
const cutOff = (held: Held) => foreseen(war('moves', { held }).board).map(printed);

test.each<[string, Held, string, boolean]>([
  ['West in 7 with 4, 5 and 6 lost is cut off', { east: '4 5 6' }, '7', true],
  ['with 6 held it is not', { east: '4 5' }, '7', false],
  ['nothing at the home edge ever is', { east: '1 3 4 5 6' }, '2', false],
  ['West in E is cut off while East holds A, B and C, whatever West’s own sector', { west: 'E' }, 'E', true],
  ['West in E is not, with a foothold in A', { west: 'A E' }, 'E', false],
  ['West in A leans on its own first line', { west: 'A' }, 'A', false],
  ['East in 8 leans on its own first line too', { east: '8' }, '8', false],
  ['East in I, its home edge, never is', { west: 'D E F' }, 'I', false],
])('SEC-ISO-01: %s', (_title, held, name, isCut) => {
  expect(cutOff(held).includes(name)).toBe(isCut);
});

/** The condition as a player checks it on the map: find the line behind, and look for a friendly territory in it. */
function isCutOffByHand({ settings, territories }: Board, name: string): boolean {
  const all = territoriesOf(territories);
  const here = all.find(({ id }) => printed(id) === name);
  if (here === undefined) return false;
  const step = here.controller === 'west' ? -1 : 1;
  const columns = Array.from({ length: 2 * settings.linesPerSide }, (_, i) => i + 1);
  if (!columns.includes(here.column + step)) return false;
  return !all.some(({ column, controller }) => column === here.column + step && controller === here.controller);
}

test('SEC-ISO-01: isolation follows its definition on any map', () => {
  const made = war('moves');
  const names = territoriesOf(made.board.territories).map(({ id }) => printed(id));
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('west' as const, 'east' as const), { minLength: 18, maxLength: 18 }),
      (owners) => {
        const territories = Object.fromEntries(
          territoriesOf(made.board.territories).map((one, i) => [
            one.id,
            { ...one, controller: owners[i] ?? one.home },
          ]),
        );
        const board = { ...made.board, territories };
        expect(foreseen(board).map(printed)).toEqual(names.filter((name) => isCutOffByHand(board, name)));
      },
    ),
  );
});

const PIECES = { Wolves: 'west 7', Bears: 'west 8', Owls: 'east I' };

test('SEC-ISO-11: the warning before a declaration says what would be isolated if a territory fell', () => {
  const { board } = war('moves', { held: { east: '4 5 8' } });
  const six = territory({ board }, '6');
  expect(foreseen(board)).toEqual([]);
  expect(foreseenIf(board, { [six]: 'east' }).map(printed)).toEqual(['7', '9']);
});

test('SEC-ISO-02, SEC-ISO-03: isolation lasts for the next turn, moves with the detachment, and ends with the condition', () => {
  const made = war('attacks', { pieces: PIECES, held: { east: '4 5 6' } });
  expect(made.board.territories[territory(made.state, '7')]?.isIsolated).toBe(false);
  made.nextTurn('moves');
  expect(made.board.territories[territory(made.state, '7')]?.isIsolated).toBe(true);
  expect(made.board.counters[made.one('Wolves').counter ?? '']?.isIsolated).toBe(true);
  expect(made.rule(regain(made, '6'))).toEqual([]);
  expect(made.board.territories[territory(made.state, '7')]?.isIsolated).toBe(true);
  made.nextTurn('moves');
  expect(made.board.territories[territory(made.state, '7')]?.isIsolated).toBe(false);
  expect(made.board.counters[made.one('Wolves').counter ?? '']?.isIsolated).toBe(false);
});

const regain = (made: ReturnType<typeof war>, name: string) =>
  ({
    type: 'corrections',
    edits: [{ type: 'set-control', territory: territory(made.state, name), side: 'west' }],
  }) as const;

test('SEC-ISO-02: a detachment that arrives later is not isolated', () => {
  const pieces = { ...PIECES, Guard: 'west orbit' };
  const made = war('attacks', { pieces, held: { east: '4 5 6' } });
  made.nextTurn('moves');
  const drop = {
    type: 'drop',
    purpose: 'move',
    detachment: made.one('Guard').id,
    at: territory(made.state, '7'),
  } as const;
  made.does('west', drop);
  expect(made.board.counters[made.one('Guard').counter ?? '']).toMatchObject({ isIsolated: false });
});

test('SEC-ISO-10: an isolated major stays with its side, and costs nothing', () => {
  const made = war('attacks', { pieces: PIECES, held: { east: '4 5 6' }, majors: '7' });
  made.nextTurn('moves');
  expect(made.board.territories[territory(made.state, '7')]).toMatchObject({ isIsolated: true, controller: 'west' });
  expect(made.board.ledger.filter(({ score }) => score === 'own-major')).toEqual([]);
});
