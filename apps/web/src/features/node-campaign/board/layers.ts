'use client';
import { HIDEABLE } from '@sealed-orders/map/graph';
import { Castle, type LucideIcon, Rocket, Trophy } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';

/** What can be switched off on the star map. */
export const LAYERS = HIDEABLE;
export type Layer = (typeof LAYERS)[number];

export const LAYER_ICONS: Readonly<Record<Layer, LucideIcon>> = { values: Trophy, marks: Castle, lanes: Rocket };

export interface Layers {
  readonly hidden: readonly Layer[];
  readonly toggle: (layer: Layer) => void;
}

const KEY = 'star-hidden';

function remembered(): readonly Layer[] {
  try {
    const names = (localStorage.getItem(KEY) ?? '').split(' ');
    return LAYERS.filter((layer) => names.includes(layer));
  } catch {
    return [];
  }
}

/** What the reader has switched off, remembered in this browser. */
export function useLayers(): Layers {
  const [hidden, setHidden] = useState(remembered);
  const toggle = useCallback((layer: Layer) => {
    setHidden((before) => {
      const after = before.includes(layer) ? before.filter((one) => one !== layer) : [...before, layer];
      try {
        localStorage.setItem(KEY, after.join(' '));
      } catch {
        // Not remembered, then.
      }
      return after;
    });
  }, []);
  return useMemo(() => ({ hidden, toggle }), [hidden, toggle]);
}
