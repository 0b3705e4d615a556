import type { SeatId } from '../../kernel/index.ts';
import { seatNumber } from '../ground/ground.ts';
import { nearestFree } from '../ground/nearest.ts';
import { keyAt } from '../map/grid.ts';
import { settleArrived } from '../places/settle.ts';
import { loseConstructions } from '../taking/constructions.ts';
import { at, replacePiece, tell } from '../turn/play.ts';
import type { Construction } from '../types.ts';
import { classesOf } from '../units/classes.ts';
import type { DetachmentsPlay } from './play.ts';

/** HEX-DET-11, HEX-TURN-08: last turn's detachments arrive, unless another seat now holds the hex that built them. */
export function arrivals(play: DetachmentsPlay): void {
  for (const { hex, detachment } of play.constructions) {
    if (play.control[hex] !== detachment.seat) loseConstructions(play, hex, detachment.seat);
  }
  placeReady(play);
}

/** HEX-TURN-08: places everything that is ready: players in random order, each player's pieces as ordered. */
export function placeReady(play: DetachmentsPlay): void {
  const ready = play.constructions.filter((one) => one.ready <= play.turn);
  if (ready.length === 0) return;
  const seats = play.before.seatOrder.filter((seat) => ready.some(({ detachment }) => detachment.seat === seat));
  for (const seat of shuffled(play, seats)) {
    for (const one of ready) if (one.detachment.seat === seat && place(play, one)) remove(play, one);
  }
}

function remove(play: DetachmentsPlay, gone: Construction): void {
  play.constructions = play.constructions.filter((one) => one !== gone);
}

/** All orders of the seats are equally likely. */
function shuffled(play: DetachmentsPlay, seats: readonly SeatId[]): readonly SeatId[] {
  const left = [...seats];
  const drawn: SeatId[] = [];
  while (left.length > 1) drawn.push(...left.splice(play.dice.die('HEX-TURN-08', 'arrivals', left.length) - 1, 1));
  return [...drawn, ...left];
}

/** Which rule put the detachment there. */
function ruleOf(play: DetachmentsPlay, { detachment }: Construction) {
  if (play.phase === 'spending') return 'HEX-START-06';
  return detachment.fixed ? 'HEX-CLAIM-14' : 'HEX-DET-11';
}

/** HEX-DET-11, -16: places one; false if the whole map has no room for it. */
function place(play: DetachmentsPlay, one: Construction): boolean {
  const { detachment, orbit, prefer } = one;
  const { seat, id, name } = detachment;
  const told = { type: 'detachment-arrived', to: [seat], seat, piece: id, name } as const;
  if (orbit) {
    play.orbit.set(id, detachment);
    tell(play, { ...told, rule: 'HEX-DET-16', hex: null });
    return true;
  }
  if (settleArrived(play, { ...detachment, hex: one.hex })) return true;
  const found = nearestFree(
    play.ground,
    {
      seat: seatNumber(play.ground.seats, seat),
      classes: classesOf(detachment.units),
      hex: at(play, one.hex),
      isBuilt: !detachment.fixed,
      prefer,
      ownOnly: play.phase === 'spending',
    },
    (among) => play.dice.die('HEX-DET-11', id, among),
  );
  if (found < 0) return false;
  const hex = keyAt(play.ground.grid, found);
  replacePiece(play, { ...detachment, hex });
  tell(play, { ...told, rule: ruleOf(play, one), hex });
  return true;
}
