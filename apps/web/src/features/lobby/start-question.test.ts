import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { expect, test } from 'vitest';
import { startQuestion } from './start-question.ts';

const { missing, anyway, action } = lobbyText.start;
const unarmed = lobbyText.start.unarmed(['Azure']);

test('the question names the doubts', () => {
  expect(startQuestion([unarmed], [])).toEqual({
    title: anyway.title,
    says: `${unarmed} ${anyway.says}`,
    action: anyway.action,
  });
});

test('of a game without armies it says nothing about them', () => {
  const vacant = lobbyText.start.vacant(['Azure', 'Madder']);
  expect(startQuestion([vacant], [], false).says).toBe(vacant);
});

test('doubts that are settled while it is asked are not asked about', () => {
  expect(startQuestion([], [])).toEqual({
    title: anyway.settled.title,
    says: `${anyway.settled.says} ${anyway.says}`,
    action,
  });
});

test('if the campaign can no longer start, it says why', () => {
  expect(startQuestion([unarmed], ['Azure has no player.']).says).toBe(`${missing} Azure has no player.`);
});
