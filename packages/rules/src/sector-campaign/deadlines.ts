import { lookup } from '../kernel/index.ts';
import { defaultMission, setMission } from './air/missions-in-play.ts';
import { reactByDefault } from './air/reactions-in-play.ts';
import { endResponses } from './attacks/responses-in-play.ts';
import { resolveQuickly } from './battles/quick.ts';
import { reportFellDue } from './battles/reports.ts';
import { answered, knownIn, type Play, tell } from './board/play.ts';
import { decisionId, timerKind } from './due.ts';
import { readyMadeArmy, sealArmy } from './setup/armies.ts';
import { defaultPlacement } from './setup/deployment.ts';
import { place } from './setup/deployment-in-play.ts';
import { endAlternation, pass } from './turn/alternation-in-play.ts';
import { chooseFirst } from './turn/initiative.ts';
import type { Question } from './types.ts';
import { type Decision, type Phase, ROLLED_PHASES } from './vocabulary.ts';

/** SEC-TURN-05: how many missed deadlines in a turn the referee is told of. */
const MISSES_NOTICED = 3;

/** What fell due, by the ids of `nextDue`: the time of the present decision, and firm times. */
export function fellDue(play: Play, of: readonly string[]): void {
  for (const id of of) {
    const kind = timerKind(id);
    if (kind === null || lookup(play.state.board.timers, id) === undefined) continue;
    delete play.state.board.timers[id];
    if (kind === 'turn') declarationsOver(play);
    else reportFellDue(play, kind, id.slice(id.indexOf(':') + 1));
  }
  if (of.includes(decisionId(play.state.board))) decisionFellDue(play);
}

/** Phases before or during which a turn's declarations are made. */
const BEFORE_BATTLES: readonly Phase[] = ['command', ...ROLLED_PHASES];

/** SEC-TURN-05: after `turnDays`, both sides pass for the rest of the turn's declarations. */
function declarationsOver(play: Play): void {
  const { board } = play.state;
  if (!BEFORE_BATTLES.includes(board.phase)) return;
  board.isOvertime = true;
  // Decisions before the declarations have times of their own.
  if (board.phase === 'command') return;
  for (const asked of [...board.asked]) if (REACTIONS.includes(asked.decision)) DEFAULTS[asked.decision](play, asked);
  endAlternation(play);
}

const REACTIONS: readonly Decision[] = ['respond', 'intercept', 'escort', 'flak'];

/** The rules decide for everyone who still owes the present decision. */
function decisionFellDue(play: Play): void {
  for (const asked of [...play.state.board.asked]) {
    if (asked.decision === 'confirm') continue;
    notice(play, asked);
    DEFAULTS[asked.decision](play, asked);
  }
}

/** SEC-TURN-05: a missed deadline. Everyone is told, and the referee separately of the third in a turn. */
function notice(play: Play, { side, decision }: Question): void {
  const one = play.state.board.sides[side];
  one.misses += 1;
  tell(play, { type: 'time-up', rule: 'SEC-TURN-05', to: 'all', side, decision });
  if (one.misses !== MISSES_NOTICED) return;
  tell(play, { type: 'misses-noticed', rule: 'SEC-TURN-05', to: [], side, misses: one.misses });
}

type Default = (play: Play, asked: Question) => void;
/** The side has not decided: what is taken is up to the close of the phase. */
const leave: Default = (play, { side, decision }) => answered(play, side, decision);
const skip: Default = (play, { side }) => pass(play, side, true);
const react =
  (decision: 'intercept' | 'escort' | 'flak'): Default =>
  (play, { side }) =>
    reactByDefault(play, side, decision);

/** What happens if nobody decides. */
const DEFAULTS: Readonly<Record<Decision, Default>> = {
  army: (play, { side }) => {
    const army = readyMadeArmy(play.state.board, side);
    // SEC-SETUP-10: else the referee decides.
    if (army === null) return;
    sealArmy(play, side, army);
    tell(play, { type: 'army-provided', rule: 'SEC-SETUP-10', to: 'all', side });
  },
  majors: leave,
  planet: leave,
  command: leave,
  first: (play, { side }) => chooseFirst(play, side, 'me'),
  place: (play, { side }) => place(play, side, defaultPlacement(knownIn(play, side))),
  mission: (play, { side }) => setMission(play, side, defaultMission(knownIn(play, side)), true),
  scout: skip,
  move: skip,
  attack: skip,
  respond: (play) => endResponses(play, true),
  intercept: react('intercept'),
  escort: react('escort'),
  flak: react('flak'),
  battle: (play, { battle: id }) => {
    const battle = id === null ? undefined : lookup(play.state.board.battles, id);
    if (battle?.outcome === null) resolveQuickly(play, battle);
  },
  confirm: leave,
  retreats: leave,
  score: leave,
};
