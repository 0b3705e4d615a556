import type { Purse, View } from '@sealed-orders/rules/node-campaign';
import { signed } from '@sealed-orders/text';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import type { ReactNode } from 'react';

/** A box of the ruler: one command point, or the place for one. */
interface PointBox {
  readonly state: 'left' | 'spent' | 'missing';
  /** A point of acceleration. */
  readonly isRound: boolean;
}

/** The points that can be spent: normal ones, then those of acceleration. */
interface Spendable {
  readonly cp: number;
  readonly acceleration: number;
}

/** `isNight`: points whose embargo isn't over can be spent, too. */
export const spendableOf = ({ cp, free, held }: Purse, isNight: boolean): Spendable => ({
  cp,
  acceleration: free + (isNight ? heldOf({ held }) : 0),
});

export const heldOf = ({ held }: Pick<Purse, 'held'>): number => held.reduce((sum, { points }) => sum + points, 0);

/** A box for each point, and empty ones up to the limit: first what stays, then what the orders cost; acceleration last. */
export function pointBoxes(have: Spendable, left: Spendable, limit: number): readonly PointBox[] {
  const of = (whole: number, rest: number, isRound: boolean): readonly PointBox[] =>
    Array.from({ length: whole }, (_, i) => ({ state: i < rest ? 'left' : 'spent', isRound }));
  const full = [...of(have.cp, left.cp, false), ...of(have.acceleration, left.acceleration, true)];
  const empty = Math.max(0, limit - full.length);
  return [...full, ...Array.from({ length: empty }, (): PointBox => ({ state: 'missing', isRound: false }))];
}

interface BalanceOfProps {
  readonly known: Pick<View, 'night' | 'settings'>;
  readonly purse: Purse;
  /** The purse once the orders are paid; null: they can't be paid. */
  readonly left: Purse | null;
  /** Null: nothing is being ordered. */
  readonly price: number | null;
  readonly children?: ReactNode;
}

/** Command points before and after orders, in words and as boxes. */
export function BalanceOf({ known: { night, settings }, purse, left, price, children }: BalanceOfProps) {
  const { balance } = composerText;
  const have = spendableOf(purse, night !== null);
  const rest = left === null ? have : spendableOf(left, night !== null);
  const sum = have.cp + have.acceleration;
  return (
    <div className="command-form-balance">
      <p className="sums">
        <span className="grow">{balance.title}</span>
        <span>
          <b>{sum}</b> {balance.have}
        </span>
        {price === null ? null : (
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
      <Boxes
        boxes={pointBoxes(have, rest, settings.cpCap)}
        limit={settings.cpCap}
        label={composerText.boxes(sum, sum - rest.cp - rest.acceleration, settings.cpCap)}
      />
      {children}
    </div>
  );
}

interface BoxesProps {
  readonly boxes: readonly PointBox[];
  /** A mark follows this many boxes. */
  readonly limit: number;
  /** Left out: the words beside it say the same. */
  readonly label?: string;
}

/** One box for each point. */
export function Boxes({ boxes, limit, label }: BoxesProps) {
  const hearing = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className="point-boxes" {...hearing}>
      {boxes.map(({ state, isRound }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are alike
        <i key={i} className={`${state}${isRound ? ' round' : ''}${i === limit ? ' beyond' : ''}`} />
      ))}
    </div>
  );
}
