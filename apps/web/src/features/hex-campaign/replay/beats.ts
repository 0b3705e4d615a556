import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { diceOf, type Section, sectionOf } from '../report/report-lines.ts';

/** One event as it is played on the map. */
export interface Beat {
  readonly event: Event;
  readonly section: Section;
  /** Two sides met here. */
  readonly isContact: boolean;
}

/** The events of a step to play, in the order in which they happened: everything in its report. */
export function beatsOf(events: readonly Event[]): readonly Beat[] {
  return events.flatMap((event) => {
    const section = sectionOf(event);
    return section === null ? [] : [{ event, section, isContact: isContact(event) }];
  });
}

function isContact(event: Event): boolean {
  return event.type === 'marched' && (event.stop?.code === 'enemy-army' || event.stop?.code === 'enemy-zoc');
}

/** The hexes that a piece passes in an event, including its start; null when none moves. */
export function wayOf(event: Event): readonly HexKey[] | null {
  if (event.type === 'marched' && event.trail.length > 0) return [event.from, ...event.trail];
  return event.type === 'passed' && event.hexes.length > 1 ? event.hexes : null;
}

/** Which piece moves in an event; null when none does. */
export function moverOf(event: Event) {
  if (wayOf(event) === null) return null;
  if (event.type === 'marched') return event.piece;
  return event.type === 'passed' ? event.piece.id : null;
}

/** How long an event is shown before the next is played, in milliseconds at normal speed. */
export function spanOf(event: Event, msPerHex: number): number {
  const way = wayOf(event);
  if (way !== null) return (way.length - 1) * msPerHex + 400;
  return diceOf(event).length > 0 || event.type === 'initiative-dice' ? 1200 : 800;
}
