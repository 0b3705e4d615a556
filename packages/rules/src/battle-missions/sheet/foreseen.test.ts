import { expect, test } from 'vitest';
import { Evening } from '../testing/evening.ts';
import { foreseen } from './foreseen.ts';

test('MSN-COMP-10: what an entry would come to is known before it is entered, and nothing has changed by asking', () => {
  const evening = new Evening().setAside().begin();
  const battle = evening.battle();
  const before = evening.sheet;
  const ending = { type: 'end-turn', turn: 1, side: 'a' } as const;
  expect(foreseen(battle, { phone: evening.a.id, by: 'a', body: ending })).toEqual({ kind: 'counted' });
  expect(foreseen(battle, { phone: evening.b.id, by: 'b', body: ending })).toMatchObject({
    kind: 'refused',
    rejection: { code: 'no-pen', rule: 'MSN-COMP-10' },
  });
  expect(evening.sheet).toEqual(before);
  expect(evening.verdict(evening.endTurn())).toBe('counted');
});
