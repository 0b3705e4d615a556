import { expect, test } from 'vitest';
import { canonical, seatId, seededDice } from '../../kernel/index.ts';
import { EDITION } from '../data/editions.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { ruling as rulingSchema } from '../schemas/sheet.ts';
import { hex, piece } from '../testing/board.ts';
import { battlefield } from '../testing/fought.ts';
import type { Battle, State } from '../types.ts';
import { BATTLE_ENDS, OVERRULED_LOSSES, OVERRULED_WINNERS } from '../types.ts';

const at = '2026-01-02T12:00:00.000Z';
const tableOf = (seed: number) => ({ edition: EDITION, dice: seededDice(new Uint8Array(32).fill(seed)) });
type Given = Readonly<Record<string, unknown>>;

const ruled = (from: State, ruling: Given, seed = 1) =>
  hexCampaign.apply(from, { type: 'ruling', at, reason: 'A slip.', ruling: rulingSchema.parse(ruling) }, tableOf(seed));

function after(made: ReturnType<typeof ruled>): State {
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value.state;
}

const REPORT = { turns: 6, points: { attacker: 300, defender: 100 }, units: [{ piece: 'B1', unit: 'B1-1', lost: 4 }] };
const decided = (from: State, battle: string, report: Given = REPORT): State =>
  after(ruled(from, { type: 'decide-battle', battle, report }, 7));

/** Red's R1 attacks blue's town at 5,4 with its Stronghold, B1 and a garrison; R8 attacks G9 at 9,9. */
function war(): State {
  const start = battlefield(
    {
      R1: 'red infantry 4 @ 5,4',
      B1: 'blue infantry 4 @ 5,4',
      B2: 'blue garrison @ 5,4',
      R8: 'red infantry 4 @ 9,9',
      G9: 'green infantry 4 @ 9,9',
    },
    { R1: [{ points: 900, models: { ready: 9, wounded: 1 } }], B1: [{ points: 1000, models: { ready: 10 } }] },
    {
      capitals: { red: '1,4', blue: '12,4' },
      control: { red: ['1,4', '4,4'], blue: ['12,4', '5,4'] },
      sites: {
        '1,4': readSite('metropol sm', 'Anvil'),
        '12,4': readSite('metropol ig', 'Gate'),
        '5,4': readSite('town ig 70 bp', 'Mill'),
      },
      strongholds: { '5,4': { owner: 'blue' } },
    },
    { stronghold: true },
  );
  const [first] = start.battles;
  if (first === undefined) throw new Error('a battle');
  const sides = {
    attacker: { ...first.attacker, armies: [piece('R8')] },
    defender: { seat: seatId('green'), armies: [piece('G9')], order: 'guard', forces: [] } as const,
  };
  const other: Battle = {
    ...first,
    ...sides,
    id: 'b1-2',
    number: 2,
    hex: hex('9,9'),
    origin: hex('8,9'),
    stronghold: false,
  };
  const defender = { seat: seatId('blue'), armies: [piece('B1'), piece('B2')], order: 'guard', forces: [] } as const;
  return { ...start, battles: [{ ...first, defender }, other] };
}

const open = decided(war(), 'b1-1');
const closed = decided(open, 'b1-2', { turns: 6, points: { attacker: 300, defender: 100 } });

const asBefore = { attackerLosses: 'as-before', defenderLosses: 'as-before' };
const overrule = (more: Given) => ({
  type: 'corrections',
  edits: [{ type: 'overrule-battle', battle: 'b1-1', beaten: 'defeated', ...asBefore, ...more }],
});
const standing = ({ memory: _memory, ...state }: State) => state;
const undone = (from: State): State =>
  after(ruled(from, { type: 'undo-corrections', ruling: from.corrections?.at(-1)?.id }));

const every = OVERRULED_WINNERS.flatMap((winner) =>
  BATTLE_ENDS.flatMap((beaten) =>
    OVERRULED_LOSSES.flatMap((attackerLosses) =>
      OVERRULED_LOSSES.map((defenderLosses) => ({ winner, beaten, attackerLosses, defenderLosses })),
    ),
  ),
);

test.each([
  ['while another battle is open', open, 'battle'],
  ['in the next turn', closed, 'movement-orders'],
] as const)(
  'HEX-TURN-13: every result that a ruling can name leaves all invariants standing and is undone as one, %s',
  (_when, state, phase) => {
    expect(state.phase).toBe(phase);
    const [R8, G9] = [piece('R8'), piece('G9')];
    for (const [i, more] of every.entries()) {
      const made = ruled(state, overrule(more), i + 1);
      if (more.winner === 'nobody' && more.beaten === 'surrendered') {
        expect(made).toMatchObject({ ok: false, problem: [{ code: 'a-draw-has-no-loser' }] });
        continue;
      }
      const now = after(made);
      expect(hexCampaign.faults(now)).toEqual([]);
      expect(hexCampaign.schemas.state.safeParse(JSON.parse(JSON.stringify(now)))).toMatchObject({ success: true });
      expect([now.pieces[R8], now.pieces[G9]]).toEqual([state.pieces[R8], state.pieces[G9]]);
      expect(now.seats[seatId('green')]).toEqual(state.seats[seatId('green')]);
      expect(canonical(standing(undone(now)))).toBe(canonical(standing(state)));
    }
  },
);

test('HEX-TURN-13: a second ruling goes from the first one, and back to where nobody had ruled', () => {
  for (const state of [open, closed]) {
    const held = after(ruled(state, overrule({ winner: 'defender', defenderLosses: 'none' })));
    expect(held.control[hex('5,4')]).toBe('blue');
    const back = after(ruled(held, overrule({ winner: 'attacker', defenderLosses: 'none' })));
    const [vp, wasVp] = [back, state].map(({ seats }) => [seats[seatId('red')]?.vp, seats[seatId('blue')]?.vp]);
    expect(vp).toEqual(wasVp);
    expect(back.control).toEqual(state.control);
    expect(back.strongholds).toEqual(state.strongholds);
    expect(Object.keys(back.pieces)).toEqual(
      expect.arrayContaining(Object.keys(state.pieces).filter((id) => id.length < 3)),
    );
    expect(back.pieces[piece('B1')]?.hex).toBe(state.pieces[piece('B1')]?.hex);
  }
});

test('HEX-TURN-13: what has changed since the battle stays, and its owner reads it', () => {
  const moved = after(ruled(closed, { type: 'corrections', edits: [{ type: 'move-piece', piece: 'B1', to: '7,7' }] }));
  const made = ruled(moved, overrule({ winner: 'defender', defenderLosses: 'none' }));
  const now = after(made);
  expect(now.pieces[piece('B1')]).toMatchObject({
    hex: '7,7',
    units: [{ models: { ready: 10, wounded: 0, dead: 0 } }],
  });
  const read = (seat: string) =>
    made.ok ? hexCampaign.report(made.value.events, { kind: 'seat', seat: seatId(seat) }) : [];
  expect(read('blue')).toContainEqual(
    expect.objectContaining({ type: 'left-standing', what: 'piece', seat: 'blue', name: 'B1', at: '7,7' }),
  );
  expect(read('red').filter((event) => event.type === 'left-standing' && event.seat !== 'red')).toEqual([]);
});

test('HEX-TURN-13: the losses of single units are named, those of the others follow their side', () => {
  const losses = (state: State, units: Given, more: Given = {}) =>
    ruled(state, overrule({ winner: 'attacker', beaten: 'retreated', units, ...more }));
  const unitsOf = (state: State) =>
    hexCampaign.view(state, { kind: 'referee' }).settled?.[0]?.units.filter(({ unit }) => unit !== 'B2-1') ?? [];
  const lost = (made: ReturnType<typeof ruled>) => unitsOf(after(made)).map((one) => one.lost);
  for (const state of [open, closed]) {
    expect(lost(losses(state, { 'B1-1': 2 }))).toEqual([0, 2]);
    const split = losses(state, { 'R1-1': 3 }, { attackerLosses: 'none', defenderLosses: 'half' });
    expect(lost(split)).toEqual([3, 5]);
    const [army] = Object.values(after(split).pieces).filter(({ id }) => id === 'B1');
    expect(army).toMatchObject({ units: [{ models: { ready: 5, dead: 5 } }] });
    expect(losses(state, { 'B1-1': 11 })).toMatchObject({
      problem: [{ code: 'more-than-took-part', path: ['ruling', 'edits', 0, 'units'], facts: { ready: 10 } }],
    });
    expect(losses(state, { 'G9-1': 1 })).toMatchObject({ problem: [{ code: 'not-correctable' }] });
    expect(unitsOf(state)).toEqual([
      { side: 'attacker', army: 'R1', unit: 'R1-1', name: expect.any(String), ready: 9, lost: 0, each: 90 },
      { side: 'defender', army: 'B1', unit: 'B1-1', name: expect.any(String), ready: 10, lost: 4, each: 100 },
    ]);
  }
});

test('HEX-TURN-13: the referee is offered the settled battles, each with its winner', () => {
  const offered = (state: State) =>
    hexCampaign.correctable(hexCampaign.view(state, { kind: 'referee' }), 'overrule-battle');
  expect(offered(war())).toEqual([]);
  expect(offered(open)).toEqual([
    { id: 'b1-1', now: { winner: 'attacker', beaten: 'defeated', ...asBefore, units: {} } },
  ]);
  expect(offered(closed).map(({ id }) => id)).toEqual(['b1-1', 'b1-2']);
  for (const viewer of [{ kind: 'seat', seat: seatId('red') }, { kind: 'spectator' }] as const)
    expect(hexCampaign.view(closed, viewer)).not.toHaveProperty('settled');
});
