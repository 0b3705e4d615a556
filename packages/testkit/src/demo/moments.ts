import type { BattleStep, BuildStep, Deed, Moment, MoveStep, SheetPhase, Sheets, Turn } from './script.ts';
import { writeUpsOf } from './write-ups.ts';

/** The moments of a turn, in the order of play. Battles are written up before the last of them is decided. */
export function momentsOf({ turn, deals, build, movement, battleOrders, battles }: Turn): readonly Moment[] {
  const deeds = (phase: 'build' | 'battle', done: readonly Deed[]) =>
    done.map((deed): Moment => ({ turn, kind: 'deed', phase, deed }));
  const sealed = (phase: SheetPhase, sheets: Sheets<BuildStep | MoveStep | BattleStep>): Moment => ({
    turn,
    kind: 'sheets',
    phase,
    sheets,
  });
  return [
    ...deeds('build', deals),
    sealed('build', build),
    sealed('movement-orders', movement),
    sealed('battle-orders', battleOrders),
    ...deeds('battle', [...battles.slice(0, -1), ...writeUpsOf(turn), ...battles.slice(-1)]),
  ];
}
