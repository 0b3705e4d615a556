import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Army,
  armyFaults,
  type BattleId,
  READY_MADE_ARMIES,
  SIDES,
  type Side,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';

/** The rulings that a referee makes at the desk; those about a battle are made on its page. */
export type DeskRuling = 'set-army' | 'answer-claim' | 'end-campaign';

/** The rulings that are possible now. */
export function rulingsNow(view: View): readonly DeskRuling[] {
  const { phase, claim, ended } = view.board;
  if (ended !== null) return [];
  return [
    ...(phase === 'armies' ? (['set-army'] as const) : []),
    ...(claim === null ? [] : (['answer-claim'] as const)),
    'end-campaign',
  ];
}

/** SEC-SETUP-10: the sides without a sealed army. Until both are sealed, either could still get another one. */
export const withoutArmy = ({ desks }: View): readonly Side[] => SIDES.filter((side) => desks[side]?.army === null);

/** SEC-SETUP-10: the ready-made armies that fit a side's terms. */
export const armiesFor = ({ board }: View, side: Side): readonly Army[] =>
  READY_MADE_ARMIES.filter((army) => armyFaults(board.settings, board.sides[side].race, army).length === 0);

/** A battle that only the referee can settle. */
export interface DisputedBattle {
  readonly battle: BattleId;
  readonly territory: TerritoryId;
}

/** SEC-BTL-12: battles with a disputed report; for the referee, until the campaign is over. */
export const disputedBattles = ({ isReferee, board, talks }: View): readonly DisputedBattle[] =>
  isReferee && board.ended === null
    ? Object.values(board.battles).flatMap(({ id, territory, outcome }) =>
        outcome === null && (lookup(talks, id)?.dispute ?? null) !== null ? [{ battle: id, territory }] : [],
      )
    : [];
