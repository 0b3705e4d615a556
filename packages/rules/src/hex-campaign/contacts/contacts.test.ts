import { describe, expect, test } from 'vitest';
import { type SeatId, seatId, seededDice } from '../../kernel/index.ts';
import { EDITION } from '../data/editions.ts';
import { hexCampaign } from '../index.ts';
import { ruling as rulingSchema } from '../schemas/sheet.ts';
import { hex, piece } from '../testing/board.ts';
import { battlefield } from '../testing/fought.ts';
import type { State } from '../types.ts';

const at = '2026-01-02T12:00:00.000Z';
const table = { edition: EDITION, dice: seededDice(new Uint8Array(32)) };
type Given = Readonly<Record<string, unknown>>;

const ruled = (from: State, ruling: Given) =>
  hexCampaign.apply(from, { type: 'ruling', at, reason: 'A slip.', ruling: rulingSchema.parse(ruling) }, table);
const corrected = (from: State, ...edits: readonly Given[]) => ruled(from, { type: 'corrections', edits });

function after(made: ReturnType<typeof ruled>): State {
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value.state;
}
const undone = (from: State): State => {
  const back = after(ruled(from, { type: 'undo-corrections', ruling: from.corrections?.at(-1)?.id }));
  // What players have seen, they keep.
  return back;
};
const standing = ({ memory: _memory, ...state }: State) => state;

/** Postponed, so that no phase closes with it. */
const waiting = battlefield(
  { R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 5,4' },
  {},
  { phase: 'movement-orders' },
  { postponed: true },
);
const CALL_OFF = { type: 'call-off', battle: 'b1-1' };

test('HEX-BMOV-08: a battle that was called off comes back when the ruling is undone', () => {
  const off = after(corrected(waiting, CALL_OFF));
  expect(off.battles).toEqual([]);
  expect(off.pieces[piece('R1')]?.hex).toBe(hex('4,4'));
  expect(standing(undone(off))).toEqual(standing(waiting));
});

test('HEX-BMOV-08: so is one that an alliance called off, when the alliance is undone', () => {
  const treaty = { type: 'add-treaty', seat: 'red', with: 'blue', treaty: 'alliance', secret: false };
  const allied = after(corrected(waiting, treaty));
  expect([allied.battles, allied.pieces]).toEqual([[], waiting.pieces]);
  expect(standing(undone(allied))).toEqual(standing(waiting));
});

test('HEX-BMOV-08: the army that leaves a battle may be moved or removed in the same ruling', () => {
  const made = after(corrected(waiting, CALL_OFF, { type: 'move-piece', piece: 'R1', to: '7,4' }));
  expect(made.pieces[piece('R1')]?.hex).toBe(hex('7,4'));
});

test('HEX-TURN-13: the referee is offered battles that are not settled, and only those', () => {
  const offered = (state: State) =>
    hexCampaign.correctable(hexCampaign.view(state, { kind: 'referee' }), 'call-off').map(({ id }) => id);
  expect(offered(waiting)).toEqual(['b1-1']);
  expect(offered(after(corrected(waiting, CALL_OFF)))).toEqual([]);
});

describe('HEX-TURN-13: battles keep their numbers when one is called off', () => {
  const [first] = waiting.battles;
  if (first === undefined) throw new Error('no battle');
  const two: State = {
    ...waiting,
    battles: [first, { ...first, id: 'b1-2', number: 2, hex: hex('9,9') }],
  };
  const off = { ...after(corrected(waiting, CALL_OFF)), battles: two.battles.slice(1) };

  test('the second is still the second, and the first stays in the list', () => {
    for (const viewer of [{ kind: 'referee' }, { kind: 'spectator' }] as const) {
      const view = hexCampaign.view(off, viewer);
      expect(view.battles).toMatchObject([{ id: 'b1-2', number: 2 }]);
      expect(view.calledOff).toEqual([
        { id: 'b1-1', number: 1, hex: hex('5,4'), attacker: seatId('red'), defender: seatId('blue') },
      ]);
    }
  });

  test('in the next turn nothing is left of it', () => {
    const view = hexCampaign.view({ ...off, turn: off.turn + 1 }, { kind: 'referee' });
    expect(view.battles).toMatchObject([{ id: 'b1-2', number: 1 }]);
    expect(view.calledOff).toBeUndefined();
  });

  test('those who were not told of it see no gap', () => {
    const told = (to: readonly SeatId[]): State => ({
      ...off,
      corrections: (off.corrections ?? []).map((one) => ({ ...one, told: one.told.map((said) => ({ ...said, to })) })),
    });
    const view = hexCampaign.view(told([seatId('red')]), { kind: 'spectator' });
    expect([view.battles[0]?.number, view.calledOff]).toEqual([1, undefined]);
  });
});
