import { expect, test } from 'vitest';
import { slideFrames } from './slide.ts';
import { board } from './testing/board.ts';

const { territories } = board();

test('a counter slides from where it started to its own place', () => {
  expect(slideFrames(territories, ['w3', 'e1'])).toEqual(['-148px 0px', '0px 0px']);
});

test('a flight passes every territory that it enters', () => {
  expect(slideFrames(territories, ['w1', 'w3', 'w4'])).toEqual(['-148px -172px', '0px -172px', '0px 0px']);
});

test('a way that leaves the board, or leads nowhere, moves nothing', () => {
  expect(slideFrames(territories, ['w1', 'x9'])).toEqual([]);
  expect(slideFrames(territories, ['w1'])).toEqual([]);
});
