import { type Board, PHASES, type Phase, SETUP_PHASES } from '@sealed-orders/rules/sector-campaign';

/** A phase along the top of the page. */
export interface Step {
  readonly phase: Phase;
  readonly state: 'done' | 'now' | 'later';
}

const SETUP: readonly Phase[] = SETUP_PHASES;

/** The phases of the set-up, or those of a turn; phase 0 only with the modules that use it. SEC-TURN-01, -02. */
export function stepsOf({ phase, settings }: Pick<Board, 'phase' | 'settings'>): readonly Step[] {
  const isSetup = SETUP.includes(phase);
  const hasCommand = settings.commandResources || settings.directives || phase === 'command';
  const shown = PHASES.filter((one) => SETUP.includes(one) === isSetup && (one !== 'command' || hasCommand));
  const now = shown.indexOf(phase);
  return shown.map((one, i) => ({ phase: one, state: i < now ? 'done' : i === now ? 'now' : 'later' }));
}
