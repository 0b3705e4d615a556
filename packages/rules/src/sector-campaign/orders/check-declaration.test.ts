import { expect, test } from 'vitest';
import { checkOrder } from '../check.ts';
import { seat, territory, war } from '../testing/war.ts';
import type { Declaration } from '../types.ts';
import { checkDeclaration } from './check-declaration.ts';

const CARL = { id: 'carl', name: 'Carl', side: 'west', role: 'staff' };

test.each([
  ['a legal move is accepted', 'anna', '7', []],
  ['a move into enemy territory is refused, with the field that is wrong', 'anna', 'B', ['territory-not-yours']],
  ['nobody moves for the enemy', 'bert', '7', ['not-your-seat']],
  ['the staff only propose', 'carl', '7', ['not-commander']],
] as const)('%s, whether only declarations are judged or all orders', (_title, who, to, codes) => {
  const made = war('moves', { pieces: { Wolves: 'west 8', Owls: 'east B' }, seats: [CARL] });
  const declaration: Declaration = {
    ...{ type: 'move', detachment: made.one('Wolves').id, to: territory(made.state, to), isBonus: false },
  };
  const view = made.seenBy('anna');
  const refusals = checkDeclaration(view, seat(who), declaration);
  expect(refusals.map(({ code }) => code)).toEqual(codes);
  expect(refusals).toEqual(checkOrder(view, seat(who), { type: 'declare', declaration }));
});
