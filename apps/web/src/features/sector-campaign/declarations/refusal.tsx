import type { Rejection } from '@sealed-orders/rules/sector-campaign';
import { refusalSentence } from '@sealed-orders/text/sector-campaign';
import { RuleChip } from '../../kit/rule-chip.tsx';

/** Why something can't be chosen, with its rule. */
export const Refusal = ({ refusal }: { readonly refusal: Rejection }) => (
  <>
    {refusalSentence(refusal)} {refusal.rule === null ? null : <RuleChip rule={refusal.rule} />}
  </>
);
