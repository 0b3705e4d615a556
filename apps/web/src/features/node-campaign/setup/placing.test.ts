import { type Beginning, nodeCampaign, type Option, type View } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { begun, node } from '../testing/begun.ts';
import {
  chosenBefore,
  isAskedToPlace,
  joinOrder,
  nothingChosen,
  placeOrder,
  placesOpen,
  touched,
  withBeside,
  withNode,
} from './placing.ts';

type Place = Extract<Option, { readonly type: 'place' }>;

function placeOf(view: View): Place {
  const place = nodeCampaign.options(view).find((option) => option.type === 'place');
  if (place === undefined) throw new Error('nothing to place');
  return place;
}

const accepted = (view: View, order: ReturnType<typeof placeOrder>): boolean =>
  order !== null && view.you !== null && nodeCampaign.checkOrder(view, view.you, order).length === 0;

const orks = begun({ red: 'orks', blue: 'chaos' }, 'red');
const tau = begun({ red: 'tau', blue: 'chaos' }, 'red');
const guard = begun({ red: 'imperial-guard', blue: 'chaos' }, 'red');

test('A node in deep space makes an order that the rules accept', () => {
  const place = placeOf(orks);
  expect(place.choices).toHaveLength(1);
  expect(placeOrder(place, nothingChosen(place))).toBeNull();
  const order = placeOrder(place, withNode(place, nothingChosen(place), 0, node(orks, 'D2')));
  expect(order).toEqual({ type: 'place', nodes: ['D2'] });
  expect(accepted(orks, order)).toBe(true);
});

test('A list with one node is chosen already, and the others are still open', () => {
  const place = placeOf(guard);
  const lengths = place.choices.map((list) => list.length);
  const start = nothingChosen(place);
  expect(start.nodes.map((one) => one !== null)).toEqual(lengths.map((length) => length === 1));
  const complete = place.choices.reduce((chosen, [first], list) => {
    return first === undefined ? chosen : withNode(place, chosen, list, first);
  }, start);
  expect(accepted(guard, placeOrder(place, complete))).toBe(true);
});

test('A colony comes with its neighbours if there are two at most', () => {
  const place = placeOf(tau);
  const few = place.beside.find(({ nodes }) => nodes.length === 1 || nodes.length === 2);
  if (few === undefined) throw new Error('the default map has one');
  const order = placeOrder(place, withNode(place, nothingChosen(place), 0, few.colony));
  expect(order).toEqual({ type: 'place', nodes: [few.colony, ...few.nodes] });
  expect(accepted(tau, order)).toBe(true);
});

const [a, b, c, d, e] = [node(tau, 'O1'), node(tau, 'O2'), node(tau, 'O3'), node(tau, 'O5'), node(tau, 'O6')];
/** Colonies in a, beside b, c and d, and in e, beside c, d and a. */
const wide: Beginning = {
  choices: [[a, b, c, d, e]],
  beside: [
    { colony: a, nodes: [b, c, d] },
    { colony: e, nodes: [c, d, a] },
  ],
};
const inA = withNode(wide, nothingChosen(wide), 0, a);

test('A colony with more neighbours asks for two of them', () => {
  expect(placeOrder(wide, inA)).toBeNull();
  expect(placeOrder(wide, withBeside(inA, c))).toBeNull();
  expect(placeOrder(wide, withBeside(withBeside(inA, c), b))).toEqual({ type: 'place', nodes: [a, c, b] });
});

test('A third node beside a colony takes the place of the first, and one that is touched again goes', () => {
  const two = withBeside(withBeside(inA, b), c);
  expect(withBeside(two, d).beside).toEqual([c, d]);
  expect(withBeside(two, b).beside).toEqual([c]);
});

test('Another colony keeps of its neighbours only those that are beside it too', () => {
  const two = withBeside(withBeside(inA, b), c);
  expect(withNode(wide, two, 0, e)).toEqual({ nodes: [e], beside: [c] });
});

test('A touch on the map chooses a colony first, then what is beside it, and nothing elsewhere', () => {
  expect(touched(wide, nothingChosen(wide), a)).toEqual(inA);
  const both = touched(wide, inA, b);
  expect(both).toEqual({ nodes: [a], beside: [b] });
  expect(both === null ? both : touched(wide, both, b)).toBeNull();
  expect(touched(wide, inA, e)).toEqual({ nodes: [e], beside: [] });
  expect(touched(wide, inA, node(tau, 'W'))).toBeNull();
});

test('A late player who has joined finds the same nodes chosen again', () => {
  const view = begun({ red: 'orks', blue: null }, 'blue');
  const joins = nodeCampaign.options(view).flatMap((option) => (option.type === 'join' ? [option] : []));
  const chaos = joins.find(({ faction }) => faction === 'chaos');
  const marines = joins.find(({ faction }) => faction === 'space-marines');
  if (chaos === undefined || marines === undefined) throw new Error('late players are allowed');
  expect(joinOrder('chaos', 'Ashen', chaos, nothingChosen(chaos))).toBeNull();
  const before = chosenBefore(chaos, [node(view, 'D2')]);
  expect(joinOrder('chaos', 'Ashen', chaos, before)).toEqual({
    ...{ type: 'join', faction: 'chaos', army: 'Ashen', nodes: ['D2'] },
  });
  // They are placed by the rules.
  expect(joinOrder('space-marines', '', marines, nothingChosen(marines))).toEqual({
    ...{ type: 'join', faction: 'space-marines', army: '', nodes: [] },
  });
});

test('The map rings what can be chosen, for those who are asked', () => {
  expect(placesOpen(nodeCampaign.options(orks))).toEqual(['D1', 'D2', 'D3']);
  const later = begun({ red: 'orks', blue: 'tau' }, 'red');
  expect(placesOpen(nodeCampaign.options(later))).toEqual([]);
  expect([orks, later].map((view) => isAskedToPlace(nodeCampaign.options(view)))).toEqual([true, false]);
});
