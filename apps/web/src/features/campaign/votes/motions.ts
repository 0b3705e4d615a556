import { votesText } from '@sealed-orders/text/pages/votes';
import type { Head } from '../../campaign-data/campaign-data.ts';

export type Matter = Head['polls'][number]['matter'];

/** A matter that can be voted on now, in words, with its votes so far. */
export interface Motion {
  readonly key: string;
  readonly matter: Matter;
  readonly title: string;
  readonly says: string;
  readonly action: string;
  readonly votes: readonly string[];
  /** How many votes decide it. */
  readonly needed: number;
}

/**
 * What the players can vote on now: with a referee, only ending the war, or a pause by somebody who plays.
 * @param isByPhase whether the game has phases, which can be extended
 */
export function motionsOf(head: Head, isByPhase: boolean): readonly Motion[] {
  if (head.status === 'lobby' || head.status === 'finished') return [];
  const clock = clockMatters(head, isByPhase).filter(
    (what) => head.referees.length === 0 || (what === 'resume' && head.pauseEnds !== null),
  );
  const seats = head.referees.length > 0 ? [] : absentSeats(head).map((seat) => seatMotion(head, seat, isByPhase));
  return [...clock.map((what) => motion(head, what, isByPhase)), ...seats, motion(head, 'finish', isByPhase)];
}

type Simple = Exclude<Matter['what'], 'open-seat'>;

function clockMatters({ status, nextDue, isHeld }: Head, isByPhase: boolean): readonly Simple[] {
  if (status === 'paused') return ['resume'];
  if (isHeld) return ['extend', 'close', 'pause'];
  return nextDue === null || !isByPhase ? ['pause'] : ['extend', 'pause'];
}

type Seat = Head['seats'][number];

const absentSeats = ({ seats, you }: Head): readonly Seat[] =>
  seats.filter(({ seat, isOpen, isAbsent }) => seat !== you && !isOpen && isAbsent);

function motion(head: Head, what: Simple, isByPhase: boolean): Motion {
  const { title, says: usual, action } = votesText.matters[what];
  const says = what === 'pause' && !isByPhase ? votesText.onArrival.pause : usual;
  const votes = head.polls.find(({ matter }) => matter.what === what)?.votes ?? [];
  return { key: what, matter: { what }, title, says, action, votes, needed: neededOf(head, what) };
}

function seatMotion(head: Head, { seat, name, userName, misses }: Seat, isByPhase: boolean): Motion {
  const text = votesText.openSeat;
  const poll = head.polls.find(({ matter }) => matter.what === 'open-seat' && matter.seat === seat);
  return {
    key: `open-seat ${seat}`,
    matter: { what: 'open-seat', seat },
    title: text.title(name),
    says: (isByPhase ? text.says : text.saysOnArrival)(userName ?? name, misses),
    action: text.action(name),
    votes: poll?.votes ?? [],
    needed: neededOf(head, 'open-seat', seat),
  };
}

/**
 * More than half of the held seats, without the one that the matter is about; half of them are enough to let a paused
 * or held war go on.
 */
function neededOf({ seats }: Head, what: Matter['what'], about?: string): number {
  const held = seats.filter(({ seat, userName }) => userName !== null && seat !== about).length;
  return what === 'resume' || what === 'close' ? Math.max(1, Math.ceil(held / 2)) : Math.floor(held / 2) + 1;
}
