import { describe, expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { check } from '../check.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { options } from '../options.ts';
import { board, hex, piece } from '../testing/board.ts';
import type { BuildLine, Faction, State } from '../types.ts';
import { FACTIONS } from '../types.ts';

const RED = { kind: 'seat', seat: seatId('red') } as const;

/** Red has found followers and mercenaries of the fewest points in the table. */
function finds(faction: Faction): State {
  const state = board(
    { R1: 'red infantry 4 @ 8,4', R2: 'red infantry 4 @ 9,6' },
    {
      phase: 'build',
      turn: 3,
      factions: { red: faction, blue: 'ig' },
      capitals: { red: '5,4' },
      control: { red: ['5,4'] },
      sites: { '5,4': readSite(`metropol ${faction} 10 bp`) },
      settings: { askedPhases: 'all' },
    },
  );
  const found = { seat: RED.seat, turn: 2 } as const;
  return {
    ...state,
    pending: [
      { ...found, kind: 'followers', piece: piece('R1'), hex: hex('8,5'), faction, points: 300 },
      { ...found, kind: 'mercenaries', piece: piece('R2'), hex: hex('9,7'), faction: 'ig', points: 900 },
    ],
  };
}

const COMPOSING: readonly BuildLine['type'][] = ['compose-followers', 'compose-mercenaries'];

describe('found forces: HEX-CLAIM-14', () => {
  test.each(FACTIONS)('%s is offered a roster for each, which is accepted unchanged', (faction) => {
    const view = hexCampaign.view(finds(faction), RED);
    const offered = options(view).flatMap((one) => ('line' in one && COMPOSING.includes(one.line.type) ? [one] : []));
    expect(offered.map(({ line }) => line.type)).toEqual(COMPOSING);
    expect(offered.map(({ cost, refusal }) => [cost, refusal])).toEqual([
      [0, null],
      [0, null],
    ]);
    const lines = offered.map(({ line }) => line);
    expect(check(view, { phase: 'build', lines })).toEqual([]);
    expect(hexCampaign.sheets.schema.safeParse({ phase: 'build', lines }).success).toBe(true);
  });
});
