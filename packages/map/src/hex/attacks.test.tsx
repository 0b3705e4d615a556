import { hexAt } from '@sealed-orders/rules/space';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { OrderArrow } from './arrows.ts';
import { HexMap } from './hex-map.tsx';
import { MapPicture } from './map-picture.tsx';
import { pieceId, redDetachment, redView } from './testing/board.ts';

const pieces = { [pieceId('r1')]: redDetachment('r1', hexAt(1, 1), 'Column') };
const picture = (...arrows: readonly OrderArrow[]): string =>
  renderToStaticMarkup(<MapPicture view={redView({ pieces })} label="map" arrows={arrows} />);

describe('battle orders on the map', () => {
  const attacking = (kind: 'attack' | 'raid', state: 'draft' | 'complete', isBattle = false): string =>
    picture({ piece: pieceId('r1'), path: [hexAt(2, 1)], kind, state, isBattle });

  test('an attack is one block arrow over the counters: hollow as a draft, solid when complete', () => {
    const [draft, complete] = [attacking('attack', 'draft'), attacking('attack', 'complete')];
    expect(draft).toContain('class="attack attack draft"');
    expect(draft).toContain('class="hollow"');
    expect(complete).not.toContain('class="hollow"');
    expect(complete.indexOf('class="attacks"')).toBeGreaterThan(complete.indexOf('class="counters"'));
    expect(complete).not.toContain('class="arrow complete"');
  });

  test('a raid has a hook that turns back, and a battle is marked where an enemy is known', () => {
    expect(attacking('raid', 'complete')).toContain('class="hook"');
    expect(attacking('attack', 'complete')).not.toContain('class="hook"');
    expect(attacking('attack', 'complete', true)).toContain('class="battle-sign"');
    expect(attacking('attack', 'complete')).not.toContain('class="battle-sign"');
  });

  test('an army that comes down from orbit attacks from above', () => {
    const drop = { piece: pieceId('above'), path: [hexAt(2, 1)], kind: 'attack', state: 'complete' } as const;
    expect(picture(drop)).toContain('class="attack attack complete"');
  });

  test('hexes to retreat to carry their rank', () => {
    const arrows = [hexAt(0, 1), hexAt(1, 0)].map(
      (hex, i) => ({ piece: pieceId('r1'), path: [hex], kind: 'retreat', state: 'complete', rank: i + 1 }) as const,
    );
    expect(
      picture(...arrows)
        .match(/class="step".*?<\/text>/g)
        ?.map((step) => step.at(-8)),
    ).toEqual(['1', '2']);
  });

  test('a hex that costs nothing to reach carries no figure', () => {
    const bareReach = renderToStaticMarkup(
      <HexMap
        view={redView({ pieces })}
        label="map"
        describeHex={() => ''}
        selected={pieceId('r1')}
        reach={[{ hex: hexAt(0, 1), cost: null, mustStop: false }]}
      />,
    );
    expect(bareReach).toContain('class="reach"');
    expect(bareReach).not.toMatch(/class="costs">.+?<\/text>.*class="attacks"/);
  });
});

test('a battle is marked over the counters, hollow after it was fought', () => {
  const battles = [
    { hex: hexAt(1, 1), number: 1, stage: 'open' },
    { hex: hexAt(2, 1), number: 2, stage: 'closed' },
  ] as const;
  const marked = renderToStaticMarkup(<MapPicture view={redView({ pieces, battles })} label="map" />);
  expect(marked.match(/class="battle( over)?"/g)).toEqual(['class="battle"', 'class="battle over"']);
  expect(marked.indexOf('class="battles"')).toBeGreaterThan(marked.indexOf('class="counters"'));
  expect(picture()).not.toContain('class="battles"');
});
