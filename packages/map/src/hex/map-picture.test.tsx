import type { KnownHex } from '@sealed-orders/rules/hex-campaign';
import { edgeKey, type HexKey, hexAt } from '@sealed-orders/rules/space';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HexMap } from './hex-map.tsx';
import { MapPicture } from './map-picture.tsx';
import type { MapView } from './map-view.ts';
import { PlaceChit } from './place-chit.tsx';
import { BLUE, bare, pieceId, RED, redDetachment, redView, seenDetachment, unit } from './testing/board.ts';

const AT = hexAt(1, 1);
const picture = (view: MapView): string => renderToStaticMarkup(<MapPicture view={view} label="The campaign map" />);

describe('the map is drawn on the server', () => {
  test('a picture is an image with a name and all labels', () => {
    const markup = picture(redView());
    expect(markup).toContain('aria-label="The campaign map"');
    for (const label of ['0101', '0401', '0103', '0403']) expect(markup).toContain(`>${label}<`);
  });

  test('a picture without a name is hidden from screen readers: what is around it says what it shows', () => {
    const markup = renderToStaticMarkup(<MapPicture view={redView()} label="" />);
    expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
    expect(markup).not.toMatch(/^<svg[^>]* role="img"/);
  });

  test('the interactive map is a grid with the cursor on the reader’s own Capital, described in words', () => {
    const markup = renderToStaticMarkup(
      <HexMap view={redView()} label="The campaign map" describeHex={(hex) => `spoken ${hex}`} />,
    );
    expect(markup).toContain('role="grid"');
    expect(markup).toContain('aria-rowcount="3"');
    expect(markup).toContain('aria-colcount="4"');
    expect(markup).toContain('aria-selected="true"');
    expect(markup).toContain(`spoken ${hexAt(0, 0)}`);
  });

  test('ids are unique with two maps on one page', () => {
    const markup = renderToStaticMarkup(
      <>
        <MapPicture view={redView()} label="one" />
        <MapPicture view={redView()} label="two" />
      </>,
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('no path contains NaN', () => {
    const pieces = { [pieceId('r1')]: redDetachment('r1', AT, 'Column', [unit('u1', 'infantry', 100, [4, 1, 1])]) };
    const seen = { [pieceId('b1')]: seenDetachment('b1', BLUE, hexAt(2, 1)) };
    const road = edgeKey(AT, hexAt(2, 1));
    const hexes = { [AT]: { ...bare, inSight: true, seenIn: 5, control: RED, roads: [road] } };
    const chart = { ...redView().chart, rivers: [road] };
    const markup = picture(redView({ pieces, seen, hexes, chart }));
    expect(markup).toContain('class="bridge"');
    expect(markup).not.toContain('NaN');
  });
});

describe('a picture shows only what its viewer knows', () => {
  test('a piece in sight is drawn, and disappears if the view lacks it', () => {
    const seen = { [pieceId('b1')]: seenDetachment('b1', BLUE, AT) };
    expect(picture(redView({ seen }))).toContain('data-piece="b1"');
    expect(picture(redView())).not.toContain('data-piece=');
  });

  const village = {
    kind: 'urban',
    size: 1,
    faction: 'el',
    name: 'Ford',
    yield: null,
    bp: null,
    buildings: null,
  } as const;
  const stronghold = { level: 1, owner: RED, defences: null } as const;
  test.each<[string, Partial<KnownHex>, RegExp]>([
    ['border', { control: RED }, /class="border"/],
    ['site', { site: village }, /class="block"/],
    ['Stronghold', { stronghold }, /class="stronghold"/],
    ['road', { roads: [edgeKey(AT, hexAt(2, 1))] }, /d="M[^"]*" class="lane"/],
  ])('a hex that is known shows its %s, and one never seen does not', (_title, known, drawn) => {
    expect(picture(redView({ hexes: { [AT]: { ...bare, seenIn: 4, ...known } } }))).toMatch(drawn);
    expect(picture(redView())).toContain('class="wash never"');
    expect(picture(redView())).not.toMatch(drawn);
  });

  test('a memory is drawn broken, with the turn it is from', () => {
    const ghosts = { [pieceId('b1')]: { turn: 3, piece: seenDetachment('b1', BLUE, AT) } };
    const markup = picture(redView({ ghosts }));
    expect(markup).toContain('chit-face ghost');
    expect(markup).toContain('>T3<');
  });

  test('control is a band of the controller, cut to its hexes', () => {
    const hexes = { [AT]: { ...bare, inSight: true, seenIn: 5, control: RED } };
    const markup = picture(redView({ hexes }));
    expect(markup).toMatch(/class="glow" stroke="var\(--line-a\)"/);
    expect(markup).toContain('class="border"');
  });

  test('a single hex shows its land and its known site, and no other hex', () => {
    const hexes = { [AT]: { ...bare, seenIn: 4, ruin: true } };
    const chit = (hex: HexKey): string => renderToStaticMarkup(<PlaceChit view={redView({ hexes })} hex={hex} />);
    expect(chit(AT)).toContain('class="wall"');
    expect(chit(hexAt(0, 0))).not.toContain('class="wall"');
    expect(chit(hexAt(2, 0)).match(/fill="var\(--t-[a-z]+\)"/g)).toEqual(['fill="var(--t-forest)"']);
  });

  test('a ruin is a broken wall', () => {
    const hexes = { [AT]: { ...bare, seenIn: 4, ruin: true } };
    expect(picture(redView({ hexes }))).toContain('class="wall"');
    expect(picture(redView())).not.toContain('class="wall"');
  });

  test('a spectator sees the land without veil', () => {
    const hexes = { [AT]: { ...bare, inSight: true, seenIn: 5 } };
    const [player, spectator] = [{}, { viewer: { kind: 'spectator' }, own: null } as const].map((whose) =>
      picture(redView({ hexes, ...whose })),
    );
    for (const drawn of ['class="veil"', 'class="sight-limit"']) {
      expect(player).toContain(drawn);
      expect(spectator).not.toContain(drawn);
    }
  });
});

describe('orders on the map', () => {
  const pieces = { [pieceId('r1')]: redDetachment('r1', AT, 'Column') };
  const map = (state: 'draft' | 'sealed'): string =>
    renderToStaticMarkup(
      <HexMap
        view={redView({ pieces })}
        label="map"
        describeHex={() => ''}
        selected={pieceId('r1')}
        orderStates={{ [pieceId('r1')]: state }}
        arrows={[{ piece: pieceId('r1'), path: [hexAt(2, 1), hexAt(2, 0)], kind: 'march', state, costs: [2, 6] }]}
        reach={[
          { hex: hexAt(2, 1), cost: 2, mustStop: false },
          { hex: hexAt(0, 1), cost: 4, mustStop: true },
        ]}
      />,
    );

  test('a draft is a broken line, a sealed order a solid one with wax', () => {
    expect(map('draft')).toContain('class="arrow draft"');
    expect(map('draft')).toContain('stroke-dasharray="5.7 4"');
    expect(map('sealed')).toContain('var(--wax)');
    expect(map('sealed')).not.toContain('stroke-dasharray="5.7 4"');
  });

  test('costs appear in reachable hexes off the path, and on its steps', () => {
    const markup = map('draft');
    expect(markup).toContain('class="stop"');
    expect(markup).toMatch(/class="step".*?>2</);
    const pills = markup.slice(markup.indexOf('class="costs"'), markup.indexOf('class="attacks"'));
    expect(pills).toContain('>4<');
    expect(pills).not.toContain('>2<');
  });
});
