import type { SeatId } from '../../kernel/index.ts';
import { ALL_WELL, factionOf, forcesOf, playerOf, playersIn, refused } from '../board/board.ts';
import { HOUR, type Play, playerIn, purseIn, startTimer, stopTimer, tell } from '../board/play.ts';
import { hasFactionPower, hasPower } from '../board/relations.ts';
import { raiseForce } from '../holding/holding.ts';
import type { Beginning, Faction, Known, NodeId, Order, Rejection, Settings, SetupStep } from '../types.ts';
import { SETUP_STEPS } from '../vocabulary.ts';
import { arrivals, beginning, colonyFaults, colonyNodes, foundColony } from './colony.ts';
import {
  dealParts,
  defaultParts,
  fault,
  type GuardRuling,
  garrisonFaults,
  garrisonsOf,
  listFaults,
  moveGuard,
  type Part,
  partsOf,
  shareGuard,
} from './guard.ts';

export { guardFaults } from './guard.ts';

type Place = Extract<Order, { readonly type: 'place' }>;

/** NODE-SETUP-04: opens the first step that asks anybody. */
export function openSetUp(play: Play): void {
  dealParts(play, defaultParts(play.state));
  for (const seat of playersIn(play.state)) {
    playerIn(play, seat).isUncalled = hasPower(play.state, seat, 'call');
  }
  openStep(play, 'guard');
}

const stepOf = (faction: Faction): SetupStep =>
  faction === 'imperial-guard' ? 'guard' : faction === 'tau' ? 'colonies' : 'others';

const isPlaced = (known: Known, seat: SeatId): boolean =>
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

/** Who is not placed yet in a step. */
const unplaced = (known: Known, step: SetupStep): readonly SeatId[] =>
  playersIn(known).filter((seat) => {
    const faction = factionOf(known, seat);
    return faction !== null && stepOf(faction) === step && !isPlaced(known, seat);
  });

const hasPlayer = (known: Known, seat: SeatId): boolean => !playerOf(known, seat).isEmpty;

/** Who has to choose in a step. Tau players choose one after the other. NODE-SETUP-09: nobody waits for a seat without a player. */
function asked(known: Known, step: SetupStep): readonly SeatId[] {
  const seats = unplaced(known, step).filter((seat) => hasPlayer(known, seat));
  return step === 'colonies' ? seats.slice(0, 1) : seats;
}

/** Asks those who have a choice, and goes on if there is none. Seats without a player are placed by the rules, last in their step. */
function openStep(play: Play, step: SetupStep): void {
  const { state } = play;
  if (state.setUp === null) return;
  stopTimer(play, 'set-up', '');
  const isOnly = (seat: SeatId): boolean => step === 'others' && arrivals(state, factionOf(state, seat)).length === 1;
  for (const seat of unplaced(state, step).filter(isOnly)) arrive(play, seat, []);
  const owed = asked(state, step);
  if (owed.length > 0) {
    state.setUp.step = step;
    state.setUp.owed = [...owed];
    startTimer(play, 'set-up', '', state.settings.setupHours * HOUR);
    tell(play, { type: 'set-up-asked', rule: 'NODE-SETUP-04', to: 'all', step, seats: [...owed] });
    return;
  }
  for (const seat of unplaced(state, step)) arrive(play, seat, []);
  const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1];
  if (next !== undefined) openStep(play, next);
  else closeSetUp(play);
}

/** NODE-SETUP-09: seats have got or lost their players, so that the open step asks others. Its time runs on. */
export function askAgain(play: Play): void {
  const { state } = play;
  const { setUp } = state;
  if (setUp === null || setUp.step === null) return;
  const { step, owed } = setUp;
  const still = owed.filter((seat) => hasPlayer(state, seat));
  if (still.length === 0) {
    openStep(play, step);
    return;
  }
  setUp.owed = step === 'colonies' ? still : [...asked(state, step)];
  const seats = setUp.owed.filter((seat) => !owed.includes(seat));
  if (seats.length > 0) tell(play, { type: 'set-up-asked', rule: 'NODE-SETUP-04', to: 'all', step, seats });
}

/** The first midnight from now on begins the war, unless the start date is later. */
function closeSetUp({ state, at }: Play): void {
  if (state.setUp !== null) state.setUp = { ...state.setUp, step: null, owed: [] };
  state.clock.since = at;
}

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

export function place(play: Play, seat: SeatId, { nodes }: Place): void {
  arrive(play, seat, nodes);
  leaveOwed(play, [seat]);
}

function leaveOwed(play: Play, seats: readonly SeatId[]): void {
  const { setUp } = play.state;
  if (setUp === null || setUp.step === null) return;
  setUp.owed = setUp.owed.filter((seat) => !seats.includes(seat));
  if (setUp.owed.length === 0) openStep(play, setUp.step);
}

/** NODE-SETUP-01: the first battleforces of a player. What is not chosen, or cannot be had any more, is the first legal node. */
export function arrive(play: Play, seat: SeatId, chosen: readonly NodeId[]): void {
  const { state } = play;
  const faction = factionOf(state, seat);
  const legal = (nodes: readonly NodeId[]): NodeId | undefined =>
    chosen.find((node) => nodes.includes(node)) ?? nodes[0];
  const parts = partsOf(state, seat);
  for (const part of parts) {
    const node = legal(garrisonsOf(state, part));
    if (node !== undefined) raiseForce(play, { owner: seat, node, rule: 'NODE-FAC-IG-01' });
  }
  if (parts.length > 0) return;
  const node = legal(faction === 'tau' ? colonyNodes(state) : arrivals(state, faction));
  if (node === undefined) return;
  if (faction === 'tau') {
    foundColony(play, seat, node, chosen);
    return;
  }
  raiseForce(play, { owner: seat, node, rule: 'NODE-SETUP-01' });
  if (faction === 'orks') raiseForce(play, { owner: seat, node, isHulk: true, rule: 'NODE-FAC-ORK-04' });
}

/** NODE-SETUP-04: the first legal node by the map for those who have not answered. */
export function setUpFellDue(play: Play): void {
  const owed = play.state.setUp?.owed ?? [];
  for (const seat of owed) arrive(play, seat, []);
  leaveOwed(play, owed);
}

export function setUpGuard(play: Play, ruling: GuardRuling): void {
  if (ruling.type === 'place-guard') {
    moveGuard(play, ruling.nodes);
    return;
  }
  shareGuard(play, ruling.parts);
  openStep(play, 'guard');
}

/** Whether everything is chosen, so that the next midnight, from the start date on, begins the war. */
export const isChosen = ({ setUp }: Pick<Known, 'setUp'>): boolean => setUp !== null && setUp.step === null;

/** NODE-CP-01, NODE-FAC-SM-05: the command points that a player of the faction begins with. */
export const firstPoints = (settings: Settings, faction: Faction | null): number =>
  hasFactionPower(settings, faction, 'call') ? 0 : Math.min(settings.startCp, settings.cpCap);

export function giveFirstPoints(play: Play, seat: SeatId): void {
  purseIn(play, seat).cp = firstPoints(play.state.settings, factionOf(play.state, seat));
}

/** NODE-SETUP-04, NODE-CP-01: the first day begins. */
export function beginWar(play: Play): void {
  play.state.setUp = null;
  for (const seat of playersIn(play.state)) giveFirstPoints(play, seat);
}
