'use client';
import { HexMap, type MapHandle } from '@sealed-orders/map/hex';
import type { Chart } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, label } from '@sealed-orders/rules/space';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { Redo2, Save, Undo2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { MapEditorProps } from '../../maps/door.ts';
import { Notice } from '../../shell/notice.tsx';
import { chartOf, terrainOf } from './chart-of.ts';
import { CheckPanel } from './check-panel.tsx';
import { editorView } from './editor-view.ts';
import { ToolPanel } from './tool-panel.tsx';
import { type Editor, useEditor } from './use-editor.ts';

/** The map editor: tools at the left, the map as players will see it, checks at the right. */
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
  const { chart, kit } = editor;
  const map = useRef<MapHandle>(null);
  const [shown, show] = useState<HexKey | null>(null);
  const view = useMemo(() => editorView(chart), [chart]);
  const describe = (hex: HexKey) =>
    [label(chart.size, hex), TERRAIN_NAMES[terrainOf(chart, hex)], chart.names[hex]].filter(Boolean).join(', ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work anywhere in the editor
    <div className="map-editor" onKeyDown={editor.press}>
      <Band editor={editor} {...props} />
      <ToolPanel editor={editor} />
      <div className="map-sheet">
        <HexMap
          ref={map}
          view={view}
          label={mapEditorText.map}
          describeHex={describe}
          pen={editor.pen}
          selectedHex={shown}
          overlays={{ airspaces: kit.tool === 'airspace' }}
          airspace={kit.tool === 'airspace' ? kit.airspace : null}
        />
      </div>
      <CheckPanel editor={editor} map={map} onShow={show} />
    </div>
  );
}

function Band({
  editor,
  draft,
  save,
  isSaving,
  problem,
  foot,
}: Pick<MapEditorProps, 'draft' | 'save' | 'isSaving' | 'problem' | 'foot'> & { readonly editor: Editor }) {
  const { act, past, future, chart, isDirty, verdict } = editor;
  const text = mapEditorText;
  const isBack = draft !== null && past.length < 2;
  const words = problem ?? (isDirty ? (isBack ? text.draftBack : text.unsaved) : text.saved);
  return (
    <div className="map-band on-lacquer">
      <button
        type="button"
        className="btn small outline-lacquer"
        disabled={past.length === 0}
        onClick={() => act({ type: 'undo' })}
      >
        <Undo2 size={16} strokeWidth={1.75} aria-hidden /> {text.undo}
      </button>
      <button
        type="button"
        className="btn small outline-lacquer"
        disabled={future.length === 0}
        onClick={() => act({ type: 'redo' })}
      >
        <Redo2 size={16} strokeWidth={1.75} aria-hidden /> {text.redo}
      </button>
      <span className="wide-only">{text.steps(past.length)}</span>
      <span className="grow" role="status">
        {words}
      </span>
      {foot(!isDirty && verdict.faults.length === 0)}
      <button
        type="button"
        className="btn small"
        disabled={!isDirty || isSaving}
        onClick={async () => {
          if (await save(chart)) act({ type: 'saved', chart });
        }}
      >
        <Save size={16} strokeWidth={1.75} aria-hidden /> {isSaving ? text.saving : text.save}
      </button>
    </div>
  );
}
