import { Die } from '@sealed-orders/map';
import { prepText } from '@sealed-orders/text/hex-campaign/desks/battles';
import type { ReactNode } from 'react';
import { RuleChip } from '../../shell/rule-chip.tsx';

interface PrepRowProps {
  readonly name: string;
  readonly rule: string;
  /** As they fell; the first ones no longer count where there is another after them. */
  readonly dice?: readonly number[];
  readonly children: ReactNode;
}

/** One line of the sheet: what, how, the dice, the rule. */
export function PrepRow({ name, rule, dice = [], children }: PrepRowProps) {
  return (
    <div className="prep-row">
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className="by">
        <Dice faces={dice} />
        <RuleChip rule={rule} />
      </dd>
    </div>
  );
}

/** Dice side by side; of two the last one counts. */
export function Dice({ faces }: { readonly faces: readonly number[] }) {
  if (faces.length === 0) return null;
  return (
    <span className="dice" role="img" aria-label={prepText.dice(faces)}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
        <Die key={i} face={face} size={21} tone={i < faces.length - 1 ? 'faint' : 'plain'} />
      ))}
    </span>
  );
}
