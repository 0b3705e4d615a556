import type { ForceId, Option, View } from '@sealed-orders/rules/node-campaign';

/** The reader's battleforces that can take an order now, in the order of their arrival. */
export function freeForces({ you, forces }: Pick<View, 'you' | 'forces'>, options: readonly Option[]) {
  const able = new Set(
    options.flatMap((option) => {
      if (option.type === 'modify') return [option.force];
      return option.type === 'command' && 'force' in option.command ? [option.command.force] : [];
    }),
  );
  return Object.values(forces)
    .filter(({ id, owner }) => owner === you && able.has(id))
    .sort((a, b) => a.arrival - b.arrival)
    .map(({ id }) => id);
}

/** The next of them, or with -1 the one before; null: there is none. */
export function nextForce(free: readonly ForceId[], selected: ForceId | null, by: 1 | -1): ForceId | null {
  const at = selected === null ? -1 : free.indexOf(selected);
  const from = at < 0 && by < 0 ? 0 : at;
  return free[(from + by + free.length) % free.length] ?? null;
}
