import { nodeState, vpOf } from '../board/board.ts';
import { playerIn, purseIn } from '../board/play.ts';
import type { Draft, Known } from '../types.ts';
import { scored } from '../victory/victory-in-play.ts';
import { type EditTable, first, no, unknownSeat } from './made.ts';

/** Points, uses of powers, colonies. */
export const SEAT_EDITS = {
  'set-vp': (play, { seat, vp }) => {
    const was = vpOf(play.state, seat);
    const fault = first(unknownSeat(play.state, seat), was === vp ? no('no-change', 'vp') : null);
    if (fault !== null) return fault;
    scored(play, { seat, amount: vp - was, score: 'referee', rule: 'NODE-VP-01' });
    return { seat, vp, was };
  },
  'set-cp': (play, { seat, cp, acceleration }) => {
    const fault = unknownSeat(play.state, seat);
    if (fault !== null) return fault;
    const purse = purseIn(play, seat);
    const was = accelerationIn(purse);
    if (purse.cp === cp && was === acceleration) return no('no-change', 'cp');
    const facts = { seat, cp, acceleration, wasCp: purse.cp, wasAcceleration: was };
    purse.cp = cp;
    if (acceleration >= was) purse.free += acceleration - was;
    else takeAcceleration(purse, was - acceleration);
    return facts;
  },
  'set-uses': (play, { seat, taint, portal }) => {
    const fault = unknownSeat(play.state, seat);
    if (fault !== null) return fault;
    const player = playerIn(play, seat);
    if (player.used.taint === taint && player.used.portal === portal) return no('no-change', 'taint');
    player.used = { taint, portal };
    return { seat, taint, portal };
  },
  'set-colony': (play, { seat, isKept }) => {
    const fault = unknownSeat(play.state, seat);
    if (fault !== null) return fault;
    const { colony } = playerIn(play, seat);
    if (colony === null) return no('no-installation', 'seat');
    if (colony.isKept === isKept) return no('no-change', 'isKept');
    if (isKept && nodeState(play.state, colony.node).controller !== seat) return no('node-not-theirs', 'seat');
    colony.isKept = isKept;
    return { seat, node: colony.node, isKept };
  },
} as const satisfies Partial<EditTable>;

export const accelerationIn = ({ free, held }: Known['purses'][string]): number =>
  held.reduce((sum, { points }) => sum + points, free);

/** Those that may be spent go first, then the latest. */
function takeAcceleration(purse: Draft['purses'][string], points: number): void {
  let left = points - Math.min(points, purse.free);
  purse.free -= points - left;
  for (const held of purse.held.toReversed()) {
    const taken = Math.min(left, held.points);
    held.points -= taken;
    left -= taken;
  }
  purse.held = purse.held.filter((held) => held.points > 0);
}
