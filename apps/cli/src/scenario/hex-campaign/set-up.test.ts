import { expect, test } from 'vitest';
import { said } from '../testing.ts';

const ZONES = "control: { red: ['0,0 +3'], blue: ['7,0 +3'] }";

test('a scenario may begin with the placement, with the rolled sizes and yields given', () => {
  const given = `given:
  phase: placement
  seats: { red: { faction: sm, dealt: { sizes: [2], yields: [300, 50] } }, blue: ch }
  ${ZONES}
`;
  const orders = "orders: { red: ['capital 0,0', 'urban -2,0', 'resource 2,0', 'resource -2,2'] }\ndice: any\n";
  const expected = `before:
  state: { turn: 0, seats: { red: { capital: null, dealt: { centre: '-3,-7', sizes: [2], yields: [300, 50] } } } }
  awaiting: [{ seat: red, decision: placement }, { seat: blue, decision: placement }]
expect:
  state:
    phase: free-roads
    seats: { red: { capital: '0,0', dealt: null } }
    sites: { '-2,0': { size: 2 }, '2,0': { yield: 300 }, '-2,2': { yield: 50 }, $count: 8 }
`;
  expect(said(given + orders + expected)).toBe('');
});

test('by default a seat gets as little as the settings require, from its corner', () => {
  const given = `given: { phase: placement, seats: { red: { startingCapital: '1,1' } }, settings: { startResources: 3 } }`;
  const dealt = "{ centre: '1,1', sizes: [1], yields: [50, 50, 50] }";
  expect(said(`${given}\nexpect: { state: { seats: { red: { dealt: ${dealt} } } } }`)).toBe('');
});

test('it may begin with the free roads, each side an order', () => {
  const given = `given: { phase: free-roads, ${ZONES}, seats: { red: { capital: '0,0' }, blue: { capital: '7,0' } } }`;
  const played = "orders: { red: ['0,0|1,0', '1,0|2,0'] }\ndice: any";
  const expected = `before: { state: { turn: 0, seats: { red: { freeRoads: 5 } } } }
expect: { state: { phase: spending, roads: ['0,0|1,0', '1,0|2,0'], seats: { red: { freeRoads: 0 } } } }`;
  expect(said(`${given}\n${played}\n${expected}`)).toBe('');
});

test('it may begin with the spending, whose lines are those of a build sheet', () => {
  const given = `given:
  phase: spending
  ${ZONES}
  seats: { red: { capital: '0,0' }, blue: { capital: '7,0' } }
  sites: { '0,0': 'metropol sm 5000 bp', '7,0': 'metropol ch 5000 bp' }
  settings: { askedPhases: all }
`;
  const played = "orders: { red: [{ type: building, hex: '0,0', building: barracks }] }\ndice: any";
  const expected = `before: { state: { turn: 0 } }
expect: { state: { turn: 1, phase: build, sites: { '0,0': { buildings: [{ type: barracks }] } } } }`;
  expect(said(`${given}${played}\n${expected}`)).toBe('');
});

test.each([
  [
    'an order of another phase in the placement',
    "orders: { red: ['R1 guard'] }",
    'R1 guard is not an order for the placement phase',
  ],
  [
    'a hex where a side is asked for',
    "orders: { red: ['capital 0,0'] }",
    "'capital 0,0' is not an order for the free-roads phase",
  ],
])('%s is explained', (title, orders, sentence) => {
  const phase = title.includes('placement') ? 'placement' : 'free-roads';
  expect(said(`given: { phase: ${phase}, ${ZONES} }\n${orders}\ndice: any`)).toContain(sentence);
});
