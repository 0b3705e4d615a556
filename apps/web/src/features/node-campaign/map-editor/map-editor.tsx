'use client';
import { StarMap, type StarMapHandle } from '@sealed-orders/map/graph';
import type { NodeMap } from '@sealed-orders/rules/node-campaign';
import { mapNumbers } from '@sealed-orders/rules/node-campaign/cartography';
import { NODE_TYPE_NAMES, withKind } from '@sealed-orders/text/node-campaign';
import { NODE_MAP_TOOLS, type NodeMapTool, nodeMapEditorText } from '@sealed-orders/text/node-campaign/map-editor';
import { CircleDot, Eraser, Globe, type LucideIcon, MousePointer2, Redo2, Save, Spline, Undo2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import type { MapEditorProps } from '../../maps/door.ts';
import { mapOf, placed } from './chart-of.ts';
import { CheckPanel } from './check-panel.tsx';
import { ListPanel } from './list-panel.tsx';
import { NodeDialog } from './node-dialog.tsx';
import { PathDialog, PlanetDialog } from './small-dialogs.tsx';
import { type Editor, useEditor } from './use-editor.ts';

/** The editor of star maps: tools on the left, the map as players will see it, checks and lists on the right. */
export function MapEditor(props: MapEditorProps) {
  const { map, draft } = props;
  const saved = useMemo(() => openedMap(map), [map]);
  const drawn = useMemo(() => openedMap(draft), [draft]);
  if (saved === null) return <Notice kind="danger">{nodeMapEditorText.notAMap}</Notice>;
  return <Drawing key={props.id} {...props} first={{ saved, draft: drawn }} />;
}

function openedMap(given: unknown): NodeMap | null {
  const map = mapOf(given);
  return map === null ? null : placed(map);
}

interface DrawingProps extends MapEditorProps {
  readonly first: { readonly saved: NodeMap; readonly draft: NodeMap | null };
}

function Drawing({ first, ...props }: DrawingProps) {
  const editor = useEditor(first, props.onDraft);
  const { map, kit, view, pen, shown, says } = editor;
  const board = useRef<StarMapHandle>(null);
  const numbers = useMemo(() => mapNumbers(map), [map]);
  const describe = (id: string) => {
    const node = map.nodes.find((one) => one.id === id);
    const planet = map.planets.find((one) => one.id === node?.planet)?.name;
    if (node === undefined) return id;
    return withKind(node.name, [NODE_TYPE_NAMES[node.type], ...(planet === undefined ? [] : [planet])]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work anywhere in the editor
    <div className="map-editor" onKeyDown={editor.press}>
      <Band editor={editor} {...props} />
      <ToolPanel editor={editor} />
      <div className="map-sheet" data-tool={kit.tool}>
        <StarMap
          ref={board}
          view={view}
          label={nodeMapEditorText.map}
          describeNode={describe}
          describeForce={String}
          announcement={says}
          pen={pen}
          selected={shown}
        />
        <p className="map-caption">
          <b>{nodeMapEditorText.size(numbers.nodes, numbers.paths)}</b>
          <span>{nodeMapEditorText.weekly(numbers.weekly)}</span>
          {says === '' ? null : <span aria-hidden>{says}</span>}
        </p>
      </div>
      <div className="map-side paper">
        <CheckPanel editor={editor} map={board}>
          {props.foot(!editor.isDirty && editor.faults.length === 0)}
        </CheckPanel>
        <ListPanel editor={editor} />
      </div>
      <OpenDialog editor={editor} />
    </div>
  );
}

function OpenDialog({ editor }: { readonly editor: Editor }) {
  const { map, open } = editor;
  if (open === null) return null;
  if (open.kind === 'path') {
    const path = map.paths[open.path];
    return path === undefined ? null : <PathDialog editor={editor} index={open.path} path={path} />;
  }
  if (open.kind === 'planet') {
    const planet = map.planets.find(({ id }) => id === open.planet);
    return planet === undefined ? null : <PlanetDialog key={planet.id} editor={editor} planet={planet} />;
  }
  const node = map.nodes.find(({ id }) => id === open.node);
  return node === undefined ? null : <NodeDialog key={node.id} editor={editor} node={node} />;
}

const ICONS: Readonly<Record<NodeMapTool, LucideIcon>> = {
  look: MousePointer2,
  node: CircleDot,
  path: Spline,
  planet: Globe,
  erase: Eraser,
};

/** The tools with their keys. */
function ToolPanel({ editor: { kit, choose } }: { readonly editor: Editor }) {
  const text = nodeMapEditorText;
  return (
    <section className="draw-tools paper" aria-label={text.tools}>
      <h2 className="section-title">{text.tools}</h2>
      <div className="tool-list">
        {NODE_MAP_TOOLS.map((tool) => {
          const { name, key } = text.tool[tool];
          return (
            <button
              key={tool}
              type="button"
              className="tool"
              aria-pressed={kit.tool === tool}
              aria-label={text.toolKey(name, key)}
              onClick={() => choose(tool)}
            >
              <Icon of={ICONS[tool]} size={17} />
              <span className="grow">{name}</span>
              <kbd aria-hidden>{key.toUpperCase()}</kbd>
            </button>
          );
        })}
      </div>
      <p className="hint">{text.tool[kit.tool].says}</p>
    </section>
  );
}

interface BandProps extends Pick<MapEditorProps, 'draft' | 'save' | 'isSaving' | 'problem'> {
  readonly editor: Editor;
}

function Band({ editor, draft, save, isSaving, problem }: BandProps) {
  const { act, past, future, map, isDirty } = editor;
  const text = nodeMapEditorText;
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
      <span className="grow text-right" role="status">
        {words}
      </span>
      <Button
        size="small"
        disabled={!isDirty || isSaving}
        onClick={async () => {
          if (await save(map)) act({ type: 'saved', map });
        }}
      >
        <Icon of={Save} /> {isSaving ? text.saving : text.save}
      </Button>
    </div>
  );
}
