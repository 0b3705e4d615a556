import { layoutOf, type StarChart, type StarPen, type StarSpot } from '@sealed-orders/map/graph';
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
  const faults = useMemo(() => {
    const read = maps.read(map);
    return read.ok ? read.value.faults : read.problem;
  }, [map]);
  const draw = (next: NodeMap, spoken = '') => {
    act({ type: 'drawn', map: next });
    say(spoken);
  };
  const touchOf = useTouches(map, view.chart);
  const tap = (spot: StarSpot) => {
    // The node that a path begins at may be gone by an undo.
    const came = touched(map, { ...kit, from: idIn(map, kit.from) }, touchOf(spot));
    draw(came.map, came.says);
    setKit({ ...kit, from: came.from });
    setOpen(came.open);
    show(came.from ?? (came.open?.kind === 'node' ? came.open.node : null));
  };
  const move: StarPen['onMove'] = (node, at) => {
    const id = idIn(map, node);
    if (id !== null) draw(nodeMoved(map, id, placeOf(at)), text.speech.moved(nameIn(map, id)));
  };
  const pen: StarPen = { onTap: tap, onMove: kit.tool === 'look' ? move : null };
  const choose = (tool: NodeMapTool) => setKit({ tool, from: null });
  return {
    ...{ ...state, kit, choose, act, draw, pen, view, faults, isDirty, says, open, setOpen, show },
    /** A node that was erased is not shown. */
    shown: idIn(map, shown),
    press: pressing(choose, act),
  };
}

export type Editor = ReturnType<typeof useEditor>;

const idIn = ({ nodes }: NodeMap, node: string | null): NodeId | null =>
  nodes.find(({ id }) => id === node)?.id ?? null;

/** What the map says of the spots that a pen touches. */
function useTouches(map: NodeMap, chart: StarChart): (spot: StarSpot) => Touch {
  const { planets } = useMemo(() => layoutOf(chart), [chart]);
  return ({ at, node, path }) => {
    const drawnPath = path === null ? undefined : chart.paths[path];
    const [a, b] = [idIn(map, drawnPath?.a ?? null), idIn(map, drawnPath?.b ?? null)];
    const found = a === null || b === null ? -1 : pathBetween(map, a, b);
    const under = planets.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) <= one.radius);
    return {
      at: placeOf(at),
      node: idIn(map, node),
      path: found < 0 ? null : found,
      planet: under?.planet.id ?? null,
      orbit: orbitBeside(at),
    };
  };
}

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
