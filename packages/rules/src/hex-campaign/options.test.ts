import { describe, expect, test } from 'vitest';
import { hexCampaign, optionsOf } from './index.ts';
import { board, piece } from './testing/board.ts';
import { viewOf } from './testing/played.ts';
import type { State } from './types.ts';

const refusals = (state: State, id: string) =>
  Object.fromEntries(
    (optionsOf(viewOf(state, 'red'), piece(id))?.choices ?? []).map(({ type, refusal }) => [
      type,
      refusal?.code ?? null,
    ]),
  );

describe('what a piece is offered', () => {
  test('HEX-MORD-02: convoys a path or guard, and why nothing else', () => {
    expect(refusals(board({ R1: 'red convoy 10 @ 5,4' }), 'R1')).toEqual({
      path: null,
      follow: 'order-not-for-piece',
      advance: 'order-not-for-piece',
      guard: null,
      recover: 'order-not-for-piece',
      'move-and-claim': 'order-not-for-piece',
      'claim-area': 'order-not-for-piece',
      reserve: 'order-not-for-piece',
    });
  });

  test('a lone detachment has nobody to follow and no land of its own for reserve movement', () => {
    expect(refusals(board({ R1: 'red infantry 4 @ 5,4' }), 'R1')).toMatchObject({
      path: null,
      follow: 'nobody-to-follow',
      reserve: 'nowhere-to-go',
      recover: null,
    });
  });

  test('HEX-MORD-11: skimmers are offered their flying range', () => {
    const view = viewOf(board({ R1: 'red skimmer 8 @ 5,5' }), 'red');
    const path = optionsOf(view, piece('R1'))?.choices.find((choice) => choice.type === 'path');
    expect(path).toMatchObject({ mayFlyHigh: true, allowance: 8 });
    expect([path?.reach.length, path?.highReach.length].every((n) => (n ?? 0) > 0)).toBe(true);
    expect((path?.highReach.length ?? 0) > (path?.reach.length ?? 0)).toBe(true);
  });

  test('garrisons, strangers, spectators and other phases are offered nothing', () => {
    const pieces = { R1: 'red garrison @ 5,4', B1: 'blue infantry 4 @ 6,4' };
    const state = board(pieces, { settings: { funBattlesPerTurn: 0 } });
    expect(hexCampaign.options(viewOf(state, 'red'))).toEqual([]);
    expect(optionsOf(viewOf(state, 'red'), piece('B1'))).toBeNull();
    expect(optionsOf(viewOf(state, 'red'), piece('constructor'))).toBeNull();
    expect(hexCampaign.options(hexCampaign.view(state, { kind: 'referee' }))).toEqual([]);
    expect(hexCampaign.options(viewOf({ ...state, phase: 'battle' }, 'blue'))).toEqual([]);
  });
});
