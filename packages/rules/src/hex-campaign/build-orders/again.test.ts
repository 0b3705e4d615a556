import { describe, expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { board, hex } from '../testing/board.ts';
import type { BuildLine, Event } from '../types.ts';
import { orderedAgain } from './again.ts';

const RED = seatId('red');
const BLUE = seatId('blue');
const CAPITAL = hex('5,4');
const HILLS = hex('5,5');

function view(bp: number) {
  const state = board(
    { R1: 'red convoy 80 @ 5,4' },
    {
      rows: Array.from({ length: 15 }, (_, i) => (i === 5 ? 'h'.repeat(15) : 'p'.repeat(15))),
      phase: 'build',
      turn: 3,
      factions: { red: 'ig', blue: 'ch' },
      capitals: { red: '5,4' },
      control: { red: ['5,4', '5,5', '6,5'], blue: ['2,8'] },
      sites: { '5,4': readSite(`metropol ig ${bp} bp: espionage-center`) },
      settings: { askedPhases: 'all' },
    },
  );
  return hexCampaign.view(state, { kind: 'seat', seat: RED });
}

const at = { turn: 2, phase: 'build', to: [RED] } as const;
const about = { piece: 'x', name: 'X', hex: CAPITAL } as const;
const convoyOf = (seat: typeof RED, bp: number) =>
  hexCampaign.schemas.event.parse({ ...at, ...about, seat, type: 'convoy-formed', rule: 'HEX-BP-10', bp });
const road = (built: boolean) =>
  hexCampaign.schemas.event.parse({
    ...at,
    type: 'road-tried',
    rule: 'HEX-ROAD-04',
    seat: RED,
    between: [HILLS, hex('6,5')],
    needs: 5,
    die: built ? 5 : 2,
    built,
    payer: CAPITAL,
    cost: 50,
  });
const again = (bp: number, events: readonly Event[], lines: readonly BuildLine[] = []) =>
  orderedAgain(view(bp), lines, events).map(({ type }) => type);

describe('last turn’s orders are repeated: HEX-TURN-09', () => {
  test('a convoy of the same size, and not somebody else’s', () => {
    expect(again(300, [convoyOf(RED, 100)])).toEqual(['convoy']);
    expect(again(300, [convoyOf(BLUE, 100)])).toEqual([]);
  });

  test('only as far as the store allows', () => {
    expect(again(150, [convoyOf(RED, 100), convoyOf(RED, 60)])).toEqual(['convoy']);
    expect(again(90, [convoyOf(RED, 100)])).toEqual([]);
  });

  test('not twice', () => {
    expect(again(300, [convoyOf(RED, 100)], [{ type: 'convoy', hex: CAPITAL, bp: 100 }])).toEqual([]);
  });

  test('a road that failed is tried again, one that was built is not', () => {
    expect(again(300, [road(false)])).toEqual(['road']);
    expect(again(300, [road(true)])).toEqual([]);
  });
});
