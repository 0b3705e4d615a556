'use client';
import { HexMap, type MapHandle, terrainAt } from '@sealed-orders/map/hex';
import type { Chart } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, label } from '@sealed-orders/rules/space';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { Redo2, Save, Undo2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import type { MapEditorProps } from '../../maps/door.ts';
import { type Eyes, EyesButton, EyesCaption, useEyes } from './as-player.tsx';
import { Caption } from './caption.tsx';
import { chartOf } from './chart-of.ts';
import { CheckPanel } from './check-panel.tsx';
import { editorView } from './editor-view.ts';
import { GeneratePanel } from './generate-panel.tsx';
import { LayerBar } from './layer-bar.tsx';
import { shownPart } from './layers.ts';
import { PicturePanel } from './picture-panel.tsx';
import { ToolPanel } from './tool-panel.tsx';
import { type Editor, useEditor } from './use-editor.ts';
import { usePicture, useUnderlay } from './use-picture.ts';

/** The map editor: tools on the left, the map as players will see it, checks on the right. */
export function MapEditor(props: MapEditorProps) {
  const { map, draft } = props;
  const saved = useMemo(() => chartOf(map), [map]);
  const drawn = useMemo(() => chartOf(draft), [draft]);
  if (saved === null) return <Notice kind="danger">{mapEditorText.notAMap}</Notice>;
  return <Drawing key={props.id} {...props} first={{ saved, draft: drawn }} />;
}

interface DrawingProps extends MapEditorProps {
  readonly first: { readonly saved: Chart; readonly draft: Chart | null };
}

function Drawing({ first, ...props }: DrawingProps) {
  const editor = useEditor(first, props.onDraft);
  const { chart, kit, layers, show } = editor;
  const map = useRef<MapHandle>(null);
  const picture = usePicture(props.id, chart.size);
  const underlay = useUnderlay(picture, layers.picture);
  const [shown, showHex] = useState<HexKey | null>(null);
  const drawing = useMemo(() => editorView(shownPart(chart, layers)), [chart, layers]);
  const eyes = useEyes(editor);
  const view = eyes.seen?.now.view ?? drawing;
  const describe = (hex: HexKey) => {
    const terrain = terrainAt(chart, hex);
    const land = terrain === null ? null : TERRAIN_NAMES[terrain];
    return [label(chart.size, hex), land, chart.names[hex], siteAt(chart, hex)].filter(Boolean).join(', ');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work anywhere in the editor
    <div className="map-editor" onKeyDown={editor.press}>
      <Band editor={editor} eyes={eyes} hasPicture={picture.picture !== null} {...props} />
      <ToolPanel editor={editor} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key and a button pick up terrain as well */}
      <div
        className={layers.terrain || eyes.isOn ? 'map-sheet' : 'map-sheet bare'}
        onContextMenu={(event) => {
          // A finger resting on the map also opens a context menu; only the right mouse button picks up.
          if (event.button !== 2 || eyes.isOn || editor.pen === null) return;
          event.preventDefault();
          editor.pickUnder();
        }}
      >
        <HexMap
          ref={map}
          view={view}
          label={mapEditorText.map}
          describeHex={describe}
          pen={eyes.isOn ? null : editor.pen}
          selectedHex={shown}
          overlays={{ airspaces: layers.airspaces && !eyes.isOn }}
          airspace={kit.tool === 'airspace' && !eyes.isOn ? kit.airspace : null}
          underlay={eyes.isOn ? null : underlay}
        />
        {eyes.isOn ? (
          <EyesCaption chart={chart} eyes={eyes} />
        ) : (
          <Caption ref={editor.pointing} chart={chart} kit={kit} />
        )}
      </div>
      <div className="map-side paper">
        <CheckPanel editor={editor} map={map} onShow={showHex}>
          {props.foot(!editor.isDirty && editor.verdict.faults.length === 0)}
        </CheckPanel>
        <GeneratePanel editor={editor} />
        <PicturePanel hand={picture} size={chart.size} onPlaced={() => show('picture', true)} />
      </div>
    </div>
  );
}

/** The map's proposal for a hex, in a word. */
const siteAt = ({ sites }: Chart, hex: HexKey): string | undefined => {
  const site = sites?.[hex];
  return site && mapEditorText.site[site];
};

interface BandProps extends Pick<MapEditorProps, 'draft' | 'save' | 'isSaving' | 'problem'> {
  readonly editor: Editor;
  readonly eyes: Eyes;
  readonly hasPicture: boolean;
}

function Band({ editor, eyes, hasPicture, draft, save, isSaving, problem }: BandProps) {
  const { act, past, future, chart, isDirty, layers, show } = editor;
  const text = mapEditorText;
  const isBack = draft !== null && past.length < 2;
  const words = problem ?? (isDirty ? (isBack ? text.draftBack : text.unsaved) : text.saved);
  return (
    <div className="map-band on-lacquer">
      <Button kind="lacquer" size="small" disabled={past.length === 0} onClick={() => act({ type: 'undo' })}>
        <Icon of={Undo2} /> {text.undo}
      </Button>
      <Button kind="lacquer" size="small" disabled={future.length === 0} onClick={() => act({ type: 'redo' })}>
        <Icon of={Redo2} /> {text.redo}
      </Button>
      <span className="wide-only">{text.steps(past.length)}</span>
      <LayerBar layers={layers} hasPicture={hasPicture} onToggle={(layer) => show(layer, !layers[layer])} />
      <span className="grow text-right" role="status">
        {words}
      </span>
      <EyesButton eyes={eyes} />
      <Button
        size="small"
        disabled={!isDirty || isSaving}
        onClick={async () => {
          if (await save(chart)) act({ type: 'saved', chart });
        }}
      >
        <Icon of={Save} /> {isSaving ? text.saving : text.save}
      </Button>
    </div>
  );
}
