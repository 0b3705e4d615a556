import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import type { Command, Event, ForceId, NodeId, Owner, View } from '@sealed-orders/rules/node-campaign';
import { GUARD } from '@sealed-orders/rules/node-campaign';
import type { Words } from '@sealed-orders/text/node-campaign';

/** Where things are at the end of a step. */
type Board = Pick<View, 'forces'> & Pick<Words, 'field'>;

const whereIs = ({ forces }: Board, force: ForceId): NodeId | null => lookup(forces, force)?.node ?? null;

/** The node that an order is about: where it leads, or where its battleforce is. */
function aim(command: Command, board: Board): NodeId | null {
  if (command.type === 'cede') return command.node;
  if ('to' in command) return command.to;
  return 'node' in command ? command.node : whereIs(board, command.force);
}

/** The node that a line points at; null: it is about no single one. */
export function placeOf(event: Event, board: Board): NodeId | null {
  switch (event.type) {
    case 'moved':
    case 'path-failed':
    case 'retreated':
      return event.into;
    case 'ordered':
    case 'order-cancelled':
      return aim(event.command, board);
    default:
      if ('node' in event) return event.node;
      if ('battle' in event && event.battle !== null) return board.field(event.battle);
      return 'force' in event && event.force !== null ? whereIs(board, event.force) : null;
  }
}

/** Whose line it is: the player who acted or whom it is about; null: everyone's, or of nobody who plays. */
export function seatOf(event: Event): SeatId | null {
  const owner = ownerOf(event);
  return owner === GUARD ? null : owner;
}

function ownerOf(event: Event): Owner | null {
  switch (event.type) {
    case 'battle-opened':
      return event.attacker;
    case 'report-filed':
      return event.report.by;
    case 'choice-asked':
      return event.choice.by;
    default:
      if ('seat' in event) return event.seat;
      if ('by' in event && event.by !== 'players' && event.by !== 'referee') return event.by;
      return 'owner' in event ? event.owner : null;
  }
}

/** Results that say no more than the order before them: it worked. */
function isRepeat(event: Event): boolean {
  switch (event.type) {
    case 'moved':
      return event.roll === null;
    case 'control-changed':
      return event.how === 'ceded' || (event.how === 'expanded' && event.was === null);
    case 'portal-opened':
    case 'installation-destroyed':
    case 'force-tainted':
      return true;
    default:
      return false;
  }
}

/** The events of a step without those that only say again what was ordered. */
export const withoutRepeats = (events: readonly Event[]): readonly Event[] =>
  events.filter((event, i) => events[i - 1]?.type !== 'ordered' || !isRepeat(event));

/** The dice that decided a line, as rolled; those of experience are in its sentence. */
export function diceOf(event: Event): readonly number[] {
  switch (event.type) {
    case 'moved':
      return event.roll === null ? [] : [event.roll.die];
    case 'mission-fixed': {
      const strategy = event.mission.strategy.at(-1);
      return [...(strategy === undefined ? [] : [strategy.attacker, strategy.defender]), ...event.mission.dice];
    }
    default:
      return 'die' in event && event.die !== null ? [event.die] : [];
  }
}

/** Two sides met here. */
export const isContact = ({ type }: Event): boolean => type === 'battle-opened' || type === 'battle-joined';

/** A step of the log: when it happened, and what it told its reader. */
export interface LogStep<Entry = Event> {
  /** ISO instant; null: not known. */
  readonly at: string | null;
  readonly events: readonly Entry[];
}

/** The events of one day, or of the midnight that ended it, in order of arrival. */
export interface LogPart<Step extends LogStep> {
  /** `17`, `17-end`. */
  readonly id: string;
  readonly day: number;
  readonly isMidnight: boolean;
  /** Each with its step. */
  readonly entries: readonly { readonly event: Event; readonly step: Step }[];
}

/** The log by day: what a midnight brings stands between the days. A new day itself is told by the headings. */
export function logParts<Step extends LogStep>(steps: readonly Step[]): readonly LogPart<Step>[] {
  const parts: { id: string; day: number; isMidnight: boolean; entries: { event: Event; step: Step }[] }[] = [];
  for (const step of steps) {
    const dawn = step.events.findIndex(({ type }) => type === 'day-began');
    step.events.forEach((event, i) => {
      const isMidnight = i < dawn;
      const id = isMidnight ? `${event.day}-end` : String(event.day);
      if (parts.at(-1)?.id !== id) parts.push({ id, day: event.day, isMidnight, entries: [] });
      if (i !== dawn) parts.at(-1)?.entries.push({ event, step });
    });
  }
  return parts;
}

/** The dates of days, as far as these steps tell them. */
export function datesIn(
  steps: readonly { readonly view: Pick<View, 'clock'>; readonly events: readonly Event[] }[],
): ReadonlyMap<number, string> {
  return new Map(
    steps.flatMap(({ view: { clock }, events }): readonly (readonly [number, string])[] => [
      ...(clock.date === null ? [] : [[clock.day, clock.date] as const]),
      ...events.flatMap((event) =>
        event.type === 'day-began' || event.type === 'war-began' ? [[event.day, event.date] as const] : [],
      ),
    ]),
  );
}
