import { describe, expect, test } from 'vitest';
import type { Walk } from '../testing/walked.ts';
import { infantry, walked } from '../testing/walked.ts';

const cases: readonly Walk[] = [
  {
    title: 'stops where it enters a zone of control', // (1,0) is free, (2,0) next to the enemy at (2,1)
    pieces: { ...infantry(8), B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 6,4 7,4 8,4',
    trail: ['6,4', '7,4'],
    spent: 4,
    stop: ['HEX-MOV-04', 'enemy-zoc', '7,4'],
  },
  {
    title: 'that ends in a zone of control anyway was not stopped',
    pieces: { ...infantry(8), B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4', '7,4'],
    spent: 4,
  },
  {
    title: 'leaves a zone of control freely',
    pieces: { ...infantry(8, '8,4'), B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 9,4 10,4',
    trail: ['9,4', '10,4'],
    spent: 4,
  },
  {
    title: 'passes a zone of control where an own garrison stands in it',
    pieces: { R1: 'red convoy 10 @ 6,4', R2: 'red garrison @ 7,4', B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 7,4 8,3',
    trail: ['7,4', '8,3'],
    spent: 4,
  },
  {
    title: 'is not stopped by a convoy, a spy or a diplomat of an enemy',
    pieces: { ...infantry(8), B1: 'blue convoy 9 @ 6,5', B2: 'blue spy @ 7,5', B3: 'blue diplomat @ 8,5' },
    order: 'R1 path 6,4 7,4 8,4',
    trail: ['6,4', '7,4', '8,4'],
    spent: 6,
  },
  {
    title: 'is not stopped by a pact partner in land that is nobody’s',
    pieces: { ...infantry(8), B1: 'blue infantry 4 @ 7,5' },
    given: { treaties: [['pact', 'red', 'blue']] },
    order: 'R1 path 6,4 7,4 8,4',
    trail: ['6,4', '7,4', '8,4'],
    spent: 6,
  },
  {
    title: 'does not enter a hex with an enemy army',
    pieces: { ...infantry(8), B1: 'blue garrison @ 6,4' },
    order: 'R1 path 6,4',
    trail: [],
    spent: 0,
    stop: ['HEX-MOV-03', 'enemy-army', '6,4'],
  },
  {
    title: 'that would end on a friend is cut back',
    pieces: { ...infantry(4), R2: 'red infantry 4 @ 7,4' },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4'],
    spent: 2,
    stop: ['HEX-MOV-02', 'stacking', '7,4'],
  },
  {
    title: 'passes a friend when it can go on',
    pieces: { ...infantry(6), R2: 'red infantry 4 @ 7,4' },
    order: 'R1 path 6,4 7,4 8,4',
    trail: ['6,4', '7,4', '8,4'],
    spent: 6,
  },
  {
    title: 'ends with a garrison of its own',
    pieces: { ...infantry(4), R2: 'red garrison @ 6,4' },
    order: 'R1 path 6,4',
    trail: ['6,4'],
    spent: 2,
  },
  {
    title: 'flying high is stopped by zones of control',
    pieces: { R1: 'red skimmer 8 @ 4,4', B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 5,4 6,4 7,4 8,4 high',
    trail: ['5,4', '6,4', '7,4'],
    spent: 3,
    stop: ['HEX-MOV-04', 'enemy-zoc', '7,4'],
  },
  {
    title: 'of a spy ignores zones of control',
    pieces: { R1: 'red spy @ 5,4', B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 6,4 7,4 8,4',
    trail: ['6,4', '7,4', '8,4'],
    spent: 6,
  },
  {
    title: 'of a spy stops at an enemy convoy',
    pieces: { R1: 'red spy @ 5,4', B1: 'blue convoy 5 @ 6,4' },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4'],
    spent: 2,
    stop: ['HEX-SPY-03', 'spy-target', '6,4'],
  },
  {
    title: 'stops before the land of a pact partner',
    pieces: infantry(4),
    given: { treaties: [['pact', 'red', 'blue']], control: { blue: ['7,4'] } },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4'],
    spent: 2,
    stop: ['HEX-MOV-22', 'partner-land', '7,4'],
  },
  {
    title: 'out of a pact partner’s land goes through it when it ends outside',
    pieces: infantry(6),
    given: { treaties: [['pact', 'red', 'blue']], control: { blue: ['5,4', '6,4'] } },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4', '7,4'],
    spent: 4,
  },
  {
    title: 'out of a pact partner’s land that gets stuck inside does not begin',
    pieces: infantry(2),
    given: { treaties: [['pact', 'red', 'blue']], control: { blue: ['5,4', '6,4'] } },
    order: 'R1 path 6,4 7,4',
    trail: [],
    spent: 0,
    stop: ['HEX-MOV-22', 'partner-land', '6,4'],
  },
  {
    title: 'of a diplomat passes a pact partner’s land',
    pieces: { R1: 'red diplomat @ 5,4' },
    given: { treaties: [['pact', 'red', 'blue']], control: { blue: ['6,4', '7,4'] } },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4', '7,4'],
    spent: 4,
  },
  {
    title: 'of a diplomat enters a Capital that is held',
    pieces: { R1: 'red diplomat @ 5,4', B1: 'blue garrison @ 6,4' },
    given: { capitals: { blue: '6,4' } },
    order: 'R1 path 6,4',
    trail: ['6,4'],
    spent: 2,
  },
];

describe('a march among other pieces', () => {
  test.each(cases)('$title', (given) => {
    const { trail, spent, stop } = given;
    expect(walked(given)).toEqual(stop === undefined ? { trail, spent } : { trail, spent, stop });
  });
});
