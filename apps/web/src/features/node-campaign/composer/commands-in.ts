import { type Command, orderSchema } from '@sealed-orders/rules/node-campaign';

/** Commands as the rules' schema reads them; null: they are none. */
export function commandsIn(found: unknown): readonly Command[] | null {
  const read = orderSchema.safeParse({ type: 'commands', commands: found, when: { kind: 'now' } });
  return read.success && read.data.type === 'commands' ? read.data.commands : null;
}
