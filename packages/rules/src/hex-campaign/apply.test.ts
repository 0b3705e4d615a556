import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../kernel/index.ts';
import { apply } from './apply.ts';
import { hexCampaign } from './index.ts';
import { isReadSheet } from './schemas/sheet.ts';
import { board, dice, sheet } from './testing/board.ts';
import { drawnSheets, draws, worlds } from './testing/worlds.ts';
import type { Sheet, State } from './types.ts';

const AT = '2026-01-02T12:00:00.000Z';
const R1 = { R1: 'red infantry 4 @ 5,4' };

describe('inputs that a step refuses', () => {
  const state = board({ ...R1, B1: 'blue infantry 4 @ 6,4' });
  const applied = (sheets: Readonly<Record<string, unknown>>, closedBy: 'seals' | 'deadline' = 'seals', of = state) => {
    const typed = sheets as Readonly<Record<string, Sheet | null>>;
    const result = apply(of, { type: 'phase', at: AT, closedBy, sheets: typed }, { edition: '1', dice: dice() });
    return result.ok ? [] : result.problem.map(({ code, path }) => [code, ...path]);
  };

  test.each<[string, Readonly<Record<string, unknown>>, readonly (readonly unknown[])[]]>([
    [
      'something that is not a sheet',
      { red: { phase: 'movement-orders', orders: 7 } },
      [['not-understood', 'sheets', 'red', 'orders']],
    ],
    [
      'an unknown field',
      { red: { phase: 'movement-orders', orders: [], cheat: 1 } },
      [['not-understood', 'sheets', 'red']],
    ],
    ['somebody else’s piece', { red: sheet('B1 guard') }, [['piece-unknown', 'sheets', 'red', 'orders', 0, 'piece']]],
    ['an unknown seat', { mallory: sheet() }, [['seat-unknown', 'sheets', 'mallory']]],
    [
      'two orders for one piece',
      { red: sheet('R1 guard', 'R1 guard') },
      [['piece-ordered-twice', 'sheets', 'red', 'orders', 1, 'piece']],
    ],
    ['valid sheets', { red: sheet('R1 guard'), blue: null }, []],
  ])('%s', (_title, sheets, problems) => {
    expect(applied(sheets)).toEqual(problems);
  });

  test('HEX-TURN-04: a deadline alone closes nothing if the setting waits', () => {
    const waiting: State = { ...state, settings: { ...state.settings, missedDeadline: 'wait' } };
    expect(applied({ red: sheet('R1 guard') }, 'deadline', waiting)).toEqual([['sheet-missing', 'sheets', 'blue']]);
    expect(applied({ red: sheet('R1 guard') }, 'deadline')).toEqual([]);
    expect(hexCampaign.nextDue({ ...waiting, clock: { mode: 'duration', seconds: 60 } }, null)).toEqual([]);
    expect(hexCampaign.nextDue({ ...state, clock: { mode: 'duration', seconds: 60 } }, null)).toMatchObject([
      { isFirm: false, due: { kind: 'after', seconds: 60 } },
    ]);
  });

  test('an instant is refused, and so are sheets outside phases with sheets', () => {
    const clock = apply(state, { type: 'clock', at: AT }, { edition: '1', dice: dice() });
    expect(clock).toMatchObject({ ok: false, problem: [{ code: 'not-offered' }] });
    const early = apply(
      { ...state, phase: 'movement' },
      { type: 'phase', at: AT, closedBy: 'seals', sheets: {} },
      { edition: '1', dice: dice() },
    );
    expect(early).toMatchObject({ ok: false, problem: [{ code: 'not-awaited' }] });
  });

  test('everybody owes a sheet, with the default if none comes', () => {
    expect(hexCampaign.awaiting(state)).toEqual([
      { seat: 'red', decision: 'movement-orders', by: 'sheet', otherwise: 'guard', due: null, topic: null },
      { seat: 'blue', decision: 'movement-orders', by: 'sheet', otherwise: 'guard', due: null, topic: null },
    ]);
  });
});

test('a sheet read once plays like one read again, and no other sheet is mistaken for it', () => {
  fc.assert(
    fc.property(worlds, draws, (state, by) => {
      const written = drawnSheets(state, by);
      const read = Object.fromEntries(
        Object.entries(written).map(([seat, one]) => [seat, hexCampaign.sheets.schema.parse(one)]),
      );
      expect(Object.values(read).map(isReadSheet)).not.toContain(false);
      expect(Object.values(written).map(isReadSheet)).not.toContain(true);
      expect(Object.values(read).map((one) => isReadSheet({ ...one }))).not.toContain(true);
      const played = (sheets: Readonly<Record<string, Sheet>>) =>
        canonical(apply(state, { type: 'phase', at: AT, closedBy: 'seals', sheets }, { edition: '1', dice: dice() }));
      expect(played(read)).toBe(played(written));
    }),
    { numRuns: 60 },
  );
});
