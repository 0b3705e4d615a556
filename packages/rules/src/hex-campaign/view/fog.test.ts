import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../kernel/index.ts';
import { canonical, seatId } from '../../kernel/index.ts';
import { hexKey, neighbours } from '../../space/hex.ts';
import { apply } from '../apply.ts';
import { hexCampaign } from '../index.ts';
import { dice, piece as pieceNamed } from '../testing/board.ts';
import { hidden, withHidden, withMemory } from '../testing/hidden.ts';
import { drawnSheets, draws, worlds } from '../testing/worlds.ts';
import type { Event, MovementOrder, MovementSheet, Settings, Sheet, State, View } from '../types.ts';

const RED = seatId('red');

const red: Viewer = { kind: 'seat', seat: RED };
const AT = '2026-01-02T12:00:00.000Z';

const settings: fc.Arbitrary<Partial<Settings>> = fc.record({
  controlVisibility: fc.constantFrom('lastSeen', 'public'),
  vpVisibility: fc.constantFrom('public', 'own'),
  initiativeVisibility: fc.constantFrom('order', 'full'),
  roadModel: fc.constantFrom('links', 'hexes'),
});

function stepped(state: State, sheets: Readonly<Record<string, Sheet>>): { state: State; events: readonly Event[] } {
  const input = { type: 'phase', at: AT, closedBy: 'deadline', sheets } as const;
  const result = apply(state, input, { edition: '1', dice: dice() });
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problem)}`);
  return result.value;
}

/** Worlds under many settings, half of them after a turn, half with memories and ghosts of everything. */
const foggy = fc
  .record({ world: worlds, more: settings, by: draws, isLater: fc.boolean(), isHaunted: fc.boolean() })
  .map(({ world, more, by, isLater, isHaunted }): State => {
    const state = { ...world, settings: { ...world.settings, ...more } };
    const { phase } = state;
    const later = isLater ? { ...stepped(state, drawnSheets(state, by)).state, phase } : state;
    return isHaunted ? withMemory(later, RED) : later;
  });

/** Orders of a player who probes: following pieces that may exist, through hexes that may be held. */
function probing(view: View, other: State): MovementSheet {
  const [mine] = Object.values(view.pieces).filter((piece) => piece.kind === 'detachment');
  const orders = Object.values(other.pieces)
    .filter((piece) => piece.kind === 'detachment' && piece.seat !== RED)
    .map(({ id }): MovementOrder => ({ type: 'follow', piece: mine?.id ?? id, target: id }));
  const ways = neighbours(mine?.hex ?? hexKey(0, 0)).map(
    (to): MovementOrder => ({ type: 'path', piece: mine?.id ?? pieceNamed('none'), path: [to] }),
  );
  return { phase: 'movement-orders', orders: [...orders, ...ways] };
}

/** HEX-LOOT-03: a convoy beside another's detachment is taken, and its load is known to the taker. */
const hasPrey = ({ pieces }: State): boolean =>
  Object.values(pieces).some(
    ({ kind, seat, hex }) =>
      kind === 'convoy' &&
      Object.values(pieces).some((army) => army.kind === 'detachment' && army.hex === hex && army.seat !== seat),
  );

describe('HEX-SIGHT-01: things that a seat does not see make no difference to it', () => {
  test('view, options and rejections are the same, byte by byte', () => {
    fc.assert(
      fc.property(foggy, hidden, draws, (state, change, by) => {
        const other = withHidden(state, RED, change);
        const [one, two] = [hexCampaign.view(state, red), hexCampaign.view(other, red)];
        expect(canonical(two)).toBe(canonical(one));
        expect(canonical(hexCampaign.options(two))).toBe(canonical(hexCampaign.options(one)));
        const sheet = drawnSheets(other, by)[RED] ?? { phase: 'movement-orders', orders: [] };
        expect(canonical(hexCampaign.sheets.check(two, sheet))).toBe(canonical(hexCampaign.sheets.check(one, sheet)));
        for (const order of probing(one, other).orders) {
          const probe = { phase: 'movement-orders', orders: [order] } as const;
          expect(canonical(hexCampaign.sheets.check(two, probe))).toBe(canonical(hexCampaign.sheets.check(one, probe)));
        }
      }),
      { numRuns: 250 },
    );
  });

  test('a turn without moves gives it the same events, with or without friends and partners', () => {
    fc.assert(
      fc.property(foggy, hidden, (state, change) => {
        const other = withHidden(state, RED, change);
        fc.pre(!hasPrey(state) && !hasPrey(other));
        const still = (of: State) => {
          const after = stepped(of, { red: { phase: 'movement-orders', orders: [] } });
          return [hexCampaign.report(after.events, red), hexCampaign.view(after.state, red)];
        };
        expect(canonical(still(other))).toBe(canonical(still(state)));
      }),
      { numRuns: 250 },
    );
  });

  test('a spectator never learns more than starting places, victory points and public events', () => {
    fc.assert(
      fc.property(worlds, draws, (state, by) => {
        const viewer: Viewer = { kind: 'spectator' };
        const view = hexCampaign.view(state, viewer);
        expect([view.hexes, view.pieces, view.seen, view.ghosts, view.own, view.pending]).toEqual([
          {},
          {},
          {},
          {},
          null,
          [],
        ]);
        const at = '2026-01-02T12:00:00.000Z';
        const input = { type: 'phase', at, closedBy: 'seals', sheets: drawnSheets(state, by) } as const;
        const result = apply(state, input, { edition: '1', dice: dice() });
        const types = new Set(result.ok ? hexCampaign.report(result.value.events, viewer).map(({ type }) => type) : []);
        const told = [
          'initiative',
          'initiative-dice',
          'turn-ended',
          'turn-began',
          'phase-opened',
          'capital-fell',
          'vp-scored',
        ];
        expect([...types].filter((type) => !told.includes(type))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('every non-public event has one reader, so that no list of readers reveals others', () => {
    fc.assert(
      fc.property(worlds, draws, (state, by) => {
        const input = {
          type: 'phase',
          at: '2026-01-02T12:00:00.000Z',
          closedBy: 'seals',
          sheets: drawnSheets(state, by),
        } as const;
        const result = apply(state, input, { edition: '1', dice: dice() });
        for (const event of result.ok ? result.value.events : []) {
          expect(event.to === 'all' || event.to.length === 1).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});
