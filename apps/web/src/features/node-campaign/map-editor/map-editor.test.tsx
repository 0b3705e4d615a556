import { blankMap, defaultMap } from '@sealed-orders/rules/node-campaign/cartography';
import { nodeMapEditorText } from '@sealed-orders/text/node-campaign/map-editor';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { MapEditorProps } from '../../maps/door.ts';
import { MapShown } from '../setup/map-shown.tsx';
import { MapEditor } from './map-editor.tsx';

const page = (part: Partial<MapEditorProps>): string =>
  renderToStaticMarkup(
    <MapEditor
      id="one"
      map={defaultMap()}
      draft={null}
      onDraft={() => undefined}
      save={async () => true}
      isSaving={false}
      problem={null}
      foot={(isReady) => (isReady ? 'ready' : 'not yet')}
      {...part}
    />,
  );

describe('The editor of star maps', () => {
  test('has a button for each node on the map, and each in its lists too', () => {
    const markup = page({});
    for (const { name } of defaultMap().nodes) expect(markup).toContain(nodeMapEditorText.list.editOf(name));
    expect(markup).toContain('aria-label="Highmantle, city, Orsana"');
    expect(markup.match(/<caption>/g)).toHaveLength(3);
  });

  test('says what is wrong, and where, and is ready only without faults', () => {
    expect(page({})).toContain('ready');
    const map = defaultMap();
    const lonely = { ...map, paths: map.paths.filter(({ ends }) => !ends.some((id) => id === 'V4')) };
    const markup = page({ map: lonely });
    expect(markup).toContain('No path leads to Frostline.');
    expect(markup).toContain(`>${nodeMapEditorText.show}<`);
    expect(markup).toContain('not yet');
  });

  test('opens faulty and bare maps, and says so if a map is none', () => {
    const { blank } = nodeMapEditorText;
    expect(page({ map: blankMap(blank) })).toContain('The map needs a surface node');
    const [path] = defaultMap().paths;
    const twice = { ...defaultMap(), paths: [path, path] };
    expect(page({ map: twice })).toContain('Two paths connect the same nodes');
    expect(page({ map: { rows: [] } })).toContain('It may be damaged');
  });

  test('has an unsaved drawing back', () => {
    const draft = { ...defaultMap(), name: 'Mine' };
    expect(page({ draft })).toContain(nodeMapEditorText.draftBack);
    expect(page({})).not.toContain(nodeMapEditorText.draftBack);
  });
});

test('A map to choose is shown with the numbers of each planet and of all', () => {
  const markup = renderToStaticMarkup(<MapShown map={defaultMap()} />);
  expect(markup).toContain('Vell, habitable');
  expect(markup).toContain('Skarn, not habitable');
  expect(markup.match(/<tr>/g)).toHaveLength(5);
});
