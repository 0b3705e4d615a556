import { Broken, type FuzzSystem, type Limits, type Played } from './game.ts';

/** The result of one campaign. `step` is null if something other than a rule broke. */
export type Verdict =
  | { readonly ok: true; readonly played: Played }
  | { readonly ok: false; readonly step: number | null; readonly reason: string };

/** Plays one campaign, and returns any result: a value that can cross from one thread to another. */
export function playOne(system: FuzzSystem, seed: string, limits: Limits): Verdict {
  try {
    return { ok: true, played: system.play(seed, limits) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, step: error instanceof Broken ? error.step : null, reason };
  }
}
