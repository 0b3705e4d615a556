import { nodeCampaign, type View } from '@sealed-orders/rules/node-campaign';
import { nodeBoard, nodeCommands, nodeWar } from '@sealed-orders/rules/testing';

type Pieces = Parameters<typeof nodeBoard>[0];

/** What red sees of a war of Orks, red, against an Imperial Guard, blue, and Necrons, green, after these commands. */
export function redSees(pieces: Pieces, commands: Readonly<Record<string, string>> = {}): View {
  const cp = { red: 14, blue: 14, green: 14 };
  const factions = { red: 'orks', blue: 'imperial-guard', green: 'necrons' } as const;
  const made = nodeWar(factions, { given: nodeBoard({ cp, ...pieces }) });
  for (const [seat, command] of Object.entries(commands)) made.does(seat, ...nodeCommands(command));
  return made.seenBy('red');
}

/** The same view with a roster of these points in a battleforce. */
export function withPoints(view: View, force: string, points: number): View {
  const unit = { id: 'u1', name: 'Boyz', category: 'troops', points, xp: 0, honours: '' };
  const one = view.forces[force];
  return nodeCampaign.schemas.view.parse({ ...view, forces: { ...view.forces, [force]: { ...one, units: [unit] } } });
}
