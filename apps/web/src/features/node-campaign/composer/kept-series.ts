import { type Command, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { type Kept, kept } from '../../browser/kept.ts';

/** The orders that a player has composed and not given yet: this browser stores them, for each campaign and seat. */
export const keptSeries = (campaign: string, seat: string): Kept<readonly Command[]> =>
  kept(`node-orders ${campaign} ${seat}`, commandsIn);

/** Commands as the rules' schema reads them; null: they are none. */
export function commandsIn(found: unknown): readonly Command[] | null {
  const read = nodeCampaign.schemas.order.safeParse({ type: 'commands', commands: found, when: { kind: 'now' } });
  return read.success && read.data.type === 'commands' ? read.data.commands : null;
}
