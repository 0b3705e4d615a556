import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import type { Board, CounterId, Event, Phase, TerritoryId } from '@sealed-orders/rules/sector-campaign';

type Known = Pick<Board, 'counters' | 'battles' | 'past' | 'sides'>;

const battlefield = ({ battles, past }: Known, id: string): TerritoryId | null =>
  lookup(battles, id)?.territory ?? past.find((one) => one.id === id)?.territory ?? null;

/** The territory that a line points to; null: it is not about a single one. */
export function placeOf(event: Event, board: Known): TerritoryId | null {
  if ('into' in event) return event.into;
  if ('territory' in event) return event.territory;
  if ('at' in event && event.at !== null) return event.at;
  if ('battle' in event && event.battle !== null) return battlefield(board, event.battle);
  if ('counter' in event) return lookup(board.counters, event.counter)?.at ?? null;
  return null;
}

/** Whose line it is: the commander of the side that acted or that it concerns; null: everyone's. */
export function seatOf(event: Event, { counters, sides }: Known): SeatId | null {
  const actor = actorOf(event);
  const acting = actor === null ? null : (lookup(counters, actor)?.side ?? null);
  const side = 'side' in event ? event.side : acting;
  return side === null ? null : sides[side].commander;
}

/** The counter that acted, or the first of several; null: none is named. */
function actorOf(event: Event): CounterId | null {
  if ('counter' in event) return event.counter;
  return event.type === 'attack-declared' ? (event.counters[0] ?? null) : null;
}

/** The dice that decided a line, as rolled. If many units rolled, the dice are in its sentence instead. */
export function diceOf(event: Event): readonly number[] {
  switch (event.type) {
    case 'initiative-rolled': {
      const last = event.rolls.at(-1);
      return last === undefined ? [] : [last.west, last.east];
    }
    case 'scouted':
    case 'flak-rolled':
      return event.dice.map(({ die }) => die);
    case 'planet-found':
    case 'directive-rolled':
      return event.dice;
    case 'quick-resolved':
      return [event.dice.attacker.die, event.dice.defender.die];
    case 'elsewhere-rolled':
      return [event.die];
    default:
      return [];
  }
}

/** Whether two sides met here. */
export const isContact = ({ type }: Event): boolean =>
  type === 'attack-declared' || type === 'intercepted' || type === 'battle-began';

/** The events of one phase, in order of arrival. */
export interface LogPart<Step> {
  readonly id: string;
  readonly turn: number;
  readonly phase: Phase;
  readonly entries: readonly { readonly event: Event; readonly step: Step }[];
}

interface LogStep {
  readonly events: readonly Event[];
  /** The phase that is open after the step. */
  readonly phase: Phase;
}

/** The log by phases. The heading says which phase opened; `before`: the phase before the first step. */
export function logParts<Step extends LogStep>(steps: readonly Step[], before: Phase): readonly LogPart<Step>[] {
  const parts: { id: string; turn: number; phase: Phase; entries: { event: Event; step: Step }[] }[] = [];
  let phase = before;
  for (const step of steps) {
    for (const event of step.events) {
      if (event.type === 'phase-opened') {
        ({ phase } = event);
        continue;
      }
      const last = parts.at(-1);
      if (last?.phase === phase && last.turn === event.turn) last.entries.push({ event, step });
      else
        parts.push({
          id: `${event.turn}-${phase}-${parts.length}`,
          turn: event.turn,
          phase,
          entries: [{ event, step }],
        });
    }
    ({ phase } = step);
  }
  return parts;
}
