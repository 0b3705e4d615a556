import type { View } from '@sealed-orders/rules/node-campaign';
import { dayAndTime } from '@sealed-orders/text';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { BalanceOf, heldOf, spendableOf } from './point-boxes.tsx';

const { balance } = composerText;

/** The reader's command points: what there is, what the orders cost, what is left. */
export function Balance() {
  const { composer, now } = useNodePlace();
  const { plan, commands } = composer;
  if (plan === null || plan.purse === null) return null;
  const { purse, price, left } = plan;
  const isNight = now.night !== null;
  const { acceleration } = spendableOf(purse, isNight);
  const held = isNight ? 0 : heldOf(purse);
  return (
    <BalanceOf known={now} purse={purse} left={left} price={commands.length === 0 ? null : price}>
      {acceleration > 0 ? (
        <p className="hint">
          {balance.acceleration(acceleration)} <RuleChip rule="NODE-CP-12" />
        </p>
      ) : null}
      {held > 0 ? (
        <p className="hint">
          {balance.held(held, heldUntil(now))} <RuleChip rule="NODE-CP-11" />
        </p>
      ) : null}
    </BalanceOf>
  );
}

/** When the last embargo ends, as far as it runs. */
function heldUntil({ timers, settings }: Pick<View, 'timers' | 'settings'>): string | null {
  const ends = Object.entries(timers).flatMap(([id, at]) => (id.startsWith('embargo:') ? [at] : []));
  const last = ends.sort().at(-1);
  return last === undefined ? null : dayAndTime(new Date(last), settings.timeZone);
}
