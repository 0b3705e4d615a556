import { sectorCampaign, type View } from '@sealed-orders/rules/sector-campaign';
import { expect, test } from 'vitest';
import { atWar } from '../testing/wars.ts';
import { claimOf } from './claim-of.ts';

const claimed = ({ board, ...view }: View, absences: number, claim: View['board']['claim'] = null) => {
  const east = { ...board.sides.east, absences };
  const now = { ...view, board: { ...board, claim, sides: { ...board.sides, east } } };
  return claimOf(now, sectorCampaign.options(now));
};

test('victory can be claimed once the enemy has decided nothing for two turns', () => {
  const anna = atWar().seenBy('anna');
  expect([0, 1, 2].map((turns) => claimed(anna, turns))).toEqual([
    null,
    null,
    { kind: 'offered', enemy: 'east', turns: 2 },
  ]);
});

test('a claim is not offered again, and the side it is against is warned', () => {
  const made = atWar();
  expect(claimed(made.seenBy('anna'), 2, 'west')).toEqual({ kind: 'made' });
  expect(claimed(made.seenBy('bert'), 2, 'west')).toEqual({ kind: 'against', enemy: 'west' });
  expect(claimed(made.seenBy('spectator'), 2, 'west')).toBeNull();
});
