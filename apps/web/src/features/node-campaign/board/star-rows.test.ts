import { wordsOf } from '@sealed-orders/text/node-campaign';
import { describe, expect, test } from 'vitest';
import { redSees } from '../testing/wars.ts';
import { groupsOf, type Listing, type StarRow } from './star-rows.ts';

const BOARD = {
  forces: { f1: 'red O3', f2: 'blue O4', f3: 'green O7', f5: '*guard O8' },
  control: { red: 'O1 O3 ORB-O', blue: 'O4', '*guard': 'O8' },
};
const peace = redSees(BOARD);
const fought = redSees(BOARD, { red: 'move f1 O4', green: 'move f3 O4' });

const list = (changes: Partial<Listing> = {}, view = peace) =>
  groupsOf({ view, words: wordsOf(view), reach: [], order: 'Move', by: 'planet', query: '', ...changes });
const ids = (rows: readonly StarRow[] | undefined) => rows?.map(({ node }) => node.id);
const row = (id: string, changes: Partial<Listing> = {}, view = peace) =>
  list(changes, view)
    .flatMap(({ rows }) => rows)
    .find(({ node }) => node.id === id);

describe('by planet', () => {
  test('each has its surface, then come orbits and open space', () => {
    const groups = list();
    expect(groups.map(({ title }) => title)).toEqual(['Orsana', 'Vell', 'Skarn', 'Space']);
    expect(groups.map(({ rows }) => rows.length)).toEqual([12, 5, 2, 7]);
    expect(ids(groups[3]?.rows)).toContain('ORB-O');
  });

  test('the heading says how to reach the orbit, and the rows leave it out', () => {
    const [orsana, , skarn] = list();
    expect(orsana?.says).toBe('habitable, 12 nodes. To orbit and back on 3+; no roll from Port Sabel');
    expect(skarn?.says).toBe('not habitable, 2 nodes. To orbit and back on 3+');
    expect(row('O1')?.paths.map(({ to, needed }) => `${to} ${needed}`)).toEqual(['O2 0', 'O3 0', 'O6 3', 'O11 0']);
    expect(row('ORB-O')?.paths.map(({ to }) => to)).toEqual(['D1', 'D2', 'ORB-K']);
  });

  test('elsewhere the rows say how to reach the orbit', () => {
    expect(row('O2', { by: 'owner' })?.paths).toContainEqual({ to: 'ORB-O', needed: 0 });
    expect(row('O1', { by: 'owner' })?.paths).toContainEqual({ to: 'ORB-O', needed: 3 });
  });
});

test('by player: everyone who controls nodes, the unplayed Guard, then nobody’s nodes and open space', () => {
  const groups = list({ by: 'owner' });
  expect(groups.map(({ owner, id }) => owner ?? id)).toEqual(['red', 'blue', '*guard', 'nobody', 'open']);
  expect(groups[2]?.title).toBe('The Imperial Guard');
  expect(ids(groups[0]?.rows)).toEqual(['O1', 'O3', 'ORB-O']);
  expect(ids(groups.at(-1)?.rows)).toEqual(['D1', 'D2', 'D3', 'W']);
});

test('in reach: the nodes that the order could lead to, with cost and roll', () => {
  const reach = [{ node: 'O4', cost: 5, odds: '3+' }];
  expect(list({ by: 'reach' })).toEqual([]);
  const [group] = list({ by: 'reach', reach });
  expect(group).toMatchObject({ title: 'Move', says: '1 node in reach' });
  expect(group?.rows.map(({ reached }) => reached)).toEqual(reach);
});

test.each([
  ['gray', ['O4']],
  ['  GUARD ', ['O8']],
  ['blue', ['O4']],
  ['f3', ['O7']],
  ['nowhere', []],
])('a search for “%s” finds nodes by name, player and battleforce', (query, found) => {
  expect(list({ query }).flatMap(({ rows }) => ids(rows) ?? [])).toEqual(found);
});

describe('a row', () => {
  test('says what the node is, and what it counts', () => {
    expect(row('O1')).toMatchObject({ kind: 'city, installation', week: 4, owner: 'red' });
    expect(row('O5')).toMatchObject({ kind: 'swamp', week: 1, owner: null, isOpen: false });
    expect(row('D1')).toMatchObject({ kind: 'deep space', week: null, isOpen: true });
    expect(row('ORB-O')).toMatchObject({ week: null, isOpen: false });
  });

  test('counts nothing during a battle, and tells those who wait apart', () => {
    const contested = row('O4', {}, fought);
    expect(contested).toMatchObject({ week: 0, isContested: true, waiting: 1 });
    expect(contested?.forces.map(({ name }) => name)).toEqual(['f2', 'f1']);
    expect(row('O4')).toMatchObject({ week: 4, isContested: false, waiting: 0 });
  });
});
