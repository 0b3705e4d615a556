import { type Pen, type Spot, terrainAt } from '@sealed-orders/map/hex';
import type { Chart, Terrain } from '@sealed-orders/rules/hex-campaign';
import { maps, mapWarnings } from '@sealed-orders/rules/hex-campaign/cartography';
import type { HexKey } from '@sealed-orders/rules/space';
import { MAP_TOOLS, type MapLayer, type MapTool, mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Pointing } from './caption.tsx';
import { drawn, opened } from './drawing-state.ts';
import { FIRST_LAYERS, withLayerOf } from './layers.ts';
import { editsOf, type Kit } from './strokes.ts';

export const TERRAIN_KEYS: readonly Terrain[] = ['plains', 'hills', 'forest', 'jungle', 'sea'];
/** Picks up the terrain of a hex instead of painting. */
export const PICK_KEY = '6';

const FIRST: Kit = {
  tool: 'terrain',
  terrain: 'forest',
  brush: '1',
  airspace: 1,
  site: 'urban',
  name: '',
  isMirrored: false,
  isPicking: false,
};

/** The open map: its drawing, its tools, and the rules' checks. */
export function useEditor(first: Parameters<typeof opened>[0], onDraft: (map: unknown) => void) {
  const [state, act] = useReducer(drawn, first, opened);
  const [kit, setKit] = useState<Kit>(FIRST);
  const [layers, setLayers] = useState(FIRST_LAYERS);
  const pointing = useRef<Pointing>(null);
  const { chart } = state;
  const isDirty = chart !== state.saved;
  useDrafted(isDirty ? chart : null, onDraft);
  const verdict = useMemo(() => {
    const read = maps.read(chart);
    if (!read.ok) return { seats: 0, faults: read.problem, warnings: [] };
    const { seats, faults } = read.value;
    return { seats, faults, warnings: faults.length === 0 ? mapWarnings(chart) : [] };
  }, [chart]);
  const canMirror = chart.size.rows % 2 === 0;
  const inHand = { ...kit, isMirrored: kit.isMirrored && canMirror };
  const change = (part: Partial<Kit>) => {
    setKit((before) => ({ ...before, isPicking: false, ...part }));
    const { tool } = part;
    if (tool !== undefined) setLayers((before) => withLayerOf(before, tool));
  };
  const { pen, pickUnder } = usePen({ chart, kit: inHand, act, change, pointing });
  const show = (layer: MapLayer, isShown: boolean) => setLayers((before) => ({ ...before, [layer]: isShown }));
  const press = pressing(change, act);
  return {
    ...state,
    kit: inHand,
    layers,
    show,
    change,
    act,
    pen,
    pickUnder,
    pointing,
    verdict,
    isDirty,
    canMirror,
    press,
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** Tells the page what is not saved. */
function useDrafted(chart: Chart | null, onDraft: (map: unknown) => void): void {
  const tell = useRef(onDraft);
  useEffect(() => {
    tell.current = onDraft;
  });
  useEffect(() => tell.current(chart), [chart]);
}

/** Tools that a drag uses once, where it began. */
const ONCE: readonly MapTool[] = ['site', 'start', 'name'];

interface PenHolder {
  readonly chart: Chart;
  readonly kit: Kit;
  readonly act: (action: Parameters<typeof drawn>[1]) => void;
  readonly change: (part: Partial<Kit>) => void;
  readonly pointing: RefObject<Pointing | null>;
}

/** Turns strokes into edits. A stroke's first touch decides whether it draws or removes. */
function usePen({ chart, kit, act, change, pointing }: PenHolder) {
  const before = useRef<HexKey | null>(null);
  const under = useRef<HexKey | null>(null);
  const lays = useRef<boolean | null>(null);
  const hasPicked = useRef(false);
  const pick = (hex: HexKey) => {
    const terrain = terrainAt(chart, hex);
    if (terrain !== null) change({ tool: 'terrain', terrain });
  };
  const pen: Pen = {
    onHover: (hex) => {
      under.current = hex;
      pointing.current?.(hex);
    },
    onStroke: ({ hex, across }: Spot, isFirst) => {
      if (isFirst) hasPicked.current = kit.isPicking;
      if (isFirst && kit.isPicking) pick(hex);
      // The rest of the stroke that picked up a terrain does not paint with it.
      if (hasPicked.current) return;
      const last = isFirst && across !== null ? null : before.current;
      if (isFirst) lays.current = null;
      before.current = hex;
      if (!isFirst && (ONCE.includes(kit.tool) || last === hex) && kit.tool !== 'river') return;
      const edits = editsOf(chart, kit, { hex, across, before: last, lays: lays.current });
      const [one] = edits;
      if (lays.current === null && one !== undefined && 'isThere' in one) lays.current = one.isThere;
      if (edits.length > 0) act({ type: 'stroke', edits, isFirst, isMirrored: kit.isMirrored });
    },
  };
  /** Picks up the terrain under the mouse. */
  const pickUnder = () => {
    if (under.current !== null) pick(under.current);
  };
  return { pen: kit.tool === 'look' ? null : pen, pickUnder };
}

/** Elements that handle keys themselves. */
const KEEP_KEYS = 'input:not([type="radio"], [type="checkbox"]), select, dialog';

const toolOf = (key: string): MapTool | undefined => MAP_TOOLS.find((tool) => mapEditorText.tool[tool].key === key);

/** Letters choose the tool, digits the terrain, Ctrl Z and Ctrl Y undo and redo. Fields keep their keys. */
function pressing(change: (part: Partial<Kit>) => void, act: (action: Parameters<typeof drawn>[1]) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (target instanceof Element && target.closest(KEEP_KEYS) !== null) return;
    const isChord = event.ctrlKey || event.metaKey;
    const letter = key.toLowerCase();
    if (isChord && (letter === 'y' || (letter === 'z' && event.shiftKey))) act({ type: 'redo' });
    else if (isChord && letter === 'z') act({ type: 'undo' });
    else if (isChord || event.altKey) return;
    else {
      const terrain = TERRAIN_KEYS[Number(key) - 1];
      const tool = toolOf(letter);
      if (terrain !== undefined) change({ tool: 'terrain', terrain });
      else if (key === PICK_KEY) change({ tool: 'terrain', isPicking: true });
      else if (tool !== undefined) change({ tool });
      else return;
    }
    event.preventDefault();
  };
}
