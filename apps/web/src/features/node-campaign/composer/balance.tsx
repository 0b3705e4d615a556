import type { View } from '@sealed-orders/rules/node-campaign';
import { dayAndTime, signed } from '@sealed-orders/text';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { heldOf, pointBoxes, spendableOf } from './point-boxes.ts';

const { balance } = composerText;

/** The reader's command points: what there is, what the orders cost, what is left. */
export function Balance() {
  const { composer, now } = useNodePlace();
  const { plan, commands } = composer;
  if (plan === null || plan.purse === null) return null;
  const { purse, price } = plan;
  const isNight = now.night !== null;
  const have = spendableOf(purse, isNight);
  const left = plan.left === null ? have : spendableOf(plan.left, isNight);
  const sum = have.cp + have.acceleration;
  const boxes = pointBoxes(have, left, now.settings.cpCap);
  const spent = sum - left.cp - left.acceleration;
  const held = isNight ? 0 : heldOf(purse);
  return (
    <div className="composer-balance">
      <p className="sums">
        <span className="grow">{balance.title}</span>
        <span>
          <b>{sum}</b> {balance.have}
        </span>
        {commands.length === 0 ? null : (
          <>
            <span>
              <b>{signed(-price)}</b> {balance.spend}
            </span>
            <span>
              <b className={sum < price ? 'text-danger' : undefined}>{signed(sum - price)}</b> {balance.left}
            </span>
          </>
        )}
      </p>
      <div className="point-boxes" role="img" aria-label={composerText.boxes(sum, spent, now.settings.cpCap)}>
        {boxes.map(({ state, isRound }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are alike
          <i key={i} className={isRound ? `${state} round` : state} />
        ))}
      </div>
      {have.acceleration > 0 ? (
        <p className="hint">
          {balance.acceleration(have.acceleration)} <RuleChip rule="NODE-CP-12" />
        </p>
      ) : null}
      {held > 0 ? (
        <p className="hint">
          {balance.held(held, heldUntil(now))} <RuleChip rule="NODE-CP-11" />
        </p>
      ) : null}
    </div>
  );
}

/** When the last embargo ends, as far as it runs. */
function heldUntil({ timers, settings }: Pick<View, 'timers' | 'settings'>): string | null {
  const ends = Object.entries(timers).flatMap(([id, at]) => (id.startsWith('embargo:') ? [at] : []));
  const last = ends.sort().at(-1);
  return last === undefined ? null : dayAndTime(new Date(last), settings.timeZone);
}
