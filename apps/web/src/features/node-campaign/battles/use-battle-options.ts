import { remembered } from '@sealed-orders/rules/kernel';
import { type BattleOption, optionsInBattles, type View } from '@sealed-orders/rules/node-campaign';
import { useNodeStep } from '../node-context.ts';

const NOTHING: readonly never[] = [];
const optionsIn = remembered((view: View) => optionsInBattles(view));

/** What the reader may say in battles now. */
export function useBattleOptions(): readonly BattleOption[] {
  const { mayChoose, now } = useNodeStep();
  return mayChoose ? optionsIn(now) : NOTHING;
}
