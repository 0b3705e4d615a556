import { SITE_KINDS } from '@sealed-orders/rules/hex-campaign';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { MAP_TOOLS, mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import {
  Castle,
  Eraser,
  Flag,
  Hand,
  type LucideIcon,
  Paintbrush,
  Pipette,
  Plane,
  Route,
  Type,
  Waves,
} from 'lucide-react';
import { Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { Segments } from '../../new-campaign/segments.tsx';
import { type Editor, PICK_KEY, TERRAIN_KEYS } from './use-editor.ts';

const ICONS: Readonly<Record<(typeof MAP_TOOLS)[number], LucideIcon>> = {
  look: Hand,
  terrain: Paintbrush,
  river: Waves,
  road: Route,
  site: Castle,
  airspace: Plane,
  start: Flag,
  name: Type,
  erase: Eraser,
};

/** The tools with their keys, and the selected tool's settings. */
export function ToolPanel({ editor }: { readonly editor: Editor }) {
  const { kit, change, canMirror } = editor;
  const text = mapEditorText;
  return (
    <section className="draw-tools paper" aria-label={text.tools}>
      <h2 className="section-title">{text.tools}</h2>
      <div className="tool-list">
        {MAP_TOOLS.map((tool) => {
          const { name, key } = text.tool[tool];
          return (
            <button
              key={tool}
              type="button"
              className="tool"
              aria-pressed={kit.tool === tool}
              aria-label={text.toolKey(name, key)}
              onClick={() => change({ tool })}
            >
              <Icon of={ICONS[tool]} size={17} />
              <span className="grow">{name}</span>
              <kbd aria-hidden>{key.toUpperCase()}</kbd>
            </button>
          );
        })}
      </div>
      <p className="hint">{text.tool[kit.tool].says}</p>
      <ToolSettings editor={editor} />
      <label className="row min-h-11">
        <input
          type="checkbox"
          className="check-box"
          checked={kit.isMirrored && canMirror}
          disabled={!canMirror}
          onChange={(event) => change({ isMirrored: event.target.checked })}
        />
        {text.mirror}
      </label>
      <p className="hint mt-0!">{canMirror ? text.mirrorSays : text.mirrorOdd}</p>
    </section>
  );
}

function ToolSettings({ editor: { kit, change } }: { readonly editor: Editor }) {
  const text = mapEditorText;
  if (kit.tool === 'name')
    return (
      <Field
        name="place"
        label={text.nameToPlace}
        maxLength={40}
        value={kit.name}
        onChange={(event) => change({ name: event.target.value })}
      />
    );
  if (kit.tool === 'site')
    return (
      <>
        <div className="site-kinds">
          <Segments
            label={text.siteToPlace}
            value={kit.site}
            options={SITE_KINDS.map((site) => [site, text.site[site]])}
            onChange={(site) => change({ site })}
          />
        </div>
        <p className="hint">{text.sitesSay}</p>
        <p className="hint">{text.sitesOpen}</p>
      </>
    );
  if (kit.tool === 'airspace')
    return (
      <div className="field">
        <span className="name">{text.airspaceNumber}</span>
        <NumberInput
          className="input small"
          aria-label={text.airspaceNumber}
          min={1}
          max={35}
          value={kit.airspace}
          onChange={(airspace) => change({ airspace })}
        />
      </div>
    );
  return kit.tool === 'terrain' ? <TerrainSettings {...{ kit, change }} /> : null;
}

function TerrainSettings({ kit, change }: Pick<Editor, 'kit' | 'change'>) {
  const text = mapEditorText;
  return (
    <>
      <fieldset className="field">
        <legend className="name">{text.terrain}</legend>
        <div className="swatches">
          {TERRAIN_KEYS.map((terrain, i) => (
            <label key={terrain} data-terrain={terrain}>
              <input
                type="radio"
                name="terrain"
                checked={kit.terrain === terrain && !kit.isPicking}
                onChange={() => change({ terrain })}
              />
              <span>
                {TERRAIN_NAMES[terrain]} <kbd>{i + 1}</kbd>
              </span>
            </label>
          ))}
          <button
            type="button"
            className="pick-up"
            aria-pressed={kit.isPicking}
            onClick={() => change({ isPicking: !kit.isPicking })}
          >
            <Icon of={Pipette} size={18} />
            <span>
              {text.pickUp} <kbd>{PICK_KEY}</kbd>
            </span>
          </button>
        </div>
        <p className="hint">{kit.isPicking ? text.picking : text.pickUpSays}</p>
      </fieldset>
      <Segments
        label={text.brush}
        value={kit.brush}
        options={[
          ['1', text.brushes['1']],
          ['7', text.brushes['7']],
          ['fill', text.brushes.fill],
        ]}
        onChange={(brush) => change({ brush })}
      />
    </>
  );
}
