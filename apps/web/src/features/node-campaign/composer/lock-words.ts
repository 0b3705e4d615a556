import { type ForceId, fighting, lockOf, type View } from '@sealed-orders/rules/node-campaign';
import type { Words } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';

/** In which battle a battleforce fights, or waits; null: it is free. */
export function lockWords(
  { now, words }: { readonly now: Pick<View, 'battles'>; readonly words: Pick<Words, 'node'> },
  force: ForceId | null,
): string | null {
  const lock = force === null ? null : lockOf(now, force);
  if (lock === null) return null;
  const { battle, place } = lock;
  const node = words.node(battle.node).text;
  const isFighting = place < fighting(battle).length;
  return isFighting ? composerText.locked(node) : composerText.lockedWaiting(node, String(place + 1));
}
