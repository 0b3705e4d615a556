import { sidesOf } from '../board/board.ts';
import type { Battle, PastBattle, View } from '../types.ts';

/**
 * NODE-WIN-04: what a viewer knows of a war that was ended from outside, of which the rules do not hear: its open battles are void,
 * nothing is awaited, and nobody has won. A war that the rules ended stays as it is.
 */
export function endedByHand(view: View): View {
  if (view.ended !== null) return view;
  const { battles, past, clock, setUp } = view;
  return {
    ...view,
    past: [...past, ...Object.values(battles).map((battle) => asVoid(battle, clock.day))],
    ...{ battles: {}, talks: {}, timers: {}, posts: [], night: null },
    setUp: setUp === null ? null : { ...setUp, owed: [] },
    ended: { rule: 'NODE-WIN-04', winners: [] },
  };
}

const asVoid = (battle: Battle, day: number): PastBattle => ({
  ...{ id: battle.id, node: battle.node, day, ending: 'void', sides: sidesOf(battle), winner: null, degree: null },
  ...{ level: battle.level, mission: battle.mission?.mission ?? null },
});
