import { describe, expect, test } from 'vitest';
import type { CostType, Roster, Selection } from '../roster.ts';
import type { MoveClass, Slot } from '../units.ts';
import { candidates } from './candidates.ts';
import { proposeReview } from './propose-review.ts';

function selection(name: string, more: Partial<Selection> = {}): Selection {
  return { id: name, name, type: 'unit', number: 1, costs: [], categories: [], children: [], ...more };
}

function list(selections: readonly Selection[], costTypes: readonly CostType[] = [cost('pts')]): Roster {
  const forces = [{ name: 'Muster', catalogue: '', selections }];
  return { name: 'List', gameSystem: '', generation: '2.03', costTypes, forces };
}

function cost(name: string, limit: number | null = null): CostType {
  return { id: name, name, total: 0, limit };
}

const points = (value: number) => [{ type: 'pts', value }];
const categories = (...names: readonly string[]) =>
  names.map((name, at) => ({ id: name, name, primary: at === names.length - 1 }));

const proposed = (it: Selection) => proposeReview(list([it])).units[0];

describe('points are', () => {
  test.each<[string, readonly CostType[], string | null]>([
    ['the limited cost', [cost('pts'), cost('Fuel', 30)], 'Fuel'],
    ['of several limited ones the one with that name', [cost('Power', 9), cost('Points', 200)], 'Points'],
    ['without limits the one with that name', [cost('Fuel'), cost('PTS')], 'PTS'],
    ['without such a name the first', [cost('Fuel'), cost('Crew')], 'Fuel'],
    ['unknown in a list without costs', [], null],
  ])('%s', (_title, costTypes, expected) => {
    expect(proposeReview(list([], costTypes)).points).toBe(expected);
  });
});

describe('a unit is', () => {
  test.each<[string, Selection, boolean]>([
    ['a selection marked as one, even for free', selection('Runner'), true],
    ['a model on its own', selection('Captain', { type: 'model' }), true],
    ['an upgrade with a price at the top', selection('Captain', { type: 'upgrade', costs: points(80) }), true],
    ['not an upgrade without a price', selection('Game Size', { type: 'upgrade' }), false],
    [
      'an upgrade whose parts have the price',
      selection('Captain', {
        type: 'upgrade',
        children: [selection('Sabre', { type: 'upgrade', costs: points(5) })],
      }),
      true,
    ],
    [
      'a choice about the game if it has a price, so that no points go missing',
      selection('Night Attack', { type: 'upgrade', costs: points(30), categories: categories('Game Options') }),
      true,
    ],
  ])('%s', (_title, it, counted) => {
    expect(proposed(it)?.counted).toBe(counted);
  });
});

describe('the slot of', () => {
  test.each<[name: string, categories: readonly string[], Slot]>([
    ['Storm Squad', ['HQ'], 'hq'],
    ['Storm Squad', ['Command'], 'hq'],
    ['Storm Squad', ['Elites'], 'elite'],
    ['Storm Squad', ['Fast Attack'], 'fast-attack'],
    ['Storm Squad', ['Quick Support'], 'fast-attack'],
    ['Storm Squad', ['Heavy Support'], 'heavy-support'],
    ['Storm Squad', ['Support Vehicles'], 'heavy-support'],
    ['Storm Squad', ['Battleline'], 'troops'],
    ['Storm Squad', ['Troops', 'HQ'], 'hq'],
    ['Command Group', ['Uncategorised'], 'hq'],
    ['Storm Squad', [], 'troops'],
  ])('%s in %j is %s', (name, names, slot) => {
    expect(proposed(selection(name, { categories: categories(...names) }))?.slot).toBe(slot);
  });
});

describe('the movement of', () => {
  test.each<[name: string, categories: readonly string[], model: string, MoveClass]>([
    ['Storm Squad', ['Troops'], 'Trooper', 'infantry'],
    ['Tank Hunters', ['Infantry'], 'Trooper', 'infantry'],
    ['Tank Troop', ['Heavy Support'], 'Crew', 'tracked'],
    ['Long Guns', ['Vehicle'], 'Crew', 'tracked'],
    ['Dune Buggy', ['Attack Vehicles'], 'Driver', 'wheeled'],
    ['Outriders', ['Fast Attack'], 'Bike Rider', 'wheeled'],
    ['Siege Walker', ['Heavy Support'], 'Crew', 'walker'],
    ['Patrol', ['Skimmer'], 'Pilot', 'skimmer'],
    ['Ferry', ['Transport'], 'Hovercraft', 'skimmer'],
  ])('%s in %j with a %s is %s', (name, names, model, moveClass) => {
    const unit = selection(name, {
      categories: categories(...names),
      children: [selection(model, { type: 'model' }), selection('Walker', { type: 'upgrade' })],
    });
    expect(proposed(unit)?.moveClass).toBe(moveClass);
  });
});

describe('the models of a unit are', () => {
  const model = (number: number, children: readonly Selection[] = []) =>
    selection('Trooper', { type: 'model', number, children });
  test.each<[string, Selection, number]>([
    ['counted by number at every level', selection('Squad', { children: [model(5), model(1, [model(2)])] }), 8],
    ['itself when it is one', model(3), 3],
    ['its number if no models are listed', selection('Squad', { number: 10 }), 10],
    ['one at least', selection('Squad', { number: 0 }), 1],
    ['no more than a sheet can carry', selection('Squad', { number: 5000 }), 999],
  ])('%s', (_title, it, models) => {
    expect(proposed(it)?.models).toBe(models);
  });
});

test('scouts are ticked only if the list has a category of that name', () => {
  expect(proposed(selection('Scout Squad'))?.scout).toBe(false);
  expect(proposed(selection('Rangers', { categories: categories('Scouts', 'Troops') }))?.scout).toBe(true);
});

test('a name too long for a counter is cut between letters', () => {
  const name = proposed(selection(`${'a'.repeat(79)}😀b`))?.name;
  expect(name).toBe('a'.repeat(79));
});

test('units inside a selection that is not a unit are separate candidates, without their price in it', () => {
  const squad = selection('Squad', { costs: points(50), children: [selection('Sabre', { type: 'upgrade' })] });
  const wing = selection('Wing', { type: 'upgrade', children: [selection('Flag', { type: 'upgrade' }), squad] });
  const found = candidates(list([selection('Captain'), wing]));
  expect(found.map((it) => [it.key, it.parts.map((part) => part.name)])).toEqual([
    ['f0-0', ['Captain']],
    ['f0-1', ['Wing', 'Flag']],
    ['f0-1-1', ['Squad', 'Sabre']],
  ]);
});

test('a unit inside a unit belongs to it', () => {
  const crew = selection('Crew', { costs: points(20) });
  const found = candidates(list([selection('Gun', { children: [crew] })]));
  expect(found.map((it) => [it.key, it.parts.map((part) => part.name)])).toEqual([['f0-0', ['Gun', 'Crew']]]);
});

test('a list without a name is called after its first force', () => {
  const forces = ['Muster', 'Allies'].map((name) => ({ name, catalogue: '', selections: [] }));
  expect(proposeReview({ ...list([]), name: '', forces }).name).toBe('Muster');
  expect(proposeReview({ ...list([]), name: '', forces: [] }).name).toBe('-');
});
