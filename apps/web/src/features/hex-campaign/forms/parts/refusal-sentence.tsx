import { plain } from '@sealed-orders/text';
import { describeRejection } from '@sealed-orders/text/hex-campaign';
import { useHexPlace } from '../../hex-context.ts';

interface RefusalSentenceProps {
  readonly refusal: Parameters<typeof describeRejection>[0];
}

/** Why something is not allowed. */
export function RefusalSentence({ refusal }: RefusalSentenceProps) {
  return plain(describeRejection(refusal, useHexPlace().words));
}
