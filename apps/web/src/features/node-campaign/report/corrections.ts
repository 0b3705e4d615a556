import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import type { Corrections } from '../../campaign/door.ts';
import type { NodePlace } from '../node-context.ts';

export const useCorrections = ({ view }: NodePlace): Corrections => ({
  edits: nodeCampaign.edits,
  targets: (type) => nodeCampaign.correctable(view, type).map((one) => ({ ...one, name: one.id })),
  adds: () => false,
  places: view.map.nodes.map(({ id, name }) => [id, name] as const),
  inFull: (place) => place,
  picked: () => null,
  says: () => [],
  refused: () => null,
});
