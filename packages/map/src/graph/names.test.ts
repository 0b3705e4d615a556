import { describe, expect, test } from 'vitest';
import { meet } from '../board/lettering.ts';
import { LEVELS, theatrePixel } from '../board/levels.ts';
import { UNIT } from '../board/sheet.ts';
import { fieldOf } from './field.ts';
import { squareAbout } from './footprint.ts';
import { layoutOf } from './layout.ts';
import { linesOf } from './lines.ts';
import { type NodeName, namesAt } from './names.ts';
import { scaleAt } from './scale.ts';
import { ORSANA, orsanaView } from './testing/orsana.ts';

const layout = layoutOf(ORSANA);
const lines = linesOf(layout);

/** Names at a level, and at pixels from a node's centre to the end of its room for the farthest one. */
function named(level: (typeof LEVELS)[number], size = 17, wanted: readonly string[] = []): readonly NodeName[] {
  const scale = scaleAt(layout, level, level === 'theatre' ? theatrePixel(size, UNIT) : null);
  return namesAt(layout, fieldOf(layout, lines, orsanaView(), scale).crowd, scale, new Set(wanted));
}
const idsOf = (names: readonly NodeName[]): readonly string[] => names.map(({ node }) => node.id).sort();

describe('names of nodes', () => {
  test('are all written where forces and battles are seen in full', () => {
    expect(idsOf(named('operations'))).toEqual(ORSANA.nodes.map(({ id }) => id).sort());
    expect(idsOf(named('hex'))).toEqual(ORSANA.nodes.map(({ id }) => id).sort());
  });

  test('are fewer the farther away the map is: at last those of cities', () => {
    const counts = LEVELS.map((level) => named(level).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    const cities = ORSANA.nodes.filter(({ kind }) => kind === 'city').map(({ id }) => id);
    expect(cities).toEqual(expect.arrayContaining([...idsOf(named('theatre'))]));
  });

  test('are written of nodes that matter now before others', () => {
    expect(idsOf(named('theatre', 17, ['K2']))).toContain('K2');
    expect(idsOf(named('theatre'))).not.toContain('K2');
  });

  test.each(LEVELS)('cover neither each other nor the discs of other nodes, at level %s', (level) => {
    const names = named(level);
    const { disc } = scaleAt(layout, level, level === 'theatre' ? theatrePixel(17, UNIT) : null);
    for (const [i, a] of names.entries()) {
      expect(
        names
          .slice(i + 1)
          .filter((b) => meet(a.box, b.box))
          .map((b) => `${a.text} on ${b.text}`),
      ).toEqual([]);
      const covered = layout.nodes.filter(
        (one) => one.node !== a.node && meet(a.box, squareAbout(one.at, one.radius * disc)),
      );
      expect(covered.map(({ node }) => `${a.text} on ${node.name}`)).toEqual([]);
    }
  });

  test('are cut if they are longer than a dozen broad letters', () => {
    const long = { ...ORSANA, nodes: ORSANA.nodes.map((one) => ({ ...one, name: 'The Undying Cathedral of Wrath' })) };
    const [first] = layoutOf(long).nodes;
    const scale = scaleAt(layout, 'operations', null);
    const [name] = namesAt(layoutOf(long), linesOf(layoutOf(long)).printed, scale, new Set([first?.node.id ?? '']));
    expect(name?.text).toMatch(/^The Undying.*…$/);
  });
});
