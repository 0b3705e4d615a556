import { type BattleStanding, type SeenBattle, standingOf } from '@sealed-orders/rules/hex-campaign';
import { battlesText } from '@sealed-orders/text/hex-campaign/forms/battles';

const TONES: Readonly<Record<BattleStanding['kind'], string>> = {
  open: 'chip warn',
  reported: 'chip info',
  differs: 'chip danger',
  picks: 'chip warn',
  losses: 'chip warn',
  captives: 'chip warn',
  over: 'chip ok',
  'put-off': 'chip',
};

/** A battle's stage, in two or three words. */
export function StandingChip({ battle }: { readonly battle: SeenBattle }) {
  const { kind } = standingOf(battle);
  return <span className={TONES[kind]}>{battlesText.standing(kind)}</span>;
}
