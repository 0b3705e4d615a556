import { describe, expect, test } from 'vitest';
import { meet } from '../board/lettering.ts';
import { LEVELS, type Level, theatrePixel } from '../board/levels.ts';
import { UNIT } from '../board/sheet.ts';
import { awayFrom } from './away.ts';
import { fieldOf } from './field.ts';
import { squareAbout } from './footprint.ts';
import { layoutOf, nodeAt, type PlacedNode, type StarLayout } from './layout.ts';
import { linesOf } from './lines.ts';
import { type NodeName, namesAt } from './names.ts';
import { type Scale, scaleAt } from './scale.ts';
import type { StarChart } from './star-chart.ts';
import { force, node } from './testing/charts.ts';
import { DEFAULT_MAP, ORSANA, orsanaView } from './testing/orsana.ts';

const scaleIn = (layout: StarLayout, level: Level): Scale =>
  scaleAt(layout, level, level === 'theatre' ? theatrePixel(17, UNIT) : null);

/** Names on a chart at a level, with all forces and battles. */
function named(level: Level, wanted: readonly string[] = [], chart = ORSANA): readonly NodeName[] {
  const layout = layoutOf(chart);
  const scale = scaleIn(layout, level);
  const { crowd } = fieldOf(layout, linesOf(layout), orsanaView(), scale);
  return namesAt(layout, crowd, scale, new Set(wanted));
}
const idsOf = (names: readonly NodeName[]): readonly string[] => names.map(({ node }) => node.id).sort();

const LONG: StarChart = {
  ...ORSANA,
  nodes: ORSANA.nodes.map((one) => ({ ...one, name: `Upper ${one.name}` })),
};

/** The levels at which every node has its name: those of the whole map on a desktop, and nearer ones. */
const LABELLED = LEVELS.filter((level) => level !== 'theatre');

/** Rows of nodes so near to each other that not all names have room. */
const CROWDED: StarChart = {
  planets: [],
  nodes: Array.from({ length: 36 }, (_, i) =>
    node(`n${i}`, (i % 6) * 70, Math.floor(i / 6) * 70, { name: `Upper Station ${i}` }),
  ),
  paths: [],
};

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

  test('are written of nodes that matter now before those of others', () => {
    expect(idsOf(named('theatre'))).not.toContain('K2');
    expect(idsOf(named('theatre', ['K2']))).toContain('K2');
    const layout = layoutOf(CROWDED);
    const written = (wanted: readonly string[]): readonly string[] =>
      idsOf(namesAt(layout, linesOf(layout).printed, scaleIn(layout, 'campaign'), new Set(wanted)));
    const before = written([]);
    const left = CROWDED.nodes.find(({ id }) => !before.includes(id));
    expect(left).toBeDefined();
    const id = left?.id ?? '';
    expect(written([id])).toContain(id);
  });

  test.each(LEVELS)('cover neither each other nor the discs of other nodes, at level %s', (level) => {
    const layout = layoutOf(LONG);
    const names = named(level, [], LONG);
    const { disc } = scaleIn(layout, level);
    for (const [i, a] of names.entries()) {
      const others = names.slice(i + 1).filter((b) => meet(a.box, b.box));
      expect(others.map((b) => `${a.text} on ${b.text}`)).toEqual([]);
      const discs = layout.nodes.filter(({ node, at, radius }) => {
        return node !== a.node && meet(a.box, squareAbout(at, radius * disc));
      });
      expect(discs.map(({ node }) => `${a.text} on ${node.name}`)).toEqual([]);
    }
  });

  test.each(LEVELS)('are never written where a counter or a battle is, at level %s', (level) => {
    const layout = layoutOf(LONG);
    const scale = scaleIn(layout, level);
    const { forces, battles } = orsanaView();
    const more = layout.nodes.flatMap(({ node }) => [force(`${node.id} 1`, node.id), force(`${node.id} 2`, node.id)]);
    const { free, stacks, ...field } = fieldOf(
      layout,
      linesOf(layout),
      { forces: [...forces, ...more], battles },
      scale,
    );
    const names = namesAt(layout, field.crowd, scale, new Set(layout.nodes.map(({ node }) => node.id)));
    const counters = [...free, ...stacks].map(({ x, y, side }) => {
      return { left: x, top: y, right: x + side, bottom: y + side };
    });
    const standing = [...counters, ...field.battles.flatMap(({ box }) => box ?? [])];
    expect(names.filter(({ box }) => standing.some((one) => meet(box, one))).map(({ text }) => text)).toEqual([]);
  });

  test('have a leader from the rim of their disc where there is no room beside it', () => {
    const around = [node('e', 48, 0), node('w', -48, 0), node('n', 0, -48), node('s', 0, 48)];
    const far = [node('nw', -400, -400), node('se', 400, 400)];
    const nodes = [node('c', 0, 0, { name: 'Upper Station' }), ...around, ...far];
    const layout = layoutOf({ planets: [], nodes, paths: [] });
    const names = namesAt(layout, linesOf(layout).printed, scaleIn(layout, 'operations'));
    const led = names.filter(({ leader }) => leader !== null);
    expect(led.map(({ text }) => text)).toEqual(['Upper Station']);
    const { at, radius } = nodeAt(layout, 'c');
    const from = led[0]?.leader?.[0];
    expect(from === undefined ? 0 : Math.hypot(from.x - at.x, from.y - at.y)).toBeCloseTo(radius);
  });

  test('are cut if they are longer than a dozen broad letters', () => {
    const nodes = ORSANA.nodes.map((one) => ({ ...one, name: 'The Undying Cathedral of Wrath' }));
    const [name] = named('operations', [], { ...ORSANA, nodes });
    expect(name?.text).toMatch(/^The Undying.*…$/);
  });
});

describe('names on the default map', () => {
  const layout = layoutOf(DEFAULT_MAP);

  test.each(LABELLED)('are written of every node, at level %s', (level) => {
    expect(idsOf(named(level, [], DEFAULT_MAP))).toEqual(DEFAULT_MAP.nodes.map(({ id }) => id).sort());
  });

  test.each(LABELLED)('stand at their own disc, or have a leader from it, at level %s', (level) => {
    const { disc } = scaleIn(layout, level);
    const away = ({ box }: NodeName, { at, radius }: PlacedNode): number => awayFrom(box, at) - radius * disc;
    for (const name of named(level, [], DEFAULT_MAP)) {
      const own = layout.nodes.filter((one) => one.node === name.node).map((one) => away(name, one));
      const nearer = layout.nodes.filter((one) => one.node !== name.node && away(name, one) <= Math.min(...own));
      expect(name.leader === null ? nearer.map((one) => `${name.text} at ${one.node.name}`) : []).toEqual([]);
    }
  });

  test('are not written over the numbers of paths where the whole map is seen', () => {
    const { letters } = scaleIn(layout, 'campaign');
    const { lines, rings, spokes } = linesOf(layout);
    const dice = [...lines, ...rings, ...spokes].flatMap(({ die }) => die ?? []);
    const boxes = dice.map(({ x, y }) => {
      return { left: x - 11 * letters, top: y - 8 * letters, right: x + 11 * letters, bottom: y + 8 * letters };
    });
    const covering = named('campaign', [], DEFAULT_MAP).filter(({ box }) => boxes.some((die) => meet(box, die)));
    expect(covering.map(({ text }) => text)).toEqual([]);
  });
});
