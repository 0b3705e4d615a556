import { hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { playCampaign } from '../campaign.ts';
import { hexGame } from './game.ts';
import { newlyShared } from './shared-hexes.ts';

/** A state of a random campaign in which two seats have detachments, and two of these. */
function someState() {
  const states: State[] = [];
  const stepFaults = (_before: State, after: State) => {
    states.push(after);
    return [];
  };
  playCampaign({ ...hexGame, stepFaults }, 'shared', { turns: 1, seats: [2, 3] });
  for (const state of states) {
    const detachments = Object.values(state.pieces).flatMap((piece) => (piece.kind === 'detachment' ? [piece] : []));
    const [one] = detachments;
    const other = detachments.find(({ seat }) => seat !== one?.seat);
    if (one !== undefined && other !== undefined) return { state: { ...state, battles: [] }, one, other };
  }
  throw new Error('nobody has a detachment');
}

const { state: apart, one, other } = someState();
const together = { ...apart, pieces: { ...apart.pieces, [other.id]: { ...other, hex: one.hex } } };
const fought = hexCampaign.schemas.state.parse({
  ...together,
  battles: [
    {
      ...{ id: 'b1-1', turn: 1, number: 1, hex: one.hex, kind: 'attack' },
      attacker: { seat: other.seat, armies: [other.id], order: 'attack' },
      defender: { seat: one.seat, armies: [one.id], order: 'guard' },
    },
  ],
});
const calledOff = hexCampaign.schemas.event.parse({
  ...{ turn: 1, phase: 'battle', type: 'battle-called-off', rule: 'HEX-BMOV-08', to: 'all' },
  ...{ battle: 'b1-1', hex: one.hex, stay: true },
});

test('two detachments that end up in one hex without a battle are found, allies or not', () => {
  const said = [expect.stringContaining(`detachments of two seats share a hex: ${one.hex} `)];
  expect(newlyShared(apart, together, [])).toEqual(said);
  expect(newlyShared(fought, together, []), 'nobody withdrew after their battle').toEqual(said);
});

test('detachments in a battle there don’t count, nor do those whose battle was called off, then or before', () => {
  expect(newlyShared(apart, fought, [])).toEqual([]);
  expect(newlyShared(fought, together, [calledOff])).toEqual([]);
  expect(newlyShared(together, together, [])).toEqual([]);
});
