import { detachmentsOf, refused, UNUSED } from '../board/board.ts';
import { answered, ask, DAY, drafted, knownIn, type Play, question, startTimer, tell } from '../board/play.ts';
import {
  answerDirective,
  directiveFaults,
  ignoringPrice,
  returnCalledAway,
  rollDirectives,
} from '../directives/directives.ts';
import { buy, payUpkeep, purchaseFaults } from '../resources/resources.ts';
import type { CommandSheet, Known, Rejection, Side } from '../types.ts';
import { SIDES } from '../vocabulary.ts';

/** Ignores nothing, pays nothing, buys nothing. */
const EMPTY_SHEET: CommandSheet = { ignores: false, additions: [], returns: [], upkeep: [], purchases: [] };

/** SEC-TURN-02, -03: the turn begins. Directives are rolled, and both sides decide about theirs in secret. */
export function openCommand(play: Play): void {
  beginTurn(play);
  const { directives, commandResources, alterations } = play.state.board.settings;
  if (directives) rollDirectives(play);
  // SEC-XP-11: alterations are made while both sides decide.
  const decidesEachTurn = directives || commandResources || alterations;
  const deciding = decidesEachTurn ? SIDES : SIDES.filter((side) => isReturning(knownIn(play, side)));
  ask(
    play,
    deciding.map((side) => question(side, 'command')),
  );
}

const isReturning = ({ desk }: Known): boolean => detachmentsOf(desk).some(({ where }) => where === 'away');

/** SEC-BTL-11: nothing of the last turn counts any more. */
function beginTurn(play: Play): void {
  const { board, desks } = play.state;
  board.turn += 1;
  board.began.turn = play.at;
  board.declared = [];
  board.isOvertime = false;
  if (board.settings.turnDays !== null) startTimer(play, 'turn', '', board.settings.turnDays * DAY);
  for (const territory of Object.values(board.territories)) {
    Object.assign(territory, { isAttacked: false, hasAttacked: false, controllerBefore: territory.controller });
  }
  for (const counter of Object.values(board.counters)) Object.assign(counter, { ...UNUSED, mission: null });
  for (const side of SIDES) {
    const one = board.sides[side];
    const used = { moves: 0, attacks: 0, responses: 0 };
    Object.assign(one, { used, misses: 0, scores: { start: one.score, command: one.score } });
    desks[side].hasActed = false;
    for (const detachment of Object.values(desks[side].detachments)) {
      const bonus = { isMoveUsed: false, isAttackUsed: false };
      const air = { hasFought: false, flyers: 0, isHalved: false };
      Object.assign(detachment, { lost: [], isWiped: false, hasScouted: false, scoutFlak: 'unrolled', air, bonus });
    }
  }
  tell(play, { type: 'turn-began', rule: 'SEC-TURN-01', to: 'all' });
}

/** SEC-TURN-02, SEC-CR, SEC-DIR-02. */
export function commandFaults(known: Known, sheet: CommandSheet): readonly Rejection[] {
  const { directives, commandResources } = known.board.settings;
  if (!directives && (sheet.ignores || sheet.additions.length > 0)) {
    return [refused('module-off', 'SEC-SETUP-08', ['sheet', 'ignores'])];
  }
  if (!commandResources && sheet.purchases.length > 0) {
    return [refused('module-off', 'SEC-SETUP-08', ['sheet', 'purchases'])];
  }
  return [...directiveFaults(known, sheet), ...purchaseFaults(known, sheet, ignoringPrice(known, sheet))];
}

/** SEC-TURN-03: kept until both sides have sealed. */
export function sealCommand(play: Play, side: Side, sheet: CommandSheet): void {
  play.state.desks[side].command = drafted(sheet);
  answered(play, side, 'command');
  tell(play, { type: 'command-sealed', rule: 'SEC-TURN-03', to: 'all', side });
}

/** SEC-TURN-02: in this order, for one side after the other. */
export function closeCommand(play: Play): void {
  for (const side of SIDES) {
    const desk = play.state.desks[side];
    const sheet = desk.command ?? EMPTY_SHEET;
    desk.command = null;
    answerDirective(play, side, sheet);
    returnCalledAway(play, side, sheet);
    payUpkeep(play, side, sheet);
    buy(play, side, sheet);
    const { score, scores } = play.state.board.sides[side];
    scores.command = score;
  }
}
