import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meet } from '../board/lettering.ts';
import { type Field, fieldOf, type PlacedForce } from './field.ts';
import { squareAbout } from './footprint.ts';
import { layoutOf, nodeAt } from './layout.ts';
import { linesOf } from './lines.ts';
import { scaleAt } from './scale.ts';
import type { StarBattle, StarForce } from './star-chart.ts';
import { force } from './testing/charts.ts';
import { ORSANA } from './testing/orsana.ts';

const layout = layoutOf(ORSANA);
const lines = linesOf(layout);
const near = scaleAt(layout, 'operations', null);

const placed = (forces: readonly StarForce[], battles: readonly StarBattle[] = [], scale = near): Field =>
  fieldOf(layout, lines, { forces, battles }, scale);
const boxOf = ({ x, y, side }: Pick<PlacedForce, 'x' | 'y' | 'side'>) => ({
  left: x,
  top: y,
  right: x + side,
  bottom: y + side,
});

describe('forces in one node', () => {
  const many = (count: number): Field => placed(Array.from({ length: count }, (_, i) => force(`f${i}`, 'D2')));

  test('stand side by side in the order of their arrival if there are two', () => {
    const { free, stacks } = many(2);
    expect(free.map((one) => one.force.id)).toEqual(['f0', 'f1']);
    const [first, second] = free.map(boxOf);
    expect(second?.left).toBeGreaterThan(first?.right ?? 0);
    expect(second?.top).toBe(first?.top);
    expect(stacks).toEqual([]);
  });

  test.each([3, 9])('are one counter if there are %i', (count) => {
    const { free, stacks } = many(count);
    expect(free).toEqual([]);
    expect(stacks.map(({ node, forces }) => [node, forces.length])).toEqual([['D2', count]]);
  });

  test('leave the disc of their node free', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...layout.nodes.map(({ node }) => node.id)), { maxLength: 12 }), (nodes) => {
        const { free, stacks } = placed(nodes.map((node, i) => force(`f${i}`, node)));
        expect(free.length + stacks.flatMap(({ forces }) => forces).length).toBe(nodes.length);
        for (const one of [...free.map((each) => ({ ...each, node: each.force.node })), ...stacks]) {
          const own = nodeAt(layout, one.node);
          expect(meet(boxOf(one), squareAbout(own.at, own.radius * 0.7))).toBe(false);
        }
      }),
    );
  });
});

describe('a battle', () => {
  const fight = (waiting = '1 waits'): StarBattle => ({ node: 'O4', holders: ['h'], attackers: ['x', 'y'], waiting });
  const forces = [
    force('h', 'O4', { state: 'fighting', label: '2,100' }),
    force('x', 'O4', { state: 'fighting' }),
    force('y', 'O4', { state: 'fighting' }),
    force('q', 'O4', { state: 'queued' }),
    force('z', 'O4'),
  ];

  test('has holders, lozenge, attackers and those that wait from left to right in its box', () => {
    const [battle] = placed(forces, [fight()]).battles;
    const row = [...(battle?.fighting ?? []), ...(battle?.waiting ?? [])];
    expect(row.map((one) => one.force.id)).toEqual(['h', 'x', 'y', 'q']);
    const xs = row.map(({ x }) => x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(battle?.lozenge.x).toBeGreaterThan((xs[0] ?? 0) + near.counter);
    expect(battle?.lozenge.x).toBeLessThan(xs[1] ?? 0);
    expect(battle?.waiting[0]?.side).toBeLessThan(near.counter);
    for (const one of row) {
      const { left, right, top, bottom } = boxOf(one);
      expect(left > (battle?.box?.left ?? 0) && right < (battle?.box?.right ?? 0)).toBe(true);
      expect(top > (battle?.box?.top ?? 0) && bottom < (battle?.box?.bottom ?? 0)).toBe(true);
    }
  });

  test('leaves forces that do not fight beside their node', () => {
    expect(placed(forces, [fight()]).free.map((one) => one.force.id)).toEqual(['z']);
  });

  test('covers no node of the default map, wherever it is', () => {
    for (const { node } of layout.nodes) {
      const at = forces.map((one) => ({ ...one, node: node.id }));
      const [battle] = placed(at, [{ ...fight(), node: node.id }]).battles;
      const covered = layout.nodes.filter(
        (one) => battle?.box != null && meet(battle.box, squareAbout(one.at, one.radius)),
      );
      expect(covered.map((one) => `${node.id} covers ${one.node.id}`)).toEqual([]);
    }
  });

  test('is a lozenge only where nodes are small', () => {
    const [battle] = placed(forces, [fight()], scaleAt(layout, 'theatre', 3)).battles;
    expect(battle).toMatchObject({ box: null, fighting: [], waiting: [] });
  });

  test('without forces that are known has its box all the same', () => {
    const [battle] = placed([], [fight('')]).battles;
    expect(battle?.box).not.toBeNull();
    expect(battle?.fighting).toEqual([]);
  });
});
