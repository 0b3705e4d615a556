import { learnedDxp, taught } from '../experience/dxp.ts';
import { replacePiece } from '../turn/play.ts';
import type { Afterwards, BattleSide, Detachment, PieceId } from '../types.ts';
import { pointsLost } from './bill.ts';
import type { Fate } from './fates.ts';
import type { AfterBattlePlay } from './play.ts';
import type { Scene } from './scene.ts';
import type { Counted } from './stones.ts';

/** What detachments learn a battle from. */
interface Course {
  readonly counted: readonly Counted[];
  readonly captured: readonly PieceId[];
  readonly vp: Readonly<Record<BattleSide, number>>;
}

/** HEX-XP-05: no model left on the field, and none that had left it. */
const isLost = ({ tallies }: Counted): boolean =>
  tallies.length > 0 &&
  tallies.every(({ left, retreated, broken }) => left === 0 && retreated === 0 && broken !== 'rallied');

function standing(play: AfterBattlePlay, id: PieceId): Detachment | null {
  const piece = play.pieces.get(id) ?? play.captives.get(id)?.detachment;
  return piece?.kind === 'detachment' ? piece : null;
}

function putBack(play: AfterBattlePlay, detachment: Detachment): void {
  const held = play.captives.get(detachment.id);
  if (held === undefined) replacePiece(play, detachment);
  else play.captives.set(detachment.id, { ...held, detachment });
}

/** HEX-XP-04, -05: DXP of the detachments in the hex. */
export function teachDetachments({ play }: Scene, { counted, captured, vp }: Course): void {
  for (const one of counted) {
    const { army, side, isPrimary } = one.contingent;
    const detachment = isPrimary ? standing(play, army.id) : null;
    if (detachment === null) continue;
    const isCrushed = captured.includes(detachment.id) || isLost(one);
    putBack(play, taught(play, detachment, { vp: vp[side], isCrushed }));
  }
}

/** HEX-WD-09: what it would mean for the battle if a detachment that is still there were captured in flight. */
export function ifCaptured(scene: Scene, fates: readonly Fate[], { vp }: Pick<Course, 'vp'>): Afterwards['ifCaptured'] {
  return Object.fromEntries(
    scene.contingents.flatMap(({ army, side, isPrimary }) => {
      if (!isPrimary || army.kind !== 'detachment' || !scene.play.pieces.has(army.id)) return [];
      const lost = pointsLost(scene, fates, side, [army.id]);
      return [[army.id, { lost, dxp: learnedDxp(army, { vp: vp[side], isCrushed: true }) }]];
    }),
  );
}
