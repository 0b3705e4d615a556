import { expect, test } from 'vitest';
import { awaiting } from '../awaiting.ts';
import { attacked, field } from '../battles/testing.ts';
import { nodeCampaign } from '../index.ts';
import { endedByHand, voidedBattles } from './ended.ts';

const fought = () =>
  attacked(
    field(
      { red: 'orks', blue: 'imperial-guard' },
      { pieces: { f1: { owner: 'blue', at: 'O4' }, f2: { owner: 'red', at: 'O4', from: 'O7' } } },
    ),
    'O4',
    'f2',
  );

test('in a war that was ended from outside, open battles are void, and nobody owes or may do anything', () => {
  const view = endedByHand(fought().seenBy('red'));
  expect([view.battles, view.talks, view.timers, view.ended?.winners]).toEqual([{}, {}, {}, []]);
  expect([awaiting(view), nodeCampaign.options(view)]).toEqual([[], []]);
  expect(nodeCampaign.schemas.view.safeParse(view).success).toBe(true);
});

test('the battles that were open when a war was ended from outside count as over, without a winner', () => {
  const view = fought().seenBy('red');
  const voided = { id: 'b1', node: 'O4', ending: 'void', winner: null, sides: [['blue'], ['red']], points: [] };
  expect(voidedBattles(view)).toMatchObject([voided]);
  expect(endedByHand(view).over).toBe(view.over + 1);
});

test('a war that the rules ended stays as it is', () => {
  const view = { ...fought().seenBy('red'), ended: { rule: 'NODE-WIN-02', winners: [] } } as const;
  expect(endedByHand(view)).toBe(view);
  expect(voidedBattles(view)).toEqual([]);
});
