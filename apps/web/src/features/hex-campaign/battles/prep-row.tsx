import { Die } from '@sealed-orders/map';
import { prepText } from '@sealed-orders/text/hex-campaign/forms/battles';
import type { ReactNode } from 'react';
import { RuleChip } from '../../kit/rule-chip.tsx';

interface PrepRowProps {
  readonly name: string;
  readonly rule: string;
  /** As rolled. */
  readonly dice?: readonly number[];
  /** How many of them count, the last ones. */
  readonly counting?: number;
  readonly children: ReactNode;
}

/** One line of the sheet: what, how, the dice, the rule. */
export function PrepRow({ name, rule, dice = [], counting = 1, children }: PrepRowProps) {
  return (
    <div className="prep-row">
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className="by">
        <Dice faces={dice} counting={counting} />
        <RuleChip rule={rule} />
      </dd>
    </div>
  );
}

interface DiceProps {
  readonly faces: readonly number[];
  readonly counting?: number;
}

/** Dice in a row. Only the last `counting` of them count; the others are faint. */
export function Dice({ faces, counting = 1 }: DiceProps) {
  if (faces.length === 0) return null;
  return (
    <span className="dice" role="img" aria-label={prepText.dice(faces)}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
        <Die key={i} face={face} size={21} tone={i < faces.length - counting ? 'faint' : 'plain'} />
      ))}
    </span>
  );
}
