import { type Command, orderSchema } from '@sealed-orders/rules/node-campaign';

/** Reads a list of commands with the rules' schema; null if it is not one. */
export function commandsIn(found: unknown): readonly Command[] | null {
  const read = orderSchema.safeParse({ type: 'commands', commands: found, when: { kind: 'now' } });
  return read.success && read.data.type === 'commands' ? read.data.commands : null;
}
