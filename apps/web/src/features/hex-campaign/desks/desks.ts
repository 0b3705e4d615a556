import type { Phase } from '@sealed-orders/rules/hex-campaign';
import { useEffect, useState } from 'react';
import { allLoaded } from '../../shell/all-loaded.ts';
import type { DeskModule } from './phase-desk.ts';

/** The desks by the phases whose sheets they write. A page loads the desk of the open phase and no other. */
const DESKS: Readonly<Partial<Record<Phase, () => Promise<DeskModule>>>> = {
  placement: async () => (await import('./placement/desk.ts')).placementDesk,
  'free-roads': async () => (await import('./free-roads/desk.ts')).freeRoadsDesk,
  spending: async () => (await import('./build/desk.ts')).buildDesk,
  build: async () => (await import('./build/desk.ts')).buildDesk,
  'air-orders': async () => (await import('./air/desk.ts')).airDesk,
  'movement-orders': async () => (await import('./movement/desk.ts')).movementDesk,
  'battle-orders': async () => (await import('./battle-orders/desk.ts')).battleOrdersDesk,
};

interface Loaded {
  readonly phase: Phase;
  readonly module: DeskModule;
}

/** The desk of the phase; null while it is loaded, and for phases without one. */
export function useLoadedDesk(phase: Phase | null): DeskModule | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const load = phase === null ? undefined : DESKS[phase];
    if (phase === null || load === undefined) return;
    let isWanted = true;
    void load().then((module) => {
      if (!isWanted) return;
      setLoaded({ phase, module });
      void allLoaded().then(module.loadAhead);
    });
    return () => {
      isWanted = false;
    };
  }, [phase]);
  return loaded?.phase === phase ? loaded.module : null;
}
