import type { RuleId, SeatId } from '../../kernel/index.ts';
import { lookup, present } from '../../kernel/index.ts';
import { treatiesOf } from '../diplomacy/treaties.ts';
import { seatsIn, tell } from '../turn/play.ts';
import type { EndOfTurnPlay } from './play.ts';

interface Ending {
  readonly rule: RuleId;
  readonly winners: readonly SeatId[];
}

/** HEX-END-06, -07: whether somebody has won; then the campaign ends here. */
export function victory(play: EndOfTurnPlay): void {
  const { victoryMode } = play.before.settings;
  const goal = victoryMode === 'firstCapital' ? capitalFallen(play) : goalReached(play);
  const ending = goal ?? lastStanding(play);
  if (ending === null) return;
  play.ended = ending;
  tell(play, { type: 'campaign-ended', rule: ending.rule, to: 'all', winners: ending.winners });
}

const vpOf = (play: EndOfTurnPlay, seat: SeatId): number => present(lookup(play.seats, seat), 'the seat plays').vp;

/** Seats with the most victory points; a tie is shared. */
function leaders(play: EndOfTurnPlay, seats: readonly SeatId[]): readonly SeatId[] {
  const most = Math.max(...seats.map((seat) => vpOf(play, seat)));
  return seats.filter((seat) => vpOf(play, seat) === most);
}

/** HEX-END-06: a seat that lost a Capital this turn has lost, whatever its points; of the others the most win. */
function capitalFallen(play: EndOfTurnPlay): Ending | null {
  const fell = (seat: SeatId): boolean => lookup(play.seats, seat)?.capitalFell === play.turn;
  if (!play.before.seatOrder.some(fell)) return null;
  return {
    rule: 'HEX-END-06',
    winners: leaders(
      play,
      seatsIn(play).filter((seat) => !fell(seat)),
    ),
  };
}

/** HEX-END-07: seats that reached the agreed points; of several the one with most. */
function goalReached(play: EndOfTurnPlay): Ending | null {
  const { vpGoal } = play.before.settings;
  const there = seatsIn(play).filter((seat) => vpOf(play, seat) >= vpGoal);
  return there.length === 0 ? null : { rule: 'HEX-END-07', winners: withAllies(play, leaders(play, there)) };
}

/** HEX-END-07: the last one who is not beaten; under `alliedVictory` allies may be the last together. */
function lastStanding(play: EndOfTurnPlay): Ending | null {
  const left = seatsIn(play);
  if (left.length === play.before.seatOrder.length) return null;
  const isOver = left.length < 2 || (play.before.settings.alliedVictory && areAllAllied(play, left));
  return isOver ? { rule: 'HEX-END-07', winners: left } : null;
}

const isAllied = (play: EndOfTurnPlay, a: SeatId, b: SeatId): boolean =>
  treatiesOf(play.treaties, 'alliance', a, b).length > 0;

function areAllAllied(play: EndOfTurnPlay, seats: readonly SeatId[]): boolean {
  return seats.every((a, i) => seats.slice(i + 1).every((b) => isAllied(play, a, b)));
}

/** Under `alliedVictory` the allies of the winners share their victory. */
function withAllies(play: EndOfTurnPlay, winners: readonly SeatId[]): readonly SeatId[] {
  if (!play.before.settings.alliedVictory) return winners;
  return seatsIn(play).filter((seat) => winners.includes(seat) || winners.some((one) => isAllied(play, one, seat)));
}
