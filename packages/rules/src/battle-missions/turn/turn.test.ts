import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDice } from '../dice/reader.ts';
import { firstSide, firstTurnChooser, isBefore, type PlayerTurn, turnAfter } from './turn.ts';

test('MSN-COMP-09: a tie is rolled again, then the higher side chooses', () => {
  expect(readDice(firstTurnChooser(), [3, 3])).toEqual({ kind: 'too-few' });
  expect(readDice(firstTurnChooser(), [3, 3, 2, 5])).toEqual({ kind: 'read', reading: 'b' });
  expect(readDice(firstTurnChooser(), [6, 4])).toEqual({ kind: 'read', reading: 'a' });
});

test('MSN-COMP-09: the winner of the roll goes first unless it chooses otherwise', () => {
  expect(firstSide(null, 'b', null)).toBe('b');
  expect(firstSide(null, 'b', 'a')).toBe('a');
  expect(firstSide(null, null, null)).toBeNull();
});

test('MSN-COMP-09: if the campaign says who goes first, nobody rolls', () => {
  expect(firstSide('a', null, null)).toBe('a');
});

test('MSN-COMP-04: a game turn is over when the second side has played', () => {
  expect(turnAfter({ turn: 1, side: 'a' }, 'a')).toEqual({ turn: 1, side: 'b', isNewTurn: false });
  expect(turnAfter({ turn: 1, side: 'b' }, 'a')).toEqual({ turn: 2, side: 'a', isNewTurn: true });
  expect(turnAfter({ turn: 3, side: 'a' }, 'b')).toEqual({ turn: 4, side: 'b', isNewTurn: true });
});

test('MSN-COMP-04: each side plays once in every game turn, whoever goes first', () => {
  fc.assert(
    fc.property(fc.constantFrom('a' as const, 'b' as const), fc.integer({ min: 1, max: 15 }), (first, turns) => {
      let now: PlayerTurn = { turn: 1, side: first };
      const played = [now];
      while (played.length < 2 * turns) {
        const next = turnAfter(now, first);
        expect(isBefore(now, next, first)).toBe(true);
        expect(isBefore(next, now, first)).toBe(false);
        now = { turn: next.turn, side: next.side };
        played.push(now);
      }
      expect(new Set(played.map(({ turn, side }) => `${turn} ${side}`)).size).toBe(2 * turns);
      expect(now.turn).toBe(turns);
    }),
  );
});
