import { expect, test } from 'vitest';
import { seededDice } from '../../kernel/index.ts';
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
