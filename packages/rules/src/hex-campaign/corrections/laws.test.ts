import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, type Field, type Input, seededDice } from '../../kernel/index.ts';
import { allHexes } from '../../space/hex.ts';
import { EDITION } from '../data/editions.ts';
import { hexCampaign } from '../index.ts';
import { edit as editSchema } from '../schemas/sheet.ts';
import { seasons } from '../testing/seasons.ts';
import type { Edited, HexGame, State, View } from '../types.ts';

const REFEREE = { kind: 'referee' } as const;
const AT = '2026-01-02T12:00:00.000Z';
const KEY = new Uint8Array(32);
const KINDS = hexCampaign.edits.filter(({ isAlone }) => !isAlone);

const apply = (state: State, input: Input<HexGame>, seed = 'law') =>
  hexCampaign.apply(state, input, { edition: EDITION, dice: seededDice(new TextEncoder().encode(seed.padEnd(32))) });

const ruled = (state: State, ruling: Extract<Input<HexGame>, { type: 'ruling' }>['ruling']) =>
  hexCampaign.apply(
    state,
    { type: 'ruling', at: AT, reason: 'A slip.', ruling },
    { edition: EDITION, dice: seededDice(KEY) },
  );

/** A value for a field; for places, hexes with something in them come up as often as the others. */
function drawnValue(state: State, field: Field, now: unknown, by: number): unknown {
  const { seatOrder } = state;
  switch (field.kind) {
    case 'number':
      return field.least + (by % Math.min(400, field.most - field.least + 1));
    case 'seat':
      return field.orNobody && by % 4 === 0 ? null : seatOrder[by % seatOrder.length];
    case 'switch':
      return by % 2 === 0;
    case 'choice':
      return field.values[by % field.values.length];
    case 'text':
      return now ?? `N${by % 97}`;
    case 'place': {
      const used = [...Object.values(state.pieces).map(({ hex }) => hex), ...Object.keys(state.sites)];
      const hexes = by % 2 === 0 && used.length > 0 ? used : allHexes(state.chart.size);
      return hexes[by % hexes.length];
    }
    default:
      return now;
  }
}

/** An edit of something that the referee sees may be corrected. */
function drawnEdit(state: State, kind: number, draws: readonly number[]): Edited | null {
  const edit = KINDS[kind % KINDS.length];
  if (edit === undefined) return null;
  const targets = hexCampaign.correctable(hexCampaign.view(state, REFEREE), edit.type);
  const target = targets[(draws[0] ?? 0) % Math.max(1, targets.length)];
  if (target === undefined) return null;
  const values = Object.entries(edit.fields).map(
    ([name, field], i) => [name, drawnValue(state, field, target.now[name], draws[i + 1] ?? 0)] as const,
  );
  const parsed = editSchema.safeParse({ type: edit.type, [edit.of]: target.id, ...Object.fromEntries(values) });
  return parsed.success ? parsed.data : null;
}

const draws = fc.array(fc.nat(100_000), { minLength: 12, maxLength: 12 });
const drawn = fc.array(fc.tuple(fc.nat(1000), draws), { minLength: 3, maxLength: 14 });

/** The longest list of valid edits among those drawn, with the state after it. */
function validList(state: State, given: readonly (readonly [number, readonly number[]])[]) {
  const edits: Edited[] = [];
  const codes: string[] = [];
  let after: State = state;
  for (const [kind, by] of given) {
    const edit = drawnEdit(after, kind, by);
    if (edit === null) continue;
    const made = ruled(state, { type: 'corrections', edits: [...edits, edit] });
    if (made.ok) {
      edits.push(edit);
      after = made.value.state;
    } else codes.push(...made.problem.map(({ code }) => code));
  }
  return { edits, after, codes };
}

const inOrder = (list: readonly unknown[]): readonly string[] => [...new Set(list.map(canonical))].sort();

/** Everything that corrections change; what players have seen, they keep. */
const standing = ({ memory: _memory, corrections: _kept, ...state }: State): string =>
  canonical({
    ...state,
    roads: inOrder(state.roads),
    undiscovered: inOrder(state.undiscovered),
    ruins: inOrder(state.ruins),
    constructions: inOrder(state.constructions),
    pending: inOrder(state.pending),
    deals: inOrder(state.deals),
    treaties: inOrder(state.treaties),
  });

test('HEX-TURN-13: any list of valid edits leaves all invariants standing, and undoing it gives the state before', () => {
  const tried = new Set<string>();
  fc.assert(
    fc.property(seasons, drawn, (state, given) => {
      const { edits, after, codes } = validList(state, given);
      expect(codes).not.toContain('breaks-invariants');
      if (edits.length === 0) return;
      for (const { type } of edits) tried.add(type);
      expect(hexCampaign.faults(after)).toEqual([]);
      expect(hexCampaign.schemas.state.safeParse(JSON.parse(JSON.stringify(after)))).toMatchObject({ success: true });
      const id = after.corrections?.at(-1)?.id ?? '';
      const back = ruled(after, { type: 'undo-corrections', ruling: id });
      expect(back).toMatchObject({ ok: true });
      if (back.ok) expect(standing(back.value.state)).toBe(standing(state));
    }),
    { numRuns: 150 },
  );
  // Most kinds of edits come up; the scenarios have them all.
  expect(tried.size).toBeGreaterThan(KINDS.length / 2);
});

test('HEX-TURN-13: after any list of valid edits the turn can be played to its end', () => {
  fc.assert(
    fc.property(seasons, drawn, fc.nat(1000), (state, given, seed) => {
      let now: State = validList(state, given).after;
      for (let n = 0; n < 12 && now.ended === null && now.turn < state.turn + 2; n++) {
        const input = { type: 'phase', at: AT, closedBy: 'referee', sheets: {} } as const;
        const made = apply(now, input, `${seed}|${n}`);
        expect(made).toMatchObject({ ok: true });
        if (!made.ok) return;
        now = made.value.state;
        expect(hexCampaign.faults(now)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

/** What is in sight; anyone who sees an army may see it move within sight, and how it marches follows from its units. */
const inSight = (view: View | undefined) =>
  Object.values(view?.seen ?? {}).map(({ moveClass: _shown, hex: _at, ...piece }) => piece);

test('HEX-TURN-13: seats whom a list does not concern get equal views and events in both worlds', () => {
  fc.assert(
    fc.property(seasons, drawn, (state, given) => {
      const { edits, after } = validList(state, given);
      const made = edits.length === 0 ? null : ruled(state, { type: 'corrections', edits });
      if (made === null || !made.ok) return;
      for (const seat of state.seatOrder) {
        const viewer = { kind: 'seat', seat } as const;
        const told = hexCampaign.report(made.value.events, viewer);
        if (told.length > 0) continue;
        // Without an event nothing that the seat has, knows or sees of pieces is different.
        const [knew, knows] = [state, after].map((one) => hexCampaign.view(one, viewer));
        expect(canonical([knows?.pieces, inSight(knows), knows?.own?.sites])).toBe(
          canonical([knew?.pieces, inSight(knew), knew?.own?.sites]),
        );
      }
      expect(hexCampaign.view(after, { kind: 'spectator' })).not.toHaveProperty('corrections');
    }),
    { numRuns: 80 },
  );
});
