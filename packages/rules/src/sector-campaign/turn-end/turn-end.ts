import { hideAgain } from '../battles/rehide.ts';
import { ALL_WELL } from '../board/board.ts';
import { answered, ask, drafted, type Play, question, tell } from '../board/play.ts';
import { judgeDirectives, leaveForReserve, rewardDirectives } from '../directives/directives.ts';
import { changeArmy, permanentFaults } from '../directives/losses.ts';
import { creditAirCombats } from '../experience/experience.ts';
import { chooseEffects, earnMomentum, effectsFaults } from '../momentum/momentum.ts';
import { endResources, finishEngineers } from '../resources/resources.ts';
import type { Known, Rejection, Side, TurnEnd } from '../types.ts';
import { checkVictory, rollElsewhere, scoreTerritories } from '../victory/victory.ts';
import { SIDES } from '../vocabulary.ts';

/**
 * SEC-TURN-04, after isolation (1): fortifications and engineers (2), points for territories (3), those of battles and losses
 * having been scored with them (4), directives (5), other sectors (6), momentum (7). What it asks changes no score, so that a
 * victory (9) ends the campaign before anybody is asked.
 */
export function openTurnEnd(play: Play): void {
  creditAirCombats(play);
  completeFortifications(play);
  finishEngineers(play);
  scoreTerritories(play);
  judgeDirectives(play);
  rollElsewhere(play);
  rewardDirectives(play);
  checkVictory(play);
  if (play.state.board.ended !== null) return;
  earnMomentum(play);
  const asked = SIDES.filter((side) => {
    const { effects, points, reward } = play.state.desks[side].owed;
    return effects > 0 || points > 0 || reward !== 'none';
  });
  ask(
    play,
    asked.map((side) => question(side, 'score')),
  );
}

/** SEC-MOVE-04: still held by the side that dug, or it would have been lost with the territory. */
function completeFortifications(play: Play): void {
  const { territories } = play.state.board;
  for (const territory of Object.values(territories)) {
    if (!territory.isBeingFortified) continue;
    Object.assign(territory, { isBeingFortified: false, isFortified: true });
    const { id, controller } = territory;
    tell(play, { type: 'fortified', rule: 'SEC-MOVE-04', to: 'all', territory: id, side: controller });
  }
}

/** SEC-MOM-07, SEC-DIR-17. */
export function turnEndFaults(known: Known, choices: TurnEnd): readonly Rejection[] {
  const { momentum, directives } = known.board.settings;
  return [
    ...(momentum ? effectsFaults(known, choices) : ALL_WELL),
    ...(directives ? permanentFaults(known, choices) : ALL_WELL),
  ];
}

export function sealTurnEnd(play: Play, side: Side, choices: TurnEnd): void {
  play.state.desks[side].turnEnd = drafted(choices);
  answered(play, side, 'score');
  tell(play, { type: 'turn-end-sealed', rule: 'SEC-TURN-03', to: 'all', side });
}

/** SEC-TURN-04: choices count, temporary forces leave (8), and absent sides are noticed. SEC-TURN-05. */
export function closeTurnEnd(play: Play): void {
  const { board, desks } = play.state;
  for (const side of SIDES) {
    const choices = desks[side].turnEnd;
    changeArmy(play, side, choices);
    chooseEffects(play, side, choices);
    Object.assign(desks[side], { turnEnd: null, owed: { effects: 0, points: 0, reward: 'none' } });
    noticeAbsence(play, side);
  }
  leaveForReserve(play);
  hideAgain(play);
  endResources(play);
  delete board.timers['turn:'];
}

/** SEC-TURN-05: notices a side that has decided nothing for a whole turn. */
function noticeAbsence(play: Play, side: Side): void {
  const { board, desks } = play.state;
  const one = board.sides[side];
  one.absences = desks[side].hasActed ? 0 : one.absences + 1;
  if (one.absences === 0) return;
  tell(play, { type: 'side-absent', rule: 'SEC-TURN-05', to: 'all', side, turns: one.absences });
}
