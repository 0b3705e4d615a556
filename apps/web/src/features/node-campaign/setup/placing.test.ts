import { type NodeId, nodeCampaign, type Option, type View } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { begun, node } from '../testing/begun.ts';
import {
  chosenBefore,
  hasPlacement,
  joinOrder,
  nothingChosen,
  openLine,
  placeOrder,
  placesOpen,
  standingOf,
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

const beside = (...nodes: readonly NodeId[]) => ({ nodes: [], beside: nodes });

test('A colony comes with its neighbours if there are two at most, and asks for two if there are more', () => {
  const place = placeOf(tau);
  const few = place.beside.find(({ nodes }) => nodes.length > 0 && nodes.length <= 2);
  const many = place.beside.find(({ nodes }) => nodes.length > 2);
  if (few === undefined || many === undefined) throw new Error('the default map has both');
  const simple = withNode(place, nothingChosen(place), 0, few.colony);
  expect(placeOrder(place, simple)).toEqual({ type: 'place', nodes: [few.colony, ...few.nodes] });

  const [a, b] = many.nodes;
  if (a === undefined || b === undefined) throw new Error('it has more than two');
  const open = withNode(place, nothingChosen(place), 0, many.colony);
  expect(placeOrder(place, open)).toBeNull();
  expect(placeOrder(place, withBeside(open, a))).toBeNull();
  const order = placeOrder(place, withBeside(withBeside(open, b), a));
  expect(order).toEqual({ type: 'place', nodes: [many.colony, b, a] });
  expect(accepted(tau, order)).toBe(true);
});

test('A third node beside a colony takes the place of the first, and one that is touched again goes', () => {
  const [a, b, c] = [node(tau, 'O1'), node(tau, 'O2'), node(tau, 'O3')];
  expect(withBeside(beside(a, b), c).beside).toEqual([b, c]);
  expect(withBeside(beside(a, b), a).beside).toEqual([b]);
});

test('Another colony keeps of its neighbours only those that are beside it too', () => {
  const place = placeOf(tau);
  const many = place.beside.filter(({ nodes }) => nodes.length > 2);
  const [first] = many;
  const other = many.find(({ colony, nodes }) => colony !== first?.colony && nodes.some((one) => first?.nodes.includes(one)));
  const shared = other?.nodes.find((one) => first?.nodes.includes(one));
  const single = first?.nodes.find((one) => other?.nodes.includes(one) !== true);
  if (first === undefined || other === undefined || shared === undefined || single === undefined) {
    throw new Error('the default map has such colonies');
  }
  const chosen = [shared, single].reduce(withBeside, withNode(place, nothingChosen(place), 0, first.colony));
  expect(withNode(place, chosen, 0, other.colony).beside).toEqual([shared]);
});

test('A touch on the map chooses a colony first, then what is beside it, and nothing elsewhere', () => {
  const place = placeOf(tau);
  const many = place.beside.find(({ nodes }) => nodes.length > 2);
  const near = many?.nodes[0];
  if (many === undefined || near === undefined) throw new Error('the default map has one');
  const colony = touched(place, nothingChosen(place), many.colony);
  expect(colony?.nodes).toEqual([many.colony]);
  const both = colony === null ? null : touched(place, colony, near);
  expect(both).toEqual({ nodes: [many.colony], beside: [near] });
  expect(both === null ? both : touched(place, both, near)).toBeNull();
  expect(touched(place, nothingChosen(place), node(tau, 'W'))).toBeNull();
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
  expect(hasPlacement(later, [])).toBe(true);
  expect(hasPlacement({ ...later, setUp: null }, [])).toBe(false);
});

test('Everyone sees who is choosing, who has chosen, and who chooses later', () => {
  const view = begun({ red: 'orks', blue: 'tau', green: 'space-marines' }, 'red');
  expect(view.seats.map((seat) => standingOf(view, seat))).toEqual(['later', 'choosing', 'done']);
  expect([openLine('guard'), openLine('others'), openLine(null)]).toEqual([1, 3, 4]);
});
