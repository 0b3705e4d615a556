import type { SeatId } from '../../kernel/index.ts';
import { isAgainstNpc, speakers } from '../sides/sides.ts';
import type { SeenBattle, View } from '../types.ts';
import { askedOf, type BattleDuty } from './awaiting.ts';
import { isSame } from './reports.ts';

/** The stage of a battle as far as the viewer knows. */
export type BattleStanding =
  | { readonly kind: 'put-off' | 'differs' | 'picks' | 'losses' | 'captives' | 'over' | 'open' }
  /** `by`: the side that reported and waits for the other, or for the referee if nobody leads the enemy. */
  | { readonly kind: 'reported'; readonly by: SeatId };

const known = (battle: SeenBattle) => ({
  ...battle,
  reports: battle.talk?.reports ?? {},
  quick: battle.talk?.quick ?? null,
});

/** HEX-TBL-41, HEX-QB-05: what the reader owes in a battle, as far as the reader knows; null: nothing. */
export function dutyIn(view: View, battle: SeenBattle): BattleDuty | 'decide-battle' | null {
  const { viewer, phase } = view;
  if (phase !== 'battle' || battle.postponed || battle.stage === 'closed') return null;
  if (viewer.kind === 'referee') return waitsForReferee(battle) ? 'decide-battle' : null;
  if (viewer.kind === 'spectator' || (view.settings.quickBattle === 'always' && battle.stage === 'open')) return null;
  return askedOf(known(battle)).find(({ seats }) => seats.includes(viewer.seat))?.decision ?? null;
}

/** HEX-TBL-41, -43: whether only the referee can end it. */
export const waitsForReferee = (battle: SeenBattle): boolean => {
  const { kind } = standingOf(battle);
  return kind === 'differs' || (kind === 'reported' && isAgainstNpc(battle));
};

/** The stage of a battle. */
export function standingOf(battle: SeenBattle): BattleStanding {
  const { stage, postponed, talk } = battle;
  if (postponed) return { kind: 'put-off' };
  if (stage === 'closed') return { kind: 'over' };
  if (stage !== 'open') return { kind: stage };
  const said = speakers(battle).flatMap((seat) => {
    const report = talk?.reports[seat];
    return report === undefined ? [] : [{ seat, report }];
  });
  const [one, other] = said;
  if (one === undefined) return { kind: 'open' };
  if (other === undefined || isSame(one.report, other.report)) return { kind: 'reported', by: one.seat };
  return { kind: 'differs' };
}
