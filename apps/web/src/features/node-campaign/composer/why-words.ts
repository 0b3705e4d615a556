import {
  type ForceId,
  fighting,
  lockOf,
  payableAfterQueue,
  type Rejection,
  type View,
} from '@sealed-orders/rules/node-campaign';
import { refusalSentence, type Words } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';

interface Place {
  readonly now: View;
  readonly words: Pick<Words, 'node'>;
}

/** Why an order can't be given: with the day on which it can be paid, or the battle that holds the battleforce. */
export function whyWords({ now, words }: Place, refusal: Rejection, force: ForceId | null = null): string {
  const { price, points } = refusal.facts;
  if (refusal.code === 'cannot-pay' && now.you !== null && typeof price === 'number' && typeof points === 'number') {
    return composerText.short(price - points, payableAfterQueue(now, now.you, price));
  }
  const lock = refusal.code === 'force-locked' && force !== null ? lockOf(now, force) : null;
  if (lock === null) return refusalSentence(refusal);
  const node = words.node(lock.battle.node).text;
  const isFighting = lock.place < fighting(lock.battle).length;
  return isFighting ? composerText.locked(node) : composerText.lockedWaiting(node, String(lock.place + 1));
}
