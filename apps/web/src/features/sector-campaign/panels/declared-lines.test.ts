import { sectorTerritory } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { attacked, atWar } from '../testing/wars.ts';
import { declaredLines } from './declared-lines.ts';

test('declarations are listed in order, each with the other side’s answers', () => {
  const made = attacked();
  made.does('east', { type: 'respond', detachment: made.one('Hawks').id });
  expect(declaredLines(made.board)).toEqual(
    [
      { key: '0', side: 'west', says: 'attacks B from 8 with counter 1', answers: ['responds in B with counter 2'] },
    ].map((line) => expect.objectContaining({ side: line.side, says: line.says, answers: line.answers })),
  );
});

test('a pass looks different from a declaration missed', () => {
  const made = atWar();
  made.does('west', { type: 'pass' }).timeUp();
  expect(declaredLines(made.board).map(({ side, says }) => `${side} ${says}`)).toEqual([
    'west passes',
    'east skips one (time ran out)',
  ]);
});

test('the second miss in a row says that it ended the phase for its side', () => {
  const made = atWar({ Wolves: 'west 8', Bears: 'west 7', Owls: 'east B', Hawks: 'east A' });
  const at = (name: string) => sectorTerritory(made.state, name);
  const detachments = [made.one('Hawks').id];
  made.timeUp().does('east', { type: 'attack', from: at('A'), to: at('7'), detachments, isHasty: false });
  made.does('west', { type: 'done' }).timeUp();
  expect(declaredLines(made.board).map(({ side, says }) => `${side} ${says}`)).toEqual([
    'west skips one (time ran out)',
    'east attacks 7 from A with counter 2',
    'west passes for this phase (time ran out)',
  ]);
});

test('declarations of earlier phases are not listed', () => {
  const made = atWar();
  expect(made.board.declared.length).toBeGreaterThan(0);
  expect(declaredLines(made.board)).toEqual([]);
});
