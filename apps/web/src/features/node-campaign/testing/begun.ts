import { seatId, seededDice } from '@sealed-orders/rules/kernel';
import { type Faction, type NodeId, nodeCampaign, type View } from '@sealed-orders/rules/node-campaign';

/** A node of the default map. Throws if there is none. */
export function node(view: View, id: string): NodeId {
  const found = view.map.nodes.find((one) => one.id === id)?.id;
  if (found === undefined) throw new Error(`no node ${id}`);
  return found;
}

/** What a seat knows of a war on the default map whose set-up has just begun: `{ red: 'orks' }`. */
export function begun(factions: Readonly<Record<string, Faction | null>>, you: string): View {
  const setup = nodeCampaign.schemas.setup.parse({
    seats: Object.entries(factions).map(([id, faction]) => ({ id, name: id, faction })),
    settings: { anyMix: true },
  });
  const table = { edition: '1', dice: seededDice(Uint8Array.of(7)) };
  const made = nodeCampaign.begin(setup, table, '2031-05-03T12:00:00.000Z');
  if (!made.ok) throw new Error('the war cannot begin');
  return nodeCampaign.view(made.value.state, { kind: 'seat', seat: seatId(you) });
}
