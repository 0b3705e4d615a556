'use client';
import { Eye, type LucideIcon, Plane, Shield } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';

export const OVERLAYS = ['zones', 'sight', 'airspaces'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export const OVERLAY_ICONS: Readonly<Record<Overlay, LucideIcon>> = { zones: Shield, sight: Eye, airspaces: Plane };

export interface Overlays {
  readonly shown: readonly Overlay[];
  readonly toggle: (overlay: Overlay) => void;
}

const AT_ONCE = 2;
const KEY = 'overlays';

function remembered(): readonly Overlay[] {
  try {
    const names = localStorage.getItem(KEY);
    return names === null ? ['sight'] : OVERLAYS.filter((overlay) => names.split(' ').includes(overlay));
  } catch {
    return ['sight'];
  }
}

/** What is drawn over the map, remembered in this browser: two at a time, a third switches the oldest off. */
export function useOverlays(): Overlays {
  const [shown, setShown] = useState(remembered);
  const toggle = useCallback((overlay: Overlay) => {
    setShown((before) => {
      const after = before.includes(overlay)
        ? before.filter((on) => on !== overlay)
        : [...before, overlay].slice(-AT_ONCE);
      try {
        localStorage.setItem(KEY, after.join(' '));
      } catch {
        // Not remembered, then.
      }
      return after;
    });
  }, []);
  return useMemo(() => ({ shown, toggle }), [shown, toggle]);
}
