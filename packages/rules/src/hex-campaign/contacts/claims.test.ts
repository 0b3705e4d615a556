import { expect, test } from 'vitest';
import { canonical, type SeatId, seatId, seededDice } from '../../kernel/index.ts';
import { EDITION } from '../data/editions.ts';
import { hexCampaign } from '../index.ts';
import { ruling as rulingSchema } from '../schemas/sheet.ts';
import { board, hex } from '../testing/board.ts';
import { play } from '../testing/played.ts';
import type { State } from '../types.ts';

const at = '2026-01-02T12:00:00.000Z';
const [RED, BLUE] = [seatId('red'), seatId('blue')];
type Given = Readonly<Record<string, unknown>>;

const ruled = (from: State, ruling: Given, seed = 1) =>
  hexCampaign.apply(
    from,
    { type: 'ruling', at, reason: 'A slip.', ruling: rulingSchema.parse(ruling) },
    { edition: EDITION, dice: seededDice(new Uint8Array(32).fill(seed)) },
  );
const overrule = (from: State, at: string, seat: SeatId | null, seed = 1) =>
  ruled(from, { type: 'corrections', edits: [{ type: 'overrule-claim', hex: at, seat }] }, seed);

function after(made: ReturnType<typeof ruled>): State {
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value.state;
}
const standing = ({ memory: _memory, ...state }: State) => ({ ...state, undiscovered: state.undiscovered.toSorted() });

/** Red and blue both claim 7,4; red claims 5,5, where nobody has been, with the dice given. */
const claimed = (found: readonly number[]) =>
  play(
    {
      ...board(
        { R1: 'red infantry 4 @ 6,4', B1: 'blue infantry 4 @ 8,4' },
        {
          capitals: { red: '4,4', blue: '10,4' },
          control: { red: ['4,4', '5,4', '6,4'], blue: ['10,4', '9,4', '8,4'] },
        },
      ),
      undiscovered: [hex('6,5'), hex('7,4')],
    },
    { red: ['R1 claim-area'], blue: ['B1 claim-area'] },
    { 'HEX-CLAIM-10 6,5': [found[0] ?? 1], 'HEX-CLAIM-11 6,5': found.slice(1, 2), 'HEX-CLAIM-12 6,5': found.slice(2) },
  ).state;

test('HEX-TURN-13: whatever a ruling makes of a claim leaves all invariants standing and is undone as one', () => {
  const state = claimed([6, 6, 2, 3]);
  expect(state.pending).toMatchObject([{ kind: 'followers', hex: '6,5' }]);
  for (const [place, seat] of [
    ['7,4', RED],
    ['7,4', BLUE],
    ['6,5', null],
  ] as const) {
    for (let seed = 1; seed < 30; seed++) {
      const now = after(overrule(state, place, seat, seed));
      expect(now.control[hex(place)] ?? null).toBe(seat);
      expect(hexCampaign.faults(now)).toEqual([]);
      expect(hexCampaign.schemas.state.safeParse(JSON.parse(JSON.stringify(now)))).toMatchObject({ success: true });
      const back = after(ruled(now, { type: 'undo-corrections', ruling: now.corrections?.at(-1)?.id }));
      expect(canonical(standing(back))).toBe(canonical(standing(state)));
    }
  }
});

test('HEX-CLAIM-12: followers that wait are taken back with the claim; those that have come stay, and their player reads it', () => {
  const state = claimed([6, 6, 2, 3]);
  const back = after(overrule(state, '6,5', null));
  expect([back.pending, back.undiscovered.includes(hex('6,5'))]).toEqual([[], true]);
  const come = overrule({ ...state, pending: [] }, '6,5', null);
  const read = come.ok ? hexCampaign.report(come.value.events, { kind: 'seat', seat: RED }) : [];
  expect(read).toContainEqual(expect.objectContaining({ type: 'left-standing', what: 'find', seat: RED, at: '6,5' }));
});

test('HEX-TURN-13: a hex that has changed hands again, or where somebody else stands by now, is not overruled', () => {
  const state = claimed([1]);
  const code = (made: ReturnType<typeof ruled>) => (made.ok ? null : made.problem[0]?.code);
  expect(code(overrule({ ...state, control: { ...state.control, [hex('7,4')]: BLUE } }, '7,4', RED))).toBe(
    'changed-since',
  );
  const moved = after(ruled(state, { type: 'corrections', edits: [{ type: 'move-piece', piece: 'B1', to: '7,4' }] }));
  expect(code(overrule(moved, '7,4', RED))).toBe('strangers-there');
});

test('HEX-TURN-13: the referee is offered claims that won or lost to others, with their holder', () => {
  const view = hexCampaign.view(claimed([1]), { kind: 'referee' });
  const offered = hexCampaign.correctable(view, 'overrule-claim');
  expect(offered).toContainEqual({ id: '7,4', now: { seat: null }, among: { seat: [BLUE, RED] } });
  expect(offered).toContainEqual({ id: '6,5', now: { seat: RED }, among: { seat: [RED] } });
  expect(hexCampaign.view(claimed([1]), { kind: 'seat', seat: RED })).not.toHaveProperty('claims');
});
