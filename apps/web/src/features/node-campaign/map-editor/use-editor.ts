import { layoutOf, type StarPen, type StarSpot } from '@sealed-orders/map/graph';
import type { NodeId, NodeMap } from '@sealed-orders/rules/node-campaign';
import { maps, nodeMoved, pathBetween } from '@sealed-orders/rules/node-campaign/cartography';
import {
  NODE_MAP_TOOLS,
  type NodeMapTool,
  nodeMapEditorText as text,
} from '@sealed-orders/text/node-campaign/map-editor';
import { type KeyboardEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { orbitBeside, placeOf, SHEET, viewOf } from './chart-of.ts';
import { drawn, opened } from './drawing-state.ts';
import { type Kit, nameIn, type Opened, type Touch, touched } from './strokes.ts';

/** The open map: its drawing, its tools, and the rules' checks. */
export function useEditor(first: Parameters<typeof opened>[0], onDraft: (map: unknown) => void) {
  const [state, act] = useReducer(drawn, first, opened);
  const [kit, setKit] = useState<Kit>({ tool: 'look', from: null });
  const [open, setOpen] = useState<Opened>(null);
  const [shown, show] = useState<NodeId | null>(null);
  const [says, say] = useState('');
  const { map } = state;
  const isDirty = map !== state.saved;
  useDrafted(isDirty ? map : null, onDraft);
  const view = useMemo(() => viewOf(map, SHEET), [map]);
  const layout = useMemo(() => layoutOf(view.chart), [view.chart]);
  const faults = useMemo(() => {
    const read = maps.read(map);
    return read.ok ? read.value.faults : read.problem;
  }, [map]);
  const draw = (next: NodeMap, spoken = '') => {
    act({ type: 'drawn', map: next });
    say(spoken);
  };
  const idOf = (node: string | null): NodeId | null => map.nodes.find(({ id }) => id === node)?.id ?? null;
  const touchOf = ({ at, node, path }: StarSpot): Touch => {
    const [a, b] = ends(path === null ? undefined : view.chart.paths[path]).map(idOf);
    const found = a && b ? pathBetween(map, a, b) : -1;
    return {
      at: placeOf(at),
      node: idOf(node),
      path: found < 0 ? null : found,
      planet:
        layout.planets.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) <= one.radius)?.planet.id ?? null,
      orbit: orbitBeside(at),
    };
  };
  const pen: StarPen = {
    onTap: (spot) => {
      const came = touched(map, kit, touchOf(spot));
      draw(came.map, came.says);
      setKit({ ...kit, from: came.from });
      setOpen(came.open);
      show(came.from ?? (came.open?.kind === 'node' ? came.open.node : null));
    },
    onMove:
      kit.tool === 'look'
        ? (node, at) => {
            const id = idOf(node);
            if (id !== null) draw(nodeMoved(map, id, placeOf(at)), text.speech.moved(nameIn(map, id)));
          }
        : null,
  };
  const choose = (tool: NodeMapTool) => setKit({ tool, from: null });
  return {
    ...{ ...state, kit, choose, act, draw, pen, view, faults, isDirty, says, open, setOpen, show },
    /** A node that was erased is not shown. */
    shown: idOf(shown),
    press: pressing(choose, act),
  };
}

export type Editor = ReturnType<typeof useEditor>;

const ends = (path: { readonly a: string; readonly b: string } | undefined): readonly string[] =>
  path === undefined ? [] : [path.a, path.b];

/** Tells the page what is not saved. */
function useDrafted(map: NodeMap | null, onDraft: (map: unknown) => void): void {
  const tell = useRef(onDraft);
  useEffect(() => {
    tell.current = onDraft;
  });
  useEffect(() => tell.current(map), [map]);
}

/** Elements that handle keys themselves. */
const KEEP_KEYS = 'input:not([type="radio"], [type="checkbox"]), select, textarea, dialog';

/** Letters choose the tool, Ctrl Z and Ctrl Y undo and redo. Fields keep their keys. */
function pressing(choose: (tool: NodeMapTool) => void, act: (action: Parameters<typeof drawn>[1]) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (target instanceof Element && target.closest(KEEP_KEYS) !== null) return;
    const isChord = event.ctrlKey || event.metaKey;
    const letter = key.toLowerCase();
    const tool = NODE_MAP_TOOLS.find((one) => text.tool[one].key === letter);
    if (isChord && (letter === 'y' || (letter === 'z' && event.shiftKey))) act({ type: 'redo' });
    else if (isChord && letter === 'z') act({ type: 'undo' });
    else if (isChord || event.altKey || tool === undefined) return;
    else choose(tool);
    event.preventDefault();
  };
}
