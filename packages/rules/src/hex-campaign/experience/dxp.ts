import { DXP_FOR_FIGHTING, DXP_KEPT_PART } from '../data/after-battle.ts';
import type { Telling } from '../turn/play.ts';
import { tell } from '../turn/play.ts';
import type { Detachment } from '../types.ts';
import { bestDxp, mostPoints } from '../units/worth.ts';

/** What a battle means for the experience of a detachment that fought it in its own hex. */
export interface Lesson {
  /** VP of its side. */
  readonly vp: number;
  /** HEX-XP-05: captured, or no model left on the field or by retreat. */
  readonly isCrushed: boolean;
}

/** HEX-XP-04, -05, HEX-GAR-11: its DXP after the battle: half of what it had if it was crushed, and what it gained. */
export function learnedDxp({ dxp, garrisonDetachment }: Detachment, { vp, isCrushed }: Lesson): number {
  if (garrisonDetachment) return dxp;
  const kept = isCrushed ? Math.floor(dxp / DXP_KEPT_PART) : dxp;
  return kept + vp + DXP_FOR_FIGHTING;
}

/** A detachment with new DXP; its previous DXP are kept. */
export function withDxp(detachment: Detachment, dxp: number): Detachment {
  const best = Math.max(bestDxp(detachment), dxp);
  return best > dxp || detachment.bestDxp !== undefined
    ? { ...detachment, dxp, bestDxp: best }
    : { ...detachment, dxp };
}

/** HEX-XP-04, -05: the detachment with its new DXP, and the event for its owner. */
export function taught(play: Telling, detachment: Detachment, lesson: Lesson): Detachment {
  const dxp = learnedDxp(detachment, lesson);
  const after = withDxp(detachment, dxp);
  if (detachment.garrisonDetachment) return detachment;
  const gained = lesson.vp + DXP_FOR_FIGHTING;
  const { seat, id: piece, name } = detachment;
  const what = { lost: detachment.dxp + gained - dxp, gained, dxp, most: mostPoints(bestDxp(after)) };
  const rule = lesson.isCrushed ? 'HEX-XP-05' : 'HEX-XP-04';
  tell(play, { type: 'experience-gained', rule, to: [seat], seat, piece, name, ...what });
  return after;
}
