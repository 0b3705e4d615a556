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
  const lock = lockIn(now, refusal, force);
  return lock === null ? refusalSentence(refusal) : lockWords(lock, words);
}

type Lock = NonNullable<ReturnType<typeof lockOf>>;

/** The battle that locks a battleforce; null: the refusal has another reason. */
export const lockIn = (now: View, { code }: Pick<Rejection, 'code'>, force: ForceId | null): Lock | null =>
  code === 'force-locked' && force !== null ? lockOf(now, force) : null;

/** What a battleforce is locked in. */
export function lockWords({ battle, place }: Lock, words: Pick<Words, 'node'>): string {
  const node = words.node(battle.node).text;
  return place < fighting(battle).length
    ? composerText.locked(node)
    : composerText.lockedWaiting(node, String(place + 1));
}
