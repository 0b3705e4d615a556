import { sidesOf } from '../board/board.ts';
import type { ScoredBattle, View } from '../types.ts';

/**
 * NODE-WIN-04: what a viewer knows of a war that was ended from outside, of which the rules do not hear: nothing is awaited, and
 * nobody has won. Its open battles are void: see {@link voidedBattles}. A war that the rules ended stays as it is.
 */
export function endedByHand(view: View): View {
  if (view.ended !== null) return view;
  const { setUp, over } = view;
  return {
    ...view,
    over: over + voidedBattles(view).length,
    ...{ battles: {}, talks: {}, timers: {}, posts: [], night: null },
    setUp: setUp === null ? null : { ...setUp, owed: [] },
    ended: { rule: 'NODE-WIN-04', winners: [] },
  };
}

/** The battles that were open when a war was ended from outside, the latest first; none of a war that the rules ended. */
export function voidedBattles({ ended, battles, clock }: View): readonly ScoredBattle[] {
  if (ended !== null) return [];
  return Object.values(battles)
    .map(
      (battle): ScoredBattle => ({
        ...{ id: battle.id, node: battle.node, day: clock.day, ending: 'void', sides: sidesOf(battle), winner: null },
        ...{ degree: null, level: battle.level, mission: battle.mission?.mission ?? null, points: [] },
      }),
    )
    .reverse();
}
