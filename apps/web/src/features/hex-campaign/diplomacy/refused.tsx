import type { Refusal, Rejection } from '@sealed-orders/rules/hex-campaign';
import { plain } from '@sealed-orders/text';
import { describeRejection } from '@sealed-orders/text/hex-campaign';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';

interface RefusedProps {
  readonly refusal: Refusal | Rejection | null | undefined;
  /** Not the reader's mistake: shown without alarm. */
  readonly isQuiet?: boolean;
}

/** Why something is refused, with its rule; nothing if it is allowed. */
export function Refused({ refusal, isQuiet = false }: RefusedProps) {
  const { words } = useHexPlace();
  if (!refusal) return null;
  return (
    <p className={isQuiet ? 'hint' : 'hint bad'}>
      {plain(describeRejection(refusal, words))} {refusal.rule === null ? null : <RuleChip rule={refusal.rule} />}
    </p>
  );
}
