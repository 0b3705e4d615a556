import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { apply } from '../apply.ts';
import { EDITION } from '../data/editions.ts';
import { faults } from '../faults.ts';
import { hexCampaign } from '../index.ts';
import { readPiece, readSite } from '../notation.ts';
import { board, dice, hex, piece } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { BuildLine, BuildOption, Captives, Faction, Sheet, State } from '../types.ts';

const AT = '2026-01-02T12:00:00.000Z';
const PLACES = ['4,4', '5,4', '4,5', '6,4', '3,5'] as const;

interface Drawn {
  readonly owner: 'blue' | 'green';
  readonly guard: string | null;
  readonly imprisoned: number | null;
}

/** Red's Capital with a prison at 4,4, up to five detachments around it, and captives with them or behind bars. */
function stage(guards: readonly string[], drawn: readonly Drawn[], faction: Faction): State {
  const pieces = Object.fromEntries(guards.map((at, i) => [`R${i}`, `red infantry 4 @ ${at}`]));
  const state = board(pieces, {
    phase: 'build',
    turn: 3,
    factions: { red: faction, blue: 'ig', green: 'el' },
    capitals: { red: '4,4', blue: '10,4', green: '4,11' },
    control: { red: [...PLACES], blue: ['10,4'], green: ['4,11'] },
    sites: {
      '4,4': readSite('metropol sm 100 bp: prison', 'Home'),
      '10,4': readSite('metropol ig', 'Far'),
      '4,11': readSite('metropol el', 'Off'),
    },
  });
  const captives = drawn.map((one, i) => [`C${i}`, heldBy(`C${i}`, one, guards)] as const);
  return { ...state, captives: Object.fromEntries(captives) };
}

function heldBy(id: string, { owner, guard, imprisoned }: Drawn, guards: readonly string[]): Captives {
  const number = guard === null ? -1 : guards.indexOf(guard);
  const at = number < 0 ? '4,4' : (guards[number] ?? '4,4');
  const detachment = readPiece(id, `${owner} infantry 4 @ ${at} 600 points`);
  if (detachment.kind !== 'detachment') throw new Error('no detachment');
  const inPrison = { holder: { kind: 'prison', hex: hex('4,4') }, imprisoned: 1, jailed: 1 } as const;
  const led = { holder: { kind: 'piece', piece: piece(`R${number}`) }, imprisoned, jailed: imprisoned } as const;
  return { detachment, captor: seatId('red'), ...(number < 0 ? inPrison : led) };
}

const one: fc.Arbitrary<Drawn> = fc.record({
  owner: fc.constantFrom('blue' as const, 'green' as const),
  guard: fc.constantFrom(null, ...PLACES),
  imprisoned: fc.constantFrom(null, 1),
});
const stages = fc
  .tuple(fc.subarray([...PLACES]), fc.array(one, { maxLength: 4 }), fc.constantFrom<Faction>('ch', 'sm', 'de'))
  .map(([guards, drawn, faction]) => stage(guards, drawn, faction));

const TYPES: readonly BuildLine['type'][] = ['move-captives', 'convert'];
const offered = (state: State): readonly BuildOption[] =>
  hexCampaign
    .options(viewOf(state, 'red'))
    .flatMap((option) => ('line' in option && TYPES.includes(option.line.type) ? [option] : []));

/** Every conversion succeeds. */
const ALL_TURN = Object.fromEntries([0, 1, 2, 3].map((i) => [`HEX-RACE-CH-13 C${i}`, [6]]));

function closed(state: State, lines: readonly BuildLine[]) {
  const sheets: Record<string, Sheet> = { red: { phase: 'build', lines } };
  for (const seat of ['blue', 'green']) sheets[seat] = { phase: 'build', lines: [] };
  const table = { edition: EDITION, dice: dice(ALL_TURN, lines.length + 1) };
  const step = apply(state, { type: 'phase', at: AT, closedBy: 'seals', sheets }, table);
  if (!step.ok) throw new Error(JSON.stringify(step.problem));
  return step.value;
}

const detachments = ({ pieces, captives }: State): readonly string[] =>
  [...Object.keys(pieces), ...Object.keys(captives)].sort();

test('HEX-CAPT-01, HEX-RACE-CH-13: the form and the engine accept every option', () => {
  fc.assert(
    fc.property(stages, (state) => {
      for (const { line, refusal } of offered(state)) {
        const wrong = hexCampaign.sheets.check(viewOf(state, 'red'), { phase: 'build', lines: [line] });
        expect(wrong).toHaveLength(refusal === null ? 0 : 1);
        if (refusal !== null) continue;
        const { events } = closed(state, [line]);
        expect(events.filter(({ type }) => type === 'line-refused')).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

test('HEX-CAPT-01, -02, -05, HEX-RACE-CH-14: no detachment is lost or doubled, and BP come from imprisonment alone', () => {
  fc.assert(
    fc.property(stages, fc.array(fc.nat(100), { maxLength: 6 }), (state, draws) => {
      const all = offered(state);
      const lines = all.length === 0 ? [] : draws.flatMap((by) => all[by % all.length]?.line ?? []);
      const { state: after, events } = closed(state, lines);
      expect(detachments(after)).toEqual(detachments(state));
      expect(faults(after)).toEqual([]);
      const moved = events
        .filter(({ type }) => type === 'captives-moved')
        .map((event) => 'piece' in event && event.piece);
      expect(new Set(moved).size).toBe(moved.length);
      const gained = events.reduce(
        (sum, event) =>
          sum + (event.type === 'captives-imprisoned' ? event.bp : event.type === 'conversion-tried' ? -event.cost : 0),
        0,
      );
      const home = after.sites[hex('4,4')];
      expect(home?.kind === 'urban' ? home.bp : -1).toBe(100 + gained);
    }),
    { numRuns: 100 },
  );
});

test('HEX-CAPT-05, -07: after a turn captives are where their guard is, or free and alone in their hex', () => {
  fc.assert(
    fc.property(stages, fc.constantFrom(null, 'R0', 'R1'), (before, lost) => {
      const pieces = Object.fromEntries(Object.entries(before.pieces).filter(([id]) => id !== lost));
      const { state } = closed({ ...before, pieces }, []);
      expect(faults(state)).toEqual([]);
      for (const { holder, detachment, captor } of Object.values(state.captives)) {
        const guard = holder.kind === 'piece' ? state.pieces[holder.piece] : undefined;
        expect(guard !== undefined || holder.kind === 'prison').toBe(true);
        expect(guard?.seat ?? state.control[detachment.hex]).toBe(captor);
        expect(guard?.hex ?? detachment.hex).toBe(detachment.hex);
      }
      const free = Object.values(state.pieces).filter(({ seat }) => seat !== 'red');
      expect(free.every((one) => one.kind === 'detachment' && one.disarmed)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
