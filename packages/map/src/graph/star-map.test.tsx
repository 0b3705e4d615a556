import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { StarView } from './star-chart.ts';
import { StarMap, type StarMapProps } from './star-map.tsx';
import { StarPicture } from './star-picture.tsx';
import { ORSANA, orsanaView } from './testing/orsana.ts';

const map = (props: Partial<StarMapProps> = {}): string =>
  renderToStaticMarkup(
    <StarMap
      view={orsanaView()}
      label="The star map"
      describeNode={(node) => `node ${node}`}
      describeForce={(force) => `force ${force}`}
      {...props}
    />,
  );
const picture = (view: StarView = orsanaView(), props: { readonly size?: number } = {}): string =>
  renderToStaticMarkup(<StarPicture view={view} label="The star map" {...props} />);
/** The markup of a node's disc with its signs. */
const disc = (markup: string, id: string): string =>
  markup.split('data-node="').find((part) => part.startsWith(`${id}"`)) ?? '';

describe('the star map for assistive technology', () => {
  test('is a labelled region with a button for each node, described in words, and one tab stop', () => {
    const markup = map({ home: 'O4' });
    expect(markup).toMatch(/<section[^>]* aria-label="The star map"/);
    for (const { id } of ORSANA.nodes) expect(markup).toContain(`aria-label="node ${id}"`);
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(markup).toMatch(/tabindex="0" aria-label="node O4"/);
  });

  test('has a button for each force behind that of its node', () => {
    const markup = map();
    expect(markup).toMatch(/aria-label="node O4" aria-pressed="false"><\/button><button[^>]* aria-label="force d1"/);
  });

  test('says which node and which force are selected, and starts there', () => {
    const markup = map({ selected: 'O2', selectedForce: 'a2' });
    expect(markup).toMatch(/tabindex="0" aria-label="node O2" aria-pressed="true"/);
    expect(markup).toMatch(/aria-label="force a2" aria-pressed="true"/);
    expect(markup.match(/aria-pressed="true"/g)).toHaveLength(2);
  });

  test('speaks what is announced, and nothing that is only drawn', () => {
    const markup = map({ announcement: '5 points' });
    expect(markup).toMatch(/aria-live="polite">5 points</);
    expect(markup.match(/<svg[^>]*>/g)?.every((svg) => svg.includes('aria-hidden="true"'))).toBe(true);
  });

  test('is empty, not broken, without nodes', () => {
    const view = { chart: { planets: [], nodes: [], paths: [] }, holdings: {}, forces: [], battles: [] };
    expect(map({ view })).not.toContain('<button');
  });
});

describe('a node is drawn', () => {
  const holding = { controller: null, value: null, marks: [], isTainted: false };
  const withHolding = (changes: Partial<StarView['holdings'][string]>): string =>
    disc(picture(orsanaView({ holdings: { O3: { ...holding, ...changes } } })), 'O3');

  test('with a broken ring while nobody controls it, and in the pattern and with the letter of its seat otherwise', () => {
    expect(withHolding({})).toContain('class="empty"');
    const held = withHolding({ controller: 'b' });
    expect(held).not.toContain('class="empty"');
    expect(held).toMatch(/class="held" fill="url\(#[^"]*qb\)"/);
    expect(held).toContain('>B<');
  });

  test('with what it is worth, if that is known', () => {
    expect(withHolding({ value: 7 })).toMatch(/class="value".*>7</);
    expect(withHolding({})).not.toContain('class="value"');
  });

  test.each(['active', 'dormant', 'destroyed'] as const)('with what stands there, %s', (state) => {
    const drawn = withHolding({ marks: [{ kind: 'portal', state, seat: 'h' }] });
    expect(drawn).toContain(`class="mark portal ${state}"`);
    expect(drawn.includes('class="strike"')).toBe(state === 'destroyed');
    expect(drawn.includes('fill:var(--side-h)')).toBe(state === 'active');
  });

  test('with thorns if it is tainted', () => {
    expect(withHolding({ isTainted: true })).toContain('class="thorns"');
    expect(withHolding({})).not.toContain('class="thorns"');
  });

  test('though nothing is known of it', () => {
    expect(disc(picture(orsanaView({ holdings: {} })), 'O3')).toContain('class="empty"');
  });
});

describe('orders on the star map', () => {
  const reach = [
    { node: 'O6', cost: 5, odds: '3+' },
    { node: 'O11', cost: 6, odds: null },
    { node: 'O2', cost: null, odds: null },
  ];

  test('nodes that can be chosen are ringed, with costs and odds as far as there are any', () => {
    const markup = map({ selected: 'O1', reach });
    expect(markup.match(/class="reached"/g)).toHaveLength(3);
    expect(markup.match(/class="selected"/g)).toHaveLength(1);
    const pills = markup.slice(markup.indexOf('class="pills"'), markup.indexOf('class="series"'));
    expect([...pills.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text)).toEqual(['5', '3+', '6']);
  });

  test('a series is arrows and flags with their numbers, sealed ones in wax', () => {
    const markup = map({
      series: [
        { number: 1, from: 'O1', to: 'O6', state: 'draft' },
        { number: 2, from: null, to: 'O10', state: 'sealed' },
      ],
    });
    expect(markup.match(/class="arrow draft"/g)).toHaveLength(1);
    const series = markup.slice(markup.indexOf('class="series"'), markup.indexOf('class="hover"'));
    expect(series).toMatch(/class="draft">.*>1</);
    expect(series).toMatch(/class="sealed">.*class="sized flag".*>2</);
    expect(series.match(/class="sized flag"/g)).toHaveLength(1);
  });

  test('a battle has its box over everything that is printed, with the forces that wait under a bracket', () => {
    const markup = picture();
    expect(markup.match(/class="box"/g)).toHaveLength(2);
    expect(markup).toContain('>1 waits<');
    expect(markup).toContain('>2,100<');
    expect(markup.indexOf('class="box"')).toBeGreaterThan(markup.indexOf('class="node-names"'));
  });

  test('three forces in a node are one counter with their number, the selected one on top', () => {
    const forces = orsanaView().forces.slice(0, 1);
    const three = ['x', 'y', 'z'].flatMap((id, i) =>
      forces.map((one) => ({ ...one, id, node: 'D2', seat: (['a', 'a', 'e'] as const)[i] ?? 'a' })),
    );
    const view = orsanaView({ forces: three, battles: [] });
    const stack = (selectedForce: string | null): string =>
      map({ view, selectedForce }).split('data-stack="D2"')[1] ?? '';
    expect(stack(null)).toMatch(/class="count".*>3</);
    const letters = (selectedForce: string | null): readonly (string | undefined)[] =>
      [...stack(selectedForce).matchAll(/class="chit-letter"[^>]*>(\w)</g)].map(([, letter]) => letter).slice(0, 2);
    expect(letters(null)).toEqual(['E', 'A']);
    expect(letters('z')).toEqual(['A', 'E']);
  });

  test('what is switched off is named for the style sheet', () => {
    expect(map({ hidden: ['values', 'lanes'] })).toContain('data-hidden="values lanes"');
  });
});

describe('a picture of the star map', () => {
  test('is an image with a name, or hidden from screen readers without one', () => {
    expect(picture()).toMatch(/^<svg[^>]* role="img" aria-label="The star map"/);
    const nameless = renderToStaticMarkup(<StarPicture view={orsanaView()} label="" />);
    expect(nameless).toMatch(/^<svg[^>]* aria-hidden="true"/);
    expect(nameless).not.toMatch(/^<svg[^>]* role="img"/);
  });

  test('shows the surroundings of a node', () => {
    const around = { node: 'O1', width: 268, height: 168 };
    const [, x, y] = /viewBox="([\d.]+) ([\d.]+) 268 168"/.exec(
      renderToStaticMarkup(<StarPicture view={orsanaView()} label="" around={around} />),
    ) ?? ['', '', ''];
    const [, ax, ay] = /translate\(([\d.]+) ([\d.]+)\)" data-node="O1"/.exec(picture()) ?? ['', '', ''];
    expect([Number(ax) - Number(x), Number(ay) - Number(y)]).toEqual([134, 84]);
  });

  test('shows the orders that it is given', () => {
    const series = [{ number: 1, from: 'O1', to: 'O3', state: 'complete' }] as const;
    const drawn = renderToStaticMarkup(<StarPicture view={orsanaView()} label="" series={series} />);
    expect(drawn.includes('class="arrow complete"')).toBe(true);
    expect(picture().includes('class="arrow complete"')).toBe(false);
  });

  test('shows less where it is small', () => {
    expect(picture(orsanaView(), { size: 0.3 })).toContain('data-level="theatre"');
    expect(picture(orsanaView(), { size: 0.3 })).not.toContain('class="box"');
  });

  test('contains no number that is none, and ids that are unique on a page with two', () => {
    const markup = picture() + map({ selected: 'O1', reach: [{ node: 'O6', cost: 5, odds: '3+' }] });
    expect(markup).not.toContain('NaN');
    const two = renderToStaticMarkup(
      <>
        <StarPicture view={orsanaView()} label="one" />
        <StarPicture view={orsanaView()} label="two" />
      </>,
    );
    const ids = [...two.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(40);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
