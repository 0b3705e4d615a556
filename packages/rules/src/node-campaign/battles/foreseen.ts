import type { SeatId } from '../../kernel/index.ts';
import { controllerOf, fighting, forceOf, playersOf, seatsOf, sidesOf } from '../board/board.ts';
import type { Battle, BattleResult, ForceId, NodeId, Owner, PastBattle, View } from '../types.ts';
import { battleLines } from '../victory/victory.ts';
import { isGuest } from './results.ts';
import { retreatOutlook } from './retreats.ts';

/** What a result would lead to if it counted now, as far as the viewer knows. */
export interface Foreseen {
  /** VP of each player, in the order of the stack. */
  readonly points: readonly { readonly seat: SeatId; readonly amount: number }[];
  /** Who controls the node afterwards. */
  readonly node: Owner | null;
  /** `into`: one node; several: one of them, by a list that the viewer does not know; none: the battleforce is lost. */
  readonly leaves: readonly { readonly force: ForceId; readonly owner: Owner; readonly into: readonly NodeId[] }[];
}

/** How a battle that is fought, or conceded, would end. */
interface Outcome {
  readonly result: Pick<BattleResult, 'winner' | 'degree' | 'isPivotal' | 'iasl'>;
  readonly wasFought: boolean;
}

/** NODE-BTL-06 to -13, NODE-VP-05 to -10: what a result leads to, without experience, the stack, and a defender who may leave. */
export function foreseen(view: View, battle: Battle, { result, wasFought }: Outcome): Foreseen {
  const sides = sidesOf(battle);
  const won = result.winner === null ? [] : (sides[result.winner] ?? []);
  const losers = fighting(battle).filter(({ owner }) => !won.includes(owner));
  return {
    points: pointsOf(view, battle, { result, wasFought }),
    node: nodeAfter(view, battle, won),
    leaves: losers.flatMap(({ owner, forces }) =>
      forces.flatMap((id) => {
        const force = forceOf(view, id);
        const isListKnown = view.isReferee || view.you === owner;
        return force === null ? [] : [{ force: id, owner, into: retreatOutlook(view, battle, force, isListKnown) }];
      }),
    ),
  };
}

function nodeAfter(view: View, battle: Battle, won: readonly Owner[]): Owner | null {
  const [holder] = battle.stack;
  const keeper = fighting(battle).find(({ owner }) => won.includes(owner));
  if (keeper === undefined) return null;
  const staysTheirs = keeper.owner === holder?.owner && isGuest({ state: view }, battle.node, keeper.owner);
  return staysTheirs ? controllerOf(view, battle.node) : keeper.owner;
}

function pointsOf(view: View, battle: Battle, { result, wasFought }: Outcome): Foreseen['points'] {
  const past: PastBattle = {
    id: battle.id,
    node: battle.node,
    day: view.clock.day,
    ending: wasFought ? 'report' : 'concession',
    sides: sidesOf(battle),
    winner: result.winner,
    degree: result.degree,
    level: null,
    mission: null,
  };
  const isTainted = (id: ForceId): boolean => forceOf(view, id)?.isTainted === true;
  const tainted = seatsOf(
    fighting(battle)
      .filter(({ forces }) => forces.some(isTainted))
      .map(({ owner }) => owner),
  );
  const { iasl, isPivotal } = result;
  const lines = battleLines(view, past, { iasl, isPivotal: wasFought && isPivotal, wasFought, tainted });
  return playersOf(battle).map((seat) => ({
    seat,
    amount: lines.reduce((sum, line) => (line.seat === seat ? sum + line.amount : sum), 0),
  }));
}
