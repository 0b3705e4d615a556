import type { NamedLoss, QuickBattleEvent } from '@sealed-orders/rules/hex-campaign';
import { apostrophe, counted, listed, say } from '../../sentence.ts';
import { BATTLE_SIDE_NAMES } from '../battle-names.ts';
import type { SentencesFor } from './table.ts';

const PARTS = { half: 'half of', whole: 'all of', rest: 'the rest of' } as const satisfies Record<
  NamedLoss['part'],
  string
>;

const lossNames = (units: readonly NamedLoss[]) =>
  units.length === 0 ? say`nothing` : listed(units.map(({ name, part }) => `${PARTS[part]} ${name}`));

export const quickBattlesSentences: SentencesFor<QuickBattleEvent['type']> = {
  'quick-battle-rolled': ({ side, dice, damage }) =>
    say`Quick Battle: the ${BATTLE_SIDE_NAMES[side]} rolled ${dice[0] + dice[1]} and inflicted ${counted(damage, 'point', 'points')} of damage.`,
  'losses-picked': ({ seat, units, drawn }, words) =>
    units.length === 0
      ? say`Quick Battle: ${words.seat(seat)} picked none of the enemy’s losses${drawn ? ' (by dice)' : ''}.`
      : say`Quick Battle: ${words.seat(seat)} picked some of the enemy’s losses${drawn ? ' (by dice)' : ''}: ${lossNames(units)}.`,
  'losses-chosen': ({ seat, units, drawn }, words) =>
    say`Quick Battle, ${words.isReader(seat) ? 'your losses' : say`${words.seat(seat)}${apostrophe(words.seat(seat).text)} losses`}${drawn ? ' (by dice)' : ''}: ${lossNames(units)}.`,
  'fun-battle-reported': ({ seat, with: other }, words) =>
    say`${words.seat(seat)} reported a fun battle against ${words.seat(other)}. It counts once both report the same result.`,
  'fun-battle-fought': ({ seat, with: other, winner }, words) =>
    winner === null
      ? say`${words.seat(seat)} and ${words.seat(other)} fought a fun battle: a draw.`
      : say`${words.seat(seat)} and ${words.seat(other)} fought a fun battle: ${words.seat(winner)} won.`,
  'fun-battle-counted': ({ vp, lost, deduction }) =>
    say`The fun battle earned ${counted(vp, 'victory point', 'victory points')} and cost units worth ${counted(lost, 'point', 'points')}, so ${deduction} BP come off the Capital’s next income.`,
};
