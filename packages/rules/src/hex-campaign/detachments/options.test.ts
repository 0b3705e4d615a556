import { describe, expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { options } from '../options.ts';
import { board, piece } from '../testing/board.ts';
import type { MusterOption, State } from '../types.ts';

const RED = { kind: 'seat', seat: seatId('red') } as const;

function given(pieces: Readonly<Record<string, string>> = {}): State {
  return board(pieces, {
    phase: 'build',
    turn: 3,
    factions: { red: 'ig', blue: 'ch' },
    capitals: { red: '5,4' },
    control: { red: ['5,4', '8,4'], blue: ['2,8'] },
    sites: {
      '5,4': readSite('metropol ig 900 bp: major-space-port'),
      '8,4': readSite('town ig 60 bp: barracks'),
      '2,8': readSite('city ch 60 bp: barracks, strategic-hq'),
    },
    settings: { askedPhases: 'all' },
  });
}

const musters = (state: State): readonly MusterOption[] =>
  options(hexCampaign.view(state, RED)).flatMap((one) => ('muster' in one ? [one] : []));

describe('where units can be bought: HEX-DET-10, -12', () => {
  test('each of the seat’s settlements is listed, with the reason if no detachment may be ordered there', () => {
    expect(musters(given()).map(({ muster, detachments }) => [muster, detachments?.code ?? null])).toEqual([
      ['5,4', null],
      ['8,4', 'no-muster-here'],
    ]);
  });

  test('the kinds in the seat’s own list are shown, with the reason if the buildings do not allow them', () => {
    const kinds = musters(given()).map(({ kinds: all }) => new Map(all.map(({ kind, refusal }) => [kind, refusal])));
    expect(kinds[0]?.get('leman-russ')).toBeNull();
    expect(kinds[1]?.get('infantry-platoon')).toBeNull();
    expect(kinds[1]?.get('leman-russ')).not.toBeNull();
    expect(kinds[1]?.has('tactical-squad')).toBe(false);
  });

  test('special detachments are shown with the reason why they cannot be ordered', () => {
    const specials = (state: State) =>
      musters(state)[0]?.specials.map(({ special, refusal }) => [special, refusal?.code ?? null]);
    expect(specials(given())).toEqual([
      ['armour', 'special-outnumber'],
      ['artillery', 'special-outnumber'],
    ]);
    const two = given({ R1: 'red infantry 4 @ 1,1', R2: 'red infantry 4 @ 3,1' });
    expect(specials(two)).toEqual([
      ['armour', null],
      ['artillery', null],
    ]);
  });

  test('HEX-DET-21: a repeated unit is offered as it was bought, not as battles changed it', () => {
    const state = given({ R1: 'red infantry 4 @ 5,4 400 points' });
    const veterans = state.pieces[piece('R1')];
    if (veterans?.kind !== 'detachment') throw new Error('no detachment');
    const units = veterans.units.map((unit) => ({ ...unit, record: { injuries: [3], stripped: true, xp: 40 } }));
    const worn = { ...state, pieces: { [veterans.id]: { ...veterans, units } } };
    const offered = options(hexCampaign.view(worn, RED)).flatMap((one) => ('line' in one ? [one.line] : []));
    const added = offered.filter(({ type }) => type === 'add-unit');
    expect(added).toHaveLength(1);
    expect(hexCampaign.sheets.schema.safeParse({ phase: 'build', lines: added }).success).toBe(true);
  });
});
