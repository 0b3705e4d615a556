import { Broken, type FuzzSystem, type Limits, type Played } from './game.ts';

/** How one campaign went. `step` is null where something else than a rule broke. */
export type Verdict =
  | { readonly ok: true; readonly played: Played }
  | { readonly ok: false; readonly step: number | null; readonly reason: string };

/** Plays one campaign, and answers whatever comes of it: a value that can cross from one thread to another. */
export function playOne(system: FuzzSystem, seed: string, limits: Limits): Verdict {
  try {
    return { ok: true, played: system.play(seed, limits) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, step: error instanceof Broken ? error.step : null, reason };
  }
}
