import type { Stronghold } from '../types.ts';

/** HEX-DEF-09: whether one of its towers is a working radar tower. */
export const hasRadar = (stronghold: Stronghold, turn: number): boolean =>
  stronghold.defences.some(({ type, disabled }) => type === 'radar-tower' && disabled !== turn);
