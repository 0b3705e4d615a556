import type { SeatId } from '../../kernel/index.ts';
import { factionOf, playerOf, playersIn } from '../board/board.ts';
import { HOUR, type Play, playerIn, purseIn, startTimer, stopTimer, tell } from '../board/play.ts';
import { hasPower } from '../board/relations.ts';
import { raiseForce } from '../holding/holding-in-play.ts';
import type { Known, NodeId, SetupStep } from '../types.ts';
import { SETUP_STEPS } from '../vocabulary.ts';
import { arrivals, colonyNodes } from './colony.ts';
import { foundColony } from './colony-in-play.ts';
import { defaultParts, type GuardRuling, garrisonsOf, partsOf } from './guard.ts';
import { dealParts, moveGuard, shareGuard } from './guard-in-play.ts';
import { firstPoints, isPlaced, type Place, stepOf } from './setup.ts';

/** NODE-SETUP-04: opens the first step that asks anybody. */
export function openSetUp(play: Play): void {
  dealParts(play, defaultParts(play.state));
  for (const seat of playersIn(play.state)) {
    playerIn(play, seat).isUncalled = hasPower(play.state, seat, 'call');
  }
  openStep(play, 'guard');
}

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

export function giveFirstPoints(play: Play, seat: SeatId): void {
  purseIn(play, seat).cp = firstPoints(play.state.settings, factionOf(play.state, seat));
}

/** NODE-SETUP-04, NODE-CP-01: the first day begins. */
export function beginWar(play: Play): void {
  play.state.setUp = null;
  for (const seat of playersIn(play.state)) giveFirstPoints(play, seat);
}
