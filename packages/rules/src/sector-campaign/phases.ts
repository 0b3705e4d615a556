import { invariant } from '../kernel/index.ts';
import { flyOn } from './air/flights-in-play.ts';
import { canSetMission } from './air/missions.ts';
import { missionsByTime } from './air/missions-in-play.ts';
import { canAttack } from './attacks/attacks.ts';
import { arriveAtBattle } from './attacks/attacks-in-play.ts';
import { answeredBattle, mayRespond } from './attacks/responses.ts';
import { endResponses } from './attacks/responses-in-play.ts';
import { closeAftermath, flyHome, openAftermath } from './battles/aftermath.ts';
import { openBattles } from './battles/opening.ts';
import { otherSide } from './board/grid.ts';
import { ask, knownIn, type Play, question, tell } from './board/play.ts';
import { closeCommand, openCommand } from './command/command.ts';
import { checkIsolation } from './isolation/isolation-in-play.ts';
import { lapseEffects } from './momentum/momentum.ts';
import { canMove } from './moves/moves.ts';
import { arriveByAir } from './moves/moves-in-play.ts';
import { clearQueues, declareFromQueue } from './orders/queue-in-play.ts';
import { canScout } from './scouting/scouting.ts';
import { arriveScout } from './scouting/scouting-in-play.ts';
import { openArmies } from './setup/armies.ts';
import { canPlace } from './setup/deployment.ts';
import { fillOrbit, openDeployment } from './setup/deployment-in-play.ts';
import { rollArmyXp } from './setup/experience.ts';
import { nameMajors } from './setup/majors.ts';
import { closePlanet, openPlanet } from './setup/planet.ts';
import { DECLARES, declarer, isDeclaring } from './turn/alternation.ts';
import { rollPhase } from './turn/initiative.ts';
import { closeTurnEnd, openTurnEnd } from './turn-end/turn-end.ts';
import type { Battle, Board, DeclaringPhase, Known, Question } from './types.ts';
import { type Decision, PHASES, type Phase, type RolledPhase, SIDES } from './vocabulary.ts';

/** What happens when a phase begins, and when everyone has decided. If nobody is asked then, the phase is over. */
interface PhaseRules {
  readonly open: (play: Play) => void;
  readonly close: (play: Play) => void;
}

const nothing = (): void => {};
const askBoth =
  (decision: Decision) =>
  (play: Play): void =>
    ask(
      play,
      SIDES.map((side) => question(side, decision)),
    );

/** SEC-INIT-01: a phase that begins with a roll, if anyone can declare anything in it. SEC-TURN-01, SEC-SCOUT-03. */
const rolled = (phase: RolledPhase): PhaseRules => ({
  open: (play) => {
    const canDeclare = SIDES.some((side) => CAN_DECLARE[phase](knownIn(play, side)));
    if (canDeclare && !play.state.board.isOvertime) rollPhase(play, phase);
    else tell(play, { type: 'phase-skipped', rule: 'SEC-TURN-01', to: 'all', phase });
  },
  close: clearQueues,
});

/** Whether a side that has not passed has something left to declare. SEC-INIT-04. */
const CAN_DECLARE: Readonly<Record<DeclaringPhase, (known: Known) => boolean>> = {
  deployment: canPlace,
  air: canSetMission,
  scouting: canScout,
  moves: canMove,
  attacks: canAttack,
};

/** SEC-SETUP-10, SEC-TURN-01: the sequence of play. */
const SEQUENCE: Readonly<Record<Phase, PhaseRules>> = {
  armies: { open: askBoth('army'), close: openArmies },
  majors: { open: askBoth('majors'), close: nameMajors },
  planet: { open: openPlanet, close: closePlanet },
  experience: { open: openExperience, close: nothing },
  deployment: { open: openDeployment, close: closeDeployment },
  command: { open: openCommand, close: closeCommand },
  air: { ...rolled('air'), close: closeAir },
  scouting: rolled('scouting'),
  moves: rolled('moves'),
  attacks: rolled('attacks'),
  battles: { open: openBattles, close: nothing },
  retreats: { open: openAftermath, close: endBattles },
  isolation: { open: checkIsolation, close: nothing },
  score: { open: openTurnEnd, close: closeTurnEnd },
};

function openExperience(play: Play): void {
  for (const side of SIDES) rollArmyXp(play, side);
}

function closeDeployment(play: Play): void {
  fillOrbit(play);
  clearQueues(play);
}

function closeAir(play: Play): void {
  missionsByTime(play);
  clearQueues(play);
}

function endBattles(play: Play): void {
  closeAftermath(play);
  lapseEffects(play);
}

/** The last phase of a turn is followed by the first of the next. */
const following = (phase: Phase): Phase => PHASES[PHASES.indexOf(phase) + 1] ?? 'command';

export function openPhase(play: Play, phase: Phase): void {
  const { board } = play.state;
  Object.assign(board, { phase, asked: [], alternation: null, roll: null });
  tell(play, { type: 'phase-opened', rule: 'SEC-TURN-01', to: 'all', phase });
  SEQUENCE[phase].open(play);
}

/** More than any step can need. A step that goes round in circles is a bug. */
const MOST_MOMENTS = 10_000;

/** Plays on until somebody has to decide, or the campaign is over, through flights, queues and automatic phases. */
export function goOn(play: Play): void {
  for (let moment = 0; moment < MOST_MOMENTS; moment++) {
    if (play.state.board.ended !== null || isWaiting(play.state.board)) return;
    if (play.state.board.asked.length === 0) continueUnasked(play);
    else if (!declareFromQueue(play)) return;
  }
  invariant(false, 'a step comes to its end');
}

/** SEC-BTL-12: nobody is asked about a dispute, but the battles are not over. */
const isWaiting = ({ phase, asked, battles }: Board): boolean =>
  phase === 'battles' && asked.length === 0 && Object.values(battles).some(({ outcome }) => outcome === null);

/** What comes next when nobody is asked: the flight, the answer to an attack, the next declaration, the next phase. */
function continueUnasked(play: Play): void {
  const { board } = play.state;
  const battle = answeredBattle(board);
  const next = nextDeclarer(play);
  if (board.flight !== null) land(play);
  else if (battle !== null) askForResponse(play, battle);
  else if (next !== null) ask(play, [next]);
  else if (board.phase !== 'retreats' || !flyHome(play)) {
    SEQUENCE[board.phase].close(play);
    if (board.ended === null) openPhase(play, following(board.phase));
  }
}

function nextDeclarer(play: Play): Question | null {
  const { board } = play.state;
  const { phase } = board;
  if (!isDeclaring(phase)) return null;
  const side = declarer(board, (one) => CAN_DECLARE[phase](knownIn(play, one)));
  return side === null ? null : question(side, DECLARES[phase]);
}

/** SEC-RESP-01. */
function askForResponse(play: Play, { id, territory, attacker }: Battle): void {
  const { board } = play.state;
  const side = otherSide(attacker);
  if (board.isOvertime || !mayRespond(board, side)) endResponses(play, board.isOvertime);
  else ask(play, [{ side, decision: 'respond', battle: id, territory }]);
}

/** SEC-AIR-13: continues the flight. At its end, its purpose decides what happens. */
function land(play: Play): void {
  const landing = flyOn(play);
  if (landing === null) return;
  const { flight, hasArrived } = landing;
  if (flight.purpose === 'scout') arriveScout(play, flight, hasArrived);
  // A flight back ends where the counter has been all the time.
  else if (flight.purpose === 'back') return;
  else if (flight.battle !== null) arriveAtBattle(play, flight, hasArrived);
  else if (hasArrived) arriveByAir(play, flight);
}
