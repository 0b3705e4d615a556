import type { ForceId, View } from '@sealed-orders/rules/node-campaign';
import type { Words } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';

/** In which battle a battleforce fights, or waits; null: it is free. */
export function lockWords(
  { now, words }: { readonly now: Pick<View, 'battles'>; readonly words: Pick<Words, 'node'> },
  force: ForceId | null,
): string | null {
  const battle = Object.values(now.battles).find(({ stack }) => stack.some(({ forces }) => isAmong(forces, force)));
  if (battle === undefined) return null;
  const place = battle.stack.findIndex(({ forces }) => isAmong(forces, force));
  const node = words.node(battle.node).text;
  const isFighting = place < (battle.multi?.entries ?? 2);
  return isFighting ? composerText.locked(node) : composerText.lockedWaiting(node, String(place + 1));
}

const isAmong = (forces: readonly ForceId[], force: ForceId | null): boolean => forces.some((one) => one === force);
