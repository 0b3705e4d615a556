import type { Phase } from '@sealed-orders/rules/hex-campaign';
import { useEffect, useState } from 'react';
import { allLoaded } from '../../browser/all-loaded.ts';
import type { FormModule } from './phase-form.ts';

/** The forms by the phases whose sheets they write. A page loads only the form of the open phase. */
const FORMS: Readonly<Partial<Record<Phase, () => Promise<FormModule>>>> = {
  placement: async () => (await import('./placement/form.ts')).placementForm,
  'free-roads': async () => (await import('./free-roads/form.ts')).freeRoadsForm,
  spending: async () => (await import('./build/form.ts')).buildForm,
  build: async () => (await import('./build/form.ts')).buildForm,
  'air-orders': async () => (await import('./air/form.ts')).airForm,
  'movement-orders': async () => (await import('./movement/form.ts')).movementForm,
  'battle-orders': async () => (await import('./battle-orders/form.ts')).battleOrdersForm,
};

interface Loaded {
  readonly phase: Phase;
  readonly module: FormModule;
}

/** The form of the phase; null while it is loading, and for phases without one. */
export function useLoadedForm(phase: Phase | null): FormModule | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const load = phase === null ? undefined : FORMS[phase];
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
