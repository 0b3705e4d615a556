import { lookup } from '../../kernel/index.ts';
import { otherSide } from '../board/grid.ts';
import { CONCEDED } from '../data/quick.ts';
import { isSpared, xpAfter } from '../experience/experience.ts';
import type { Battle, BattleResult, Board, CounterId, Deeds, Detachment, Side, View, Winner } from '../types.ts';
import { battleScore } from '../victory/victory.ts';
import { type Leaving, leavingIn } from './aftermath.ts';
import { NO_DEEDS, winningSide } from './results.ts';
import { asItStands, fightersIn, pointsIn } from './table.ts';

/** What the end of a battle leads to, unless the turn's other battles change anything. */
export interface BattleEnd {
  readonly controller: Side;
  /** SEC-VP-06; null: nobody scores, or the viewer doesn't know the points. */
  readonly score: { readonly side: Side; readonly amount: number } | null;
  /** Where those who fought can go, the attackers first. SEC-BTL-06 to -09. */
  readonly leaving: readonly Leaving[];
}

/** SEC-BTL-05 to -09, SEC-VP-06: what this end of a battle would lead to. `ending`: how it would end. */
export function battleEnd(
  view: View,
  battle: Battle,
  winner: Winner,
  ending: 'report' | 'concession' = 'report',
): BattleEnd {
  const { board } = view;
  const full: Battle = { ...asItStands(board, battle), outcome: { ending, winner } };
  const victor = winningSide(battle.attacker, winner);
  const after = withResult(board, full);
  const points = victor === null ? null : pointsIn(fightersIn(view, battle), otherSide(victor));
  const amount = points === null ? 0 : battleScore(points, ending === 'concession' ? CONCEDED : 1);
  return {
    controller: after.territories[battle.territory]?.controller ?? battle.attacker,
    score: victor === null || points === null ? null : { side: victor, amount },
    leaving: [battle.attacker, otherSide(battle.attacker)].flatMap((side) => leavingIn(after, full, side)),
  };
}

function withResult(board: Board, battle: Battle): Board {
  const territory = lookup(board.territories, battle.territory);
  if (territory === undefined || battle.outcome?.winner !== 'attacker') return board;
  const taken = { ...territory, controller: battle.attacker };
  return { ...board, territories: { ...board.territories, [battle.territory]: taken } };
}

/** SEC-XP-05 to -09, SEC-DIR-10: the experience that one of the side's detachments has after this result. */
export function xpForeseen(view: View, side: Side, detachment: Detachment, { deeds }: BattleResult): number {
  const desk = view.desks[side];
  const done = deeds.find(({ counter }) => counter === detachment.counter) ?? NO_DEEDS;
  return xpAfter(detachment, done, desk !== null && isSpared(desk));
}

/** A report in which nothing is marked yet. SEC-BTL-12. */
export const noDeeds = (counters: readonly CounterId[]): readonly Deeds[] =>
  counters.map((counter) => ({ counter, ...NO_DEEDS }));
