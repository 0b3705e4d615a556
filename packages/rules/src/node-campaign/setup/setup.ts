import type { SeatId } from '../../kernel/index.ts';
import { ALL_WELL, factionOf, forcesOf, playersIn, refused } from '../board/board.ts';
import { hasFactionPower } from '../board/relations.ts';
import type { Beginning, Faction, Known, NodeId, Order, Rejection, Settings, SetupStep } from '../types.ts';
import { arrivals, beginning, colonyFaults, colonyNodes } from './colony.ts';
import { fault, garrisonFaults, garrisonsOf, listFaults, type Part, partsOf } from './guard.ts';

export { guardFaults } from './guard.ts';

export type Place = Extract<Order, { readonly type: 'place' }>;

/** The step in which players of a faction choose. */
export const stepOf = (faction: Faction): SetupStep =>
  faction === 'imperial-guard' ? 'guard' : faction === 'tau' ? 'colonies' : 'others';

/** Whether a player has chosen where to begin. */
export const isPlaced = (known: Known, seat: SeatId): boolean =>
  known.players[seat]?.isUncalled === true || forcesOf(known, seat).length > 0;

/** Where a player is in the set-up. */
export interface Chooser {
  readonly seat: SeatId;
  readonly step: SetupStep;
  readonly state: 'done' | 'choosing' | 'later';
  /** Where its battleforces are. */
  readonly nodes: readonly NodeId[];
}

/** NODE-SETUP-04: all players of the set-up, in the order in which they joined. */
export const choosers = (known: Known): readonly Chooser[] =>
  playersIn(known).flatMap((seat) => {
    const faction = factionOf(known, seat);
    if (faction === null) return [];
    const isOwed = known.setUp?.owed.includes(seat) === true;
    const state = isOwed ? 'choosing' : isPlaced(known, seat) ? 'done' : 'later';
    const nodes = [...new Set(forcesOf(known, seat).map(({ node }) => node))];
    return [{ seat, step: stepOf(faction), state, nodes }];
  });

/** What a seat may place; null: it is not asked. NODE-SETUP-01, NODE-FAC-IG-01, NODE-FAC-TAU-02, -03. */
export function placements(known: Known, seat: SeatId): Beginning | null {
  if (known.setUp?.owed.includes(seat) !== true) return null;
  const parts = partsOf(known, seat);
  if (parts.length > 0) return { choices: parts.map((part) => garrisonsOf(known, part)), beside: [] };
  const faction = factionOf(known, seat);
  return beginning(known, faction, faction === 'tau' ? colonyNodes(known) : arrivals(known, faction));
}

export function placeFaults(known: Known, seat: SeatId, { nodes }: Place): readonly Rejection[] {
  if (known.setUp === null) return [refused('set-up-over', 'NODE-SETUP-04')];
  if (!known.setUp.owed.includes(seat)) {
    return [refused(isPlaced(known, seat) ? 'already-acted' : 'not-yet', 'NODE-SETUP-04')];
  }
  return arrivalFaults(known, factionOf(known, seat), partsOf(known, seat), nodes);
}

/** Why these nodes are not what a player of the faction begins in. */
function arrivalFaults(
  known: Known,
  faction: Faction | null,
  parts: readonly Part[],
  nodes: readonly NodeId[],
): readonly Rejection[] {
  const wrong = listFaults(known, nodes);
  if (wrong.length > 0) return wrong;
  if (parts.length > 0) return garrisonFaults(known, parts, nodes);
  const [first, ...beside] = nodes;
  if (first === undefined) return [refused('too-few-nodes', 'NODE-SETUP-01', ['nodes'])];
  if (faction === 'tau') return colonyFaults(known, first, beside);
  if (beside.length > 0) return [fault('too-many-nodes', 'NODE-SETUP-01', 1)];
  return arrivals(known, faction).includes(first) ? ALL_WELL : [fault('node-type', 'NODE-SETUP-01', 0)];
}

/** Whether everything is chosen, so that the next midnight, from the start date on, begins the war. */
export const isChosen = ({ setUp }: Pick<Known, 'setUp'>): boolean => setUp !== null && setUp.step === null;

/** NODE-CP-01, NODE-FAC-SM-05: the command points that a player of the faction begins with. */
export const firstPoints = (settings: Settings, faction: Faction | null): number =>
  hasFactionPower(settings, faction, 'call') ? 0 : Math.min(settings.startCp, settings.cpCap);
